import * as v from 'valibot';
import type { ApplicationText } from '@/contract/applications';
import { readRecord, writeRecord } from '@/device/records';

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
