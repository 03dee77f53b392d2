import { readRecord, writeRecord } from '@/lib/device/records';
import * as deviceStorage from '@/lib/device/storage';

const keyOf = (account: string, jobId: string) =>
  `lindenway.unanswered.${[account, jobId].map(encodeURIComponent).join('/')}` as const;

const GIVEN_UP = 'givenUp';

/**
 * Remembers that an application is under way until `answer` settles. A page that is killed before then leaves the record behind,
 * and so does a visitor who gives up waiting, until a later application for the same vacancy has been accepted.
 */
export async function rememberUntil(answer: Promise<void>, account: string, jobId: string): Promise<void> {
  const key = keyOf(account, jobId);
  // An earlier application is still unanswered, here or in another tab: its record stays, whatever happens to this one.
  if (readRecord(key)) return answer;
  writeRecord(key, true);
  await answer.finally(() => {
    if (readRecord(key)?.value !== GIVEN_UP) deviceStorage.remove(key);
  });
}

/** Remembers that the visitor stopped waiting for the answer: the application may have been sent or not. */
export const rememberGivenUp = (account: string, jobId: string): void =>
  void writeRecord(keyOf(account, jobId), GIVEN_UP);

export const forgetUnanswered = (account: string, jobId: string): void =>
  deviceStorage.remove(keyOf(account, jobId));

/** When the application was sent whose answer never came, in epoch milliseconds. */
export const unansweredSince = (account: string, jobId: string): number | undefined =>
  readRecord(keyOf(account, jobId))?.at;
