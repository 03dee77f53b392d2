import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Context } from '@server/context/context';
import { freeBytesOf } from '@server/lib/files';
import { type RepeatingJob, repeat } from '@server/lib/repeat';
import { SECOND } from '@/lib/time/durations';

const MEGABYTE = 1024 * 1024;
const RESERVE_MEGABYTES = 16;
const LOW_BYTES = 4 * MEGABYTE;

type Reserve = Pick<Context, 'config' | 'log'>;

/**
 * Keeps a file of 16 MB in the data folder that is given up when the disk is full, so that sign-ins and enquiries go on
 * being stored while somebody makes room. It comes back once CVs are taken again.
 */
export const startReserve = (context: Reserve): RepeatingJob =>
  repeat(context, { everyMs: SECOND, problem: 'the reserve on the disk cannot be kept' }, () =>
    keepReserve(context, freeBytesOf),
  );

/** Gives the reserve up when `freeBytes` of the data folder is low, and makes it when there is more than enough. */
export async function keepReserve(
  { config: { dataDir, minFreeBytes }, log }: Reserve,
  freeBytes: (folder: string) => Promise<number>,
): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const file = path.join(dataDir, 'reserve');
  const [free, isThere] = await Promise.all([freeBytes(dataDir), exists(file)]);
  if (isThere && free < LOW_BYTES) {
    await rm(file, { force: true });
    log.error({ free }, 'THE DISK IS FULL: the reserve has been given up. Please make room.');
  }
  if (!isThere && free > minFreeBytes + 2 * RESERVE_MEGABYTES * MEGABYTE) {
    // Written out: a sparse file would hold no room.
    const megabyte = Buffer.alloc(MEGABYTE);
    await writeFile(file, Array<Buffer>(RESERVE_MEGABYTES).fill(megabyte), { mode: 0o600 });
  }
}

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );
