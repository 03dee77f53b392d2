import * as v from 'valibot';
import type { ApplicationFields, ApplicationText } from '@/contract/applications';
import type { Job } from '@/contract/jobs';
import { readRecord, writeRecord } from '@/device/records';
import { discardDraft, type DraftPlace } from '@/forms/draft/draft';
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

/** The part of an application that the next one starts with: not the letter, which is written for one vacancy. */
const LastSent = v.object({ fullName: v.string(), email: v.string(), phoneNumber: v.string() });
type LastSent = v.InferOutput<typeof LastSent>;

const keyOf = (account: string) => `lindenway.lastSent.${encodeURIComponent(account)}` as const;

export function keepLastSent(account: string, { fullName, email, phoneNumber }: ApplicationText): void {
  writeRecord(keyOf(account), { fullName, email, phoneNumber } satisfies LastSent);
}

/** What this account last sent from this device. */
export function readLastSent(account: string): LastSent | undefined {
  const value = readRecord(keyOf(account))?.value;
  return v.is(LastSent, value) ? value : undefined;
}
