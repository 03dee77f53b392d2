import { open, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { domainToASCII } from 'node:url';
import type { OutboxRow } from '@server/database/schema';
import { ifMissing } from '@server/lib/files';

type StoredMail = Pick<OutboxRow, 'id' | 'created_at'>;

/** The folder that mails are written to where no mail server is configured. */
export const mailFolder = (dataDir: string): string => path.join(dataDir, 'outbox');

/** A mail's file in that folder. */
export const mailFile = ({ id, created_at }: StoredMail): string => `${created_at}-${id}.eml`;

/** The name of a file that is being written; a crash may leave it behind. */
export const unfinished = (name: string): string => `${name}.part`;

/** The files of mails to or from an address; an empty list where no mail was ever written. */
export async function mailFilesOf(dataDir: string, email: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of await mailFiles(dataDir)) {
    // A running server may rename or delete it meanwhile.
    const head = await readHead(path.join(mailFolder(dataDir), name)).catch(ifMissing);
    if (head !== undefined && isAddressed(head, email)) found.push(name);
  }
  return found;
}

/** The files of mails from before a time. */
export async function mailFilesBefore(dataDir: string, time: number): Promise<string[]> {
  return (await mailFiles(dataDir)).filter((name) => Number.parseInt(name, 10) < time);
}

/** Deletes files of the folder, finished or not; names of files that are not there are ignored. */
export async function deleteMailFiles(dataDir: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    for (const file of [name, unfinished(name)])
      await rm(path.join(mailFolder(dataDir), file), { force: true });
  }
}

async function mailFiles(dataDir: string): Promise<string[]> {
  const names = await readdir(mailFolder(dataDir)).catch(() => []);
  return names.filter((name) => /^\d+-.*\.eml(?:\.part)?$/.test(name));
}

const HEAD_BYTES = 16 * 1024;

async function readHead(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const text = buffer.toString('utf8', 0, bytesRead);
    // A header that is too long for a line goes on in the next, which starts with a blank.
    return (text.split('\r\n\r\n', 1)[0] ?? '').replaceAll(/\r\n[ \t]/g, ' ').toLowerCase();
  } finally {
    await handle.close();
  }
}

function isAddressed(head: string, email: string): boolean {
  const address = email.toLowerCase();
  const [local = '', domain = ''] = address.split('@');
  const wanted = [address, `${local}@${domainToASCII(domain)}`];
  const lines = head.split('\r\n').filter((line) => /^(?:to|reply-to):/.test(line));
  const addresses = lines.flatMap((line) => line.slice(line.indexOf(':') + 1).split(/[\s<>,]+/));
  return addresses.some((each) => wanted.includes(each));
}
