import { readRecord, writeRecord } from '@/lib/device/records';
import * as deviceStorage from '@/lib/device/storage';

const keyOf = (account: string, jobId: string) =>
  `lindenway.unanswered.${[account, jobId].map(encodeURIComponent).join('/')}` as const;

/** Remembers that an application is under way until `answer` settles. A page that is killed before then leaves the record behind. */
export async function rememberUntil(answer: Promise<void>, account: string, jobId: string): Promise<void> {
  const key = keyOf(account, jobId);
  writeRecord(key, true);
  await answer.finally(() => deviceStorage.remove(key));
}

/** When an application set off whose answer never came, in epoch milliseconds. */
export const unansweredSince = (account: string, jobId: string): number | undefined =>
  readRecord(keyOf(account, jobId))?.at;
