import { whenInWords } from '@/lib/time/dateFormats';

export const draftWords = {
  /** Takes epoch milliseconds. */
  kept: (at: number) => `Kept on this device ${whenInWords(at)}.`,
  /** What a guest types. */
  keptInTab: (at: number) => `Kept in this tab ${whenInWords(at)}.`,
  unstored: 'This device keeps nothing: what you type stays only while this page is open.',
  restored: 'What you typed is back.',
  fileTrouble: {
    unstored: 'Your CV stays only while this form is open.',
    lost: 'Your CV was not kept. Choose it again.',
  },
  discard: 'Discard',
  discarded: 'What you typed was discarded.',
  replaced: 'What you discarded is back, in place of what you typed since.',
} as const;
