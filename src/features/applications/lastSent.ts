import type { ApplicationText } from '@/contract/applications';
import { isRecord } from '@/lib/isRecord';
import { readRecord, writeRecord } from '@/lib/device/records';

/** What of an application is filled in again in the next: not its letter, which is written for one vacancy. */
type LastSent = Pick<ApplicationText, 'fullName' | 'email' | 'phoneNumber'>;

const keyOf = (account: string) => `lindenway.lastSent.${encodeURIComponent(account)}` as const;

export function keepLastSent(account: string, { fullName, email, phoneNumber }: ApplicationText): void {
  writeRecord(keyOf(account), { fullName, email, phoneNumber } satisfies LastSent);
}

/** What this account last sent from this device. */
export function readLastSent(account: string): LastSent | undefined {
  const value = readRecord(keyOf(account))?.value;
  if (!isRecord(value)) return undefined;
  const { fullName, email, phoneNumber } = value;
  return [fullName, email, phoneNumber].every((text) => typeof text === 'string')
    ? ({ fullName, email, phoneNumber } as LastSent)
    : undefined;
}
