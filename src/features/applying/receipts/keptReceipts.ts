import * as v from 'valibot';
import type { ApplicationFields } from '@/contract/applications';
import type { Job } from '@/contract/jobs';
import { applicationReference } from '@/contract/reference';
import { RECEIPT_PREFIX } from '@/device/storageRegistry';
import { readRecord, writeRecord } from '@/device/records';
import * as deviceStorage from '@/device/storage';

const KeptReceipt = v.object({
  jobId: v.string(),
  jobTitle: v.string(),
  reference: v.string(),
  fullName: v.string(),
  email: v.string(),
  phoneNumber: v.string(),
  message: v.string(),
  cvName: v.string(),
});

/** What was sent for one vacancy, and when, in epoch milliseconds. */
export type Receipt = v.InferOutput<typeof KeptReceipt> & { sentAt: number };

type ReceiptKey = `${typeof RECEIPT_PREFIX}${string}`;

const prefixOf = (account: string): ReceiptKey => `${RECEIPT_PREFIX}${encodeURIComponent(account)}/`;
const keyOf = (account: string, jobId: string): ReceiptKey =>
  `${prefixOf(account)}${encodeURIComponent(jobId)}`;

/** Keeps the receipt of an application that has just been sent, in place of any earlier one for the vacancy. Returns its reference. */
export function keepReceipt(
  account: string,
  { id: jobId, job_title: jobTitle }: Job,
  { resume, ...text }: ApplicationFields,
): string {
  const reference = applicationReference({ jobId, text, resumeSize: resume.size });
  writeRecord(keyOf(account, jobId), { ...text, jobId, jobTitle, reference, cvName: resume.name });
  return reference;
}

/** The receipt of a vacancy, if this account has sent one from this device. */
export const readReceipt = (account: string, jobId: string): Receipt | undefined =>
  readAt(keyOf(account, jobId));

/** All receipts of an account, newest first. */
export const readReceipts = (account: string): Receipt[] =>
  deviceStorage
    .keys()
    .filter((key): key is ReceiptKey => key.startsWith(prefixOf(account)))
    .map(readAt)
    .filter((receipt) => receipt !== undefined)
    .toSorted((one, other) => other.sentAt - one.sentAt);

function readAt(key: ReceiptKey): Receipt | undefined {
  const record = readRecord(key);
  return record && v.is(KeptReceipt, record.value) ? { ...record.value, sentAt: record.at } : undefined;
}
