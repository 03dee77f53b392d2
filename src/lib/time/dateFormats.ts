/** Formats a moment, given in epoch milliseconds. */
type DateFormat = (at: number) => string;

/** A format in British English, in the device's time zone unless `options` name another. */
function dateFormat(options: Intl.DateTimeFormatOptions): DateFormat {
  let formatter: Intl.DateTimeFormat | undefined;
  // Created on first use: the first DateTimeFormat blocks a slow phone for 100 ms, which would delay hydration.
  return (at) => (formatter ??= new Intl.DateTimeFormat('en-GB', options)).format(at);
}

/** As in "14:05". */
export const clock = dateFormat({ timeStyle: 'short' });

/** As in "21 November". */
const dayAndMonth = dateFormat({ day: 'numeric', month: 'long' });

/** As in "21 November 2026 at 14:05". */
export const dateAndTime = dateFormat({ dateStyle: 'long', timeStyle: 'short' });

/**
 * As in "3 Dec 2026": a vacancy's day, which is the provider's wherever the candidate is. In UTC, so during the first hour of a British
 * summer day it still shows the day before. Without `Intl`, whose first use would hold up a slow phone.
 */
export const fullDay: DateFormat = (at) => new Date(at).toUTCString().slice(5, 16).replace(/^0/, '');

/** The same without the year, as in "3 Dec", with a space that does not break. */
export const shortDay: DateFormat = (at) => fullDay(at).slice(0, -5).replace(' ', '\u00A0');

/** As in "at 14:05", or "on 21 November at 14:05" if that was not today. */
export const whenInWords: DateFormat = (at) => {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return isToday ? `at ${clock(at)}` : `on ${dayAndMonth(at)} at ${clock(at)}`;
};
