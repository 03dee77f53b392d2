import { clock, dayAndMonth, isToday } from '@/lib/dateFormats';

/** "14:05", or "21 November, 14:05" where that was not today. Takes epoch milliseconds. */
const moment = (at: number): string => (isToday(at) ? clock(at) : `${dayAndMonth(at)}, ${clock(at)}`);

export const draftWords = {
  kept: (at: number) => `Kept on this device at ${moment(at)}.`,
  restored: (at: number) => `What you typed is back. Kept on this device at ${moment(at)}.`,
  discard: 'Discard',
  discarded: 'What you typed was discarded.',
} as const;
