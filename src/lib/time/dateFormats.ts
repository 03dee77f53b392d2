import { MONTH } from './durations';

// Moments, given in epoch milliseconds, in British English and the device's time zone.

/** As in "14:05". */
export const clock = (at: number) => new Date(at).toLocaleTimeString('en-GB', { timeStyle: 'short' });

/** As in "21 November 2026 at 14:05". */
export const dateAndTime = (at: number) =>
  new Date(at).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/**
 * As in "3 Dec 2026": a vacancy's day, which is the provider's wherever the candidate is. In UTC, so during the first hour of a British
 * summer day it still shows the day before. Without `Intl`, whose first use blocks a slow phone for 100 ms.
 */
export const fullDay = (at: number) => new Date(at).toUTCString().slice(5, 16).replace(/^0/, '');

/** As in "3 Dec", with the year where the day is so far away that it could be taken for another's; its spaces do not break. */
export function shortDay(at: number): string {
  const isNear = Math.abs(at - Date.now()) < 10 * MONTH;
  return (isNear ? fullDay(at).slice(0, -5) : fullDay(at)).replaceAll(' ', '\u00A0');
}

/** As in "at 14:05", or "on 21 November at 14:05" if that was not today. */
export function whenInWords(at: number): string {
  const date = new Date(at);
  if (date.toDateString() === new Date().toDateString()) return `at ${clock(at)}`;
  return `on ${date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })} at ${clock(at)}`;
}
