import type { ApplicationFields } from '@/contract/applications';
import type { Job } from '@/contract/jobs';
import type { DraftKey } from '@/lib/device/draftKeys';
import { discardDraft } from '@/lib/device/drafts';
import { keepLastSent } from './lastSent';
import { keepReceipt } from './receipts/keptReceipts';
import { forgetUnanswered } from './unanswered';

/**
 * The moment the server says yes, whether or not the form is still shown: the draft goes, the receipt comes, and the next form
 * starts with what was sent in this one. Returns the reference number.
 */
export function recordSent(
  { job, owner, draftKey }: { job: Job; owner: string; draftKey: DraftKey },
  application: ApplicationFields,
): string {
  void discardDraft(draftKey);
  forgetUnanswered(owner, job.id);
  keepLastSent(owner, application);
  return keepReceipt(owner, job, application);
}
