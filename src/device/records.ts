// A record is a value with the time it was kept, so that it can be deleted after its days.
import { DAY } from '@/lib/time/durations';
import { isRecord } from '@/lib/isRecord';
import { isStorageKey, entryOf, type StorageKey } from './storageRegistry';
import * as deviceStorage from './storage';

/** A value, and when it was kept in epoch milliseconds. */
export type Kept = { at: number; value: unknown };

/** What is kept under a key; undefined where there is nothing, rubbish, or something past its days. */
export function readRecord(key: StorageKey): Kept | undefined {
  const stored = deviceStorage.getJson(key);
  return isRecord(stored) && typeof stored.at === 'number' && !isExpired(stored.at, entryOf(key)?.days)
    ? { at: stored.at, value: stored.value }
    : undefined;
}

/** Keeps a value. Returns when, or undefined if it could not be kept. */
export function writeRecord(key: StorageKey, value: unknown): number | undefined {
  const at = Date.now();
  return deviceStorage.setJson(key, { at, value }) ? at : undefined;
}

/** Deletes what is past its days. */
export function deleteExpired(): void {
  for (const key of deviceStorage.keys().filter(isStorageKey)) {
    if (entryOf(key)?.days !== undefined && !readRecord(key)) deviceStorage.remove(key);
  }
}

/** Whether what was kept at a time is past its days. A time in the future is rubbish, or the clock was wrong. */
export const isExpired = (at: number, days = Infinity): boolean =>
  at + days * DAY < Date.now() || at > Date.now();
