import type { ApplicationFields } from '@/contract/applications';
import type { Job } from '@/contract/jobs';
import { discardDraft, type DraftPlace } from '@/forms/draft/draft';
import { keepLastSent } from './lastSent';
import { keepReceipt } from './receipts/keptReceipts';

/**
 * Called the moment the server says yes, even if the form is gone by then. Deletes the draft, keeps the receipt, and remembers what
 * was sent for the next form. Returns the reference number.
 */
export function recordSent(
  { job, owner, draft }: { job: Job; owner: string; draft: DraftPlace },
  application: ApplicationFields,
): string {
  discardDraft(draft);
  keepLastSent(owner, application);
  return keepReceipt(owner, job, application);
}
