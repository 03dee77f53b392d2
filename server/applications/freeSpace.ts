import { mkdir } from 'node:fs/promises';
import type { Config } from '@server/config/readConfig';
import { freeBytesOf } from '@server/lib/files';
import { HttpError } from '@server/http/HttpError';

/**
 * Keeps the last of the disk for everything that is smaller than a CV.
 * @throws HttpError 503 if the data folder's disk would have less left than the floor that is set
 */
export async function requireFreeSpace(
  { dataDir, minFreeBytes }: Pick<Config, 'dataDir' | 'minFreeBytes'>,
  bytes: number,
): Promise<void> {
  // With PostgreSQL nothing else has made the folder.
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  if ((await freeBytesOf(dataDir)) - bytes < minFreeBytes) throw noRoom();
}

/** The refusal of a CV for which there is no room on the disk. */
export const noRoom = () =>
  new HttpError(
    503,
    'There is no room for more CVs at the moment. Nothing you entered is lost: please try again later, or ring us.',
    { 'retry-after': '600' },
  );
