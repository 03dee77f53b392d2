import type { DraftKey } from '@/device/draftKeys';

/** Where the draft of a form is kept, and who is told what happens to it. */
export type DraftPlace = {
  key: DraftKey;
  /** The same form's draft of a guest, which becomes the visitor's own when they sign in. */
  guestKey: DraftKey;
  /** The name of the field that takes a file, where there is one. */
  fileField?: string | undefined;
  /** Reports to the log of actions, without what was typed. */
  report: (event: 'kept' | 'restored' | 'discarded') => void;
};
