import * as v from 'valibot';
import type { Registration } from '@/contract/accounts';
import type { ApplicationFields } from '@/contract/applications';
import type { Job } from '@/contract/jobs';
import { applicationReference } from '@/contract/reference';
import { RECEIPT_PREFIX } from '@/device/storageRegistry';
import { readRecord, writeRecord } from '@/device/records';
import * as deviceStorage from '@/device/storage';
import { accountOf } from '@/features/session/sessionSlice';

/** The part of an application that the next one starts with: not the letter, which is written for one vacancy. */
const LastSent = v.object({ fullName: v.string(), email: v.string(), phoneNumber: v.string() });
type LastSent = v.InferOutput<typeof LastSent>;

const KeptReceipt = v.object({
  ...LastSent.entries,
  jobId: v.string(),
  jobTitle: v.string(),
  reference: v.string(),
  message: v.string(),
  cvName: v.string(),
  location: v.optional(v.string()),
  pay: v.optional(v.string()),
  closes_at: v.optional(v.string()),
});

/** What was sent for one vacancy, and when, in epoch milliseconds. */
export type Receipt = v.InferOutput<typeof KeptReceipt> & { sentAt: number };

type ReceiptKey = `${typeof RECEIPT_PREFIX}${string}`;

const lastSentKey = (account: string) => `lindenway.lastSent.${encodeURIComponent(account)}` as const;
const prefixOf = (account: string): ReceiptKey => `${RECEIPT_PREFIX}${encodeURIComponent(account)}/`;
const receiptKey = (account: string, jobId: string): ReceiptKey =>
  `${prefixOf(account)}${encodeURIComponent(jobId)}`;

/** The reference number of an application for this vacancy. */
export const referenceOf = ({ id: jobId }: Job, { resume, ...text }: ApplicationFields): string =>
  applicationReference({ jobId, text, resumeSize: resume.size });

/** Keeps the receipt of an application, in place of any earlier one for the vacancy, and what the account's next one starts with. */
export function keepSent(account: string, job: Job, application: ApplicationFields): void {
  const { resume, ...text } = application;
  keepLastSent(account, text);
  const reference = referenceOf(job, application);
  const { id: jobId, job_title: jobTitle, location, pay, closes_at } = job;
  const vacancy = { jobId, jobTitle, location, pay, closes_at };
  writeRecord(receiptKey(account, jobId), { ...text, ...vacancy, reference, cvName: resume.name });
}

/** Keeps what was given for a new account, to fill in its first application. */
export function keepRegistered({ name, lastName, email, phone }: Registration): void {
  keepLastSent(accountOf(email), { fullName: `${name} ${lastName}`, email, phoneNumber: phone });
}

function keepLastSent(account: string, { fullName, email, phoneNumber }: LastSent): void {
  writeRecord(lastSentKey(account), { fullName, email, phoneNumber });
}

/** What this account last sent from this device. */
export function readLastSent(account: string): LastSent | undefined {
  const value = readRecord(lastSentKey(account))?.value;
  return v.is(LastSent, value) ? value : undefined;
}

/** The receipt of a vacancy, if this account has sent one from this device. */
export const readReceipt = (account: string, jobId: string): Receipt | undefined =>
  readAt(receiptKey(account, jobId));

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
