import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { strToU8, type Zippable, zipSync } from 'fflate';
import type { Context } from '@server/context/context';
import type { Db } from '@server/database/schema';
import { mailFile, mailFolder } from '@server/mail/storedMails';
import { type FindOptions, findPerson, type FoundRecords, isUnknown, type Person } from './findPerson';

type Exported = { zip: Uint8Array; account: string | undefined; leftOut: string[] };

/**
 * Collects everything that is stored about a person: `person.json` with times in ISO 8601, each CV in `cvs/` under the id of
 * its application, and stored mails in `mails/`. Password hash and session tokens, which only we can use, are left out.
 * @returns the zip, the account's id, if they have one, and what was left out; undefined if nothing is known about them
 */
export async function exportPerson(
  { config, db }: Pick<Context, 'config' | 'db'>,
  email: string,
  options: FindOptions = {},
): Promise<Exported | undefined> {
  const person = await findPerson(db, email, options);
  if (isUnknown(person)) return undefined;
  const mails = await readMails(config.dataDir, person.mails.map(mailFile));
  const files = { 'person.json': strToU8(toJson(person)), ...mails };
  for (const found of person.records) Object.assign(files, await readFiles(db, found));
  // CVs hardly compress.
  const zip = zipSync(files, { level: 1 });
  return { zip, account: person.account?.id, leftOut: person.leftOut };
}

function toJson({ account, sessions, records, mails }: Person): string {
  const { password_hash: _, ...ownAccount } = account ?? { password_hash: '' };
  const rows = Object.fromEntries(records.map((found) => [found.kind.table, found.rows]));
  const texts = { account: account && ownAccount, sessions, ...rows, mails };
  return JSON.stringify(texts, (key, value: unknown) => (isTime(key, value) ? asIso(value) : value), 2);
}

const isTime = (key: string, value: unknown): value is number =>
  typeof value === 'number' && /_(?:at|after|until)$/.test(key);

const asIso = (time: number) => new Date(time).toISOString();

async function readFiles(db: Db, { kind: { files }, rows }: FoundRecords): Promise<Zippable> {
  const found: Zippable = {};
  if (!files) return found;
  for (const { id } of rows) {
    const { name, bytes } = await files.read(db, id);
    found[`${files.folder}/${name}`] = bytes;
  }
  return found;
}

async function readMails(dataDir: string, names: readonly string[]): Promise<Zippable> {
  const files: Zippable = {};
  for (const name of names) {
    const bytes = await readFile(path.join(mailFolder(dataDir), name)).catch(() => undefined);
    if (bytes) files[`mails/${name}`] = new Uint8Array(bytes);
  }
  return files;
}
