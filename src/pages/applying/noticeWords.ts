import { applyingCopy } from '@/content/applying';
import { resumeMessages } from '@/contract/messages';
import { failureReason } from '@/forms/submit/failureText';
import type { Notice } from './applyingStage';

/** Says that it was not sent. */
export function problemOf(notice: Notice, isKept: boolean): string {
  if (notice === 'stopped' || notice === 'elsewhere') return applyingCopy[notice];
  return isKept ? applyingCopy.notSent : applyingCopy.notSentNorKept;
}

/** Says why, where that is known. */
export function reasonOf(notice: Notice): string | undefined {
  if (typeof notice === 'string') return undefined;
  return 'refusal' in notice ? notice.refusal : failureReason(notice.failure);
}

/** Why the server refused the CV, to be shown at its field too. Known by its words: the answer carries no code. */
export const resumeRefusalOf = (notice: Notice | undefined): string | undefined =>
  typeof notice === 'object' && 'refusal' in notice && resumeRefusals.includes(notice.refusal)
    ? notice.refusal
    : undefined;
const resumeRefusals: string[] = Object.values(resumeMessages);
