import { createHmac } from 'node:crypto';
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import type { Config } from '@server/config/readConfig';
import type { Context } from '@server/context/context';
import { emailKey, loadSecret } from '@server/database/queries';
import type { Db } from '@server/database/schema';
import { readSetting, writeSetting } from '@server/database/settings';
import { hasContent, ifMissing } from '@server/lib/files';
import { messageOf } from '@server/lib/log';
import type { FindOptions } from './findPerson';

// `person` and `becomes` are hashes, see `erasureHasher`.
const Erasure = v.object({ at: v.number(), person: v.string(), withTyped: v.boolean() });
/** A corrected address: whoever is erased under the new one is in older backups under the old one. */
const Correction = v.object({ at: v.number(), person: v.string(), becomes: v.string() });
const Entry = v.union([Erasure, Correction]);
type Entry = v.InferOutput<typeof Entry>;
/** An erasure of what was stored under an address until a time. */
type Due = v.InferOutput<typeof Erasure> & { until: number };

/**
 * The list of erasures, which is not there before the first. Beside the database, not in it: a backup that is restored must not bring back
 * who was erased since.
 */
export const erasuresFile = (folder: string): string => path.join(folder, 'erasures.jsonl');

/** What is wrong with ERASURES_COPY where it lacks the list of DATA_DIR, as when a share is not mounted; undefined if nothing is. */
export const erasuresCopyProblem = ({ dataDir, erasuresCopy }: Config): string | undefined =>
  erasuresCopy && hasContent(erasuresFile(dataDir)) && !hasContent(erasuresFile(erasuresCopy))
    ? `There is no erasures.jsonl in ERASURES_COPY. Is the share mounted? If it is: cp ${erasuresFile(dataDir)} ${erasuresCopy}/`
    : undefined;

/** Writes down that a person is being erased. @returns when, for `writeApplied` */
export async function rememberErasure(
  { config, db, now }: Pick<Context, 'config' | 'db' | 'now'>,
  email: string,
  { withTyped = false }: FindOptions,
): Promise<number> {
  const hash = await erasureHasher(db);
  return append(config, { at: now(), person: hash(email), withTyped });
}

/** Writes down that a person's address is being corrected, in the transaction that does it. */
export async function rememberCorrection(
  { config, db, now }: Pick<Context, 'config' | 'db' | 'now'>,
  email: string,
  corrected: string,
): Promise<void> {
  const hash = await erasureHasher(db);
  const at = await append(config, { at: now(), person: hash(email), becomes: hash(corrected) });
  await writeApplied(db, [at]);
}

const APPLIED_KEY = 'erasures_applied';

/** The times of those entries of the list that the database has been changed by; a restore brings earlier ones back. */
const readApplied = async (db: Db): Promise<number[]> =>
  (await readSetting(db, APPLIED_KEY, v.array(v.number()))) ?? [];

/** Adds such times. */
export const writeApplied = async (db: Db, times: number[]): Promise<void> =>
  writeSetting(db, APPLIED_KEY, [...(await readApplied(db)), ...times]);

/** Writes to DATA_DIR and to ERASURES_COPY, whose folder must be there: made here, it would hide that a share is not mounted. */
async function append(config: Config, entry: Entry): Promise<number> {
  const problem = erasuresCopyProblem(config);
  if (problem) throw new Error(`Nothing was changed: ${problem}`);
  // With PostgreSQL nothing else has made the folder.
  await mkdir(config.dataDir, { recursive: true });
  // On a line of its own even after one that a full disk has cut off.
  for (const folder of [config.erasuresCopy, config.dataDir].filter((place) => place !== undefined))
    await appendFile(erasuresFile(folder), `\n${JSON.stringify(entry)}\n`, { flush: true }).catch(
      (error: unknown) => {
        throw new Error(`Nothing was changed: ${messageOf(error)}.`, { cause: error });
      },
    );
  return entry.at;
}

/**
 * Reads the erasures that the database has not been changed by, oldest first. If the address of somebody who was erased had been corrected
 * since, that includes an erasure of each earlier address, up to its correction.
 * @throws if the file is damaged
 */
export async function readErasures(db: Db, dataDir: string): Promise<Due[]> {
  const applied = await readApplied(db);
  /** The corrections that led to each address, directly or by way of others. */
  const former = new Map<string, Entry[]>();
  /** Addresses that were corrected to others: in a backup, somebody else has them than whoever came later. */
  const left = new Set<string>();
  const erasures: Due[] = [];
  for (const entry of await readEntries(dataDir)) {
    if (applied.includes(entry.at)) continue;
    const all = [...(former.get(entry.person) ?? []), ...(left.has(entry.person) ? [] : [entry])];
    former.delete(entry.person);
    if ('becomes' in entry) {
      former.set(entry.becomes, [...(former.get(entry.becomes) ?? []), ...all]);
      left.add(entry.person);
    } else for (const { at: until, person } of all) erasures.push({ ...entry, until, person });
  }
  return erasures;
}

/** Oldest first, each once: another machine's list may have been appended. A line that a full disk cut off was no erasure. */
async function readEntries(dataDir: string): Promise<Entry[]> {
  const file = erasuresFile(dataDir);
  const text = (await readFile(file, 'utf8').catch(ifMissing)) ?? '';
  const lines = [...new Set(text.split('\n'))].filter((line) => line && !/^\{[^}]*$/.test(line));
  const entries = lines.map((line) => {
    const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), Entry), line);
    if (!success)
      throw new Error(`${file} has a damaged line, ${JSON.stringify(line)}. Put a copy of the file there.`);
    return output;
  });
  return entries.toSorted((one, other) => one.at - other.at);
}

/**
 * Hashes addresses with the database's secret, so that the file of erasures names nobody to those who only have the file. Backups of the
 * database have the same secret.
 */
export async function erasureHasher(db: Db): Promise<(email: string) => string> {
  const secret = await loadSecret(db);
  return (email) =>
    createHmac('sha256', secret)
      .update(`erasure ${emailKey(email)}`)
      .digest('base64url');
}
