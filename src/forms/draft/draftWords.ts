const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });
const calendar = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });

/** "14:05", or "21 November, 14:05" where that was not today. Takes epoch milliseconds. */
const moment = (at: number): string =>
  new Date(at).toDateString() === new Date().toDateString()
    ? clock.format(at)
    : `${calendar.format(at)}, ${clock.format(at)}`;

export const draftWords = {
  kept: (at: number) => `Kept on this device at ${moment(at)}.`,
  restored: (at: number) => `What you typed is back. Kept on this device at ${moment(at)}.`,
  discard: 'Discard',
  discarded: 'What you typed was discarded.',
} as const;
