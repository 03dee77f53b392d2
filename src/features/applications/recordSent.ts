import type { ApplicationFields } from '@/contract/applications';
import type { Job } from '@/contract/jobs';
import type { DraftKey } from '@/device/draftKeys';
import { discardDraft } from '@/device/drafts';
import { keepLastSent } from './lastSent';
import { keepReceipt } from './receipts/keptReceipts';

/**
 * Called the moment the server says yes, even if the form is gone by then. Deletes the draft, keeps the receipt, and remembers what
 * was sent for the next form. Returns the reference number.
 */
export function recordSent(
  { job, owner, draftKey }: { job: Job; owner: string; draftKey: DraftKey },
  application: ApplicationFields,
): string {
  void discardDraft(draftKey);
  keepLastSent(owner, application);
  return keepReceipt(owner, job, application);
}
