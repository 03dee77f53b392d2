import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { OutboxRow } from '@server/database/schema';
import { safeFileName } from '@server/lib/files';

type StoredMail = Pick<OutboxRow, 'id' | 'created_at'>;

/** The folder that mails are written to where no mail server is configured. */
export const mailFolder = (dataDir: string): string => path.join(dataDir, 'outbox');

/** A mail's file in that folder. */
export const mailFile = ({ id, created_at }: StoredMail): string => safeFileName(`${created_at}-${id}.eml`);

/** The files of mails from before a time; none where no mail was ever written. */
export async function mailFilesBefore(dataDir: string, time: number): Promise<string[]> {
  const names = await readdir(mailFolder(dataDir)).catch(() => []);
  return names.filter((name) => name.endsWith('.eml') && Number.parseInt(name, 10) < time);
}

/** Deletes files of the folder; names of files that are not there are ignored. */
export async function deleteMailFiles(dataDir: string, names: readonly string[]): Promise<void> {
  for (const name of names) await rm(path.join(mailFolder(dataDir), name), { force: true });
}
