import { createHmac } from 'node:crypto';
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import type { Context } from '@server/context/context';
import { emailKey, loadSecret } from '@server/database/queries';
import type { Db } from '@server/database/schema';
import { ifMissing } from '@server/lib/files';
import type { FindOptions } from './findPerson';

const Erasure = v.object({ at: v.number(), person: v.string(), withTyped: v.boolean() });
/** `person` is a hash, see `erasureHasher`. */
type Erasure = v.InferOutput<typeof Erasure>;

/** Beside the database, not in it: a backup that is restored must not bring back who was erased since. */
const erasuresFile = (dataDir: string): string => path.join(dataDir, 'erasures.jsonl');

/** Writes down that a person is erased now. */
export async function rememberErasure(
  { config, db, now }: Pick<Context, 'config' | 'db' | 'now'>,
  email: string,
  { withTyped = false }: FindOptions,
): Promise<void> {
  const hash = await erasureHasher(db);
  const erasure: Erasure = { at: now(), person: hash(email), withTyped };
  // With PostgreSQL nothing else has made the folder.
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const line = `${JSON.stringify(erasure)}\n`;
  await appendFile(erasuresFile(config.dataDir), line, { mode: 0o600, flush: true });
}

/** Reads all erasures, oldest first. @throws if the file is damaged */
export async function readErasures(dataDir: string): Promise<Erasure[]> {
  const file = erasuresFile(dataDir);
  const text = (await readFile(file, 'utf8').catch(ifMissing)) ?? '';
  return text.split('\n').flatMap((line, index) => {
    if (!line) return [];
    const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), Erasure), line);
    if (!success)
      throw new Error(`Line ${index + 1} of ${file} is damaged. Put a copy of the file in its place.`);
    return [output];
  });
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
