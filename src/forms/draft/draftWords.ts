import { whenInWords } from '@/lib/dateFormats';

export const draftWords = {
  /** Takes epoch milliseconds, as does the next. */
  kept: (at: number) => `Kept on this device ${whenInWords(at)}.`,
  restored: (at: number) => `What you typed is back. Kept on this device ${whenInWords(at)}.`,
  discard: 'Discard',
  discarded: 'What you typed was discarded.',
} as const;
