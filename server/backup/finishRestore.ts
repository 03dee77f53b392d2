import type { Context } from '@server/context/context';
import type { Db } from '@server/database/schema';
import { hasContent } from '@server/lib/files';
import { causeOf } from '@server/lib/log';
import { eraseFound } from '@server/people/erasePerson';
import {
  erasuresCopyProblem,
  erasureHasher,
  erasuresFile,
  readErasures,
  writeApplied,
} from '@server/people/erasures';
import { recordKinds } from '@server/people/findPerson';
import { type Contents, contentsOf } from './checkDatabase';

type RestoreContext = Pick<Context, 'config' | 'db' | 'dialect' | 'now'>;

/** What a backup held, how many people were erased again, and where the database that was there went. */
export type Restored = { contents: Contents; erased: number; earlier?: string | undefined };

/**
 * Makes a restored database fit for use. Whoever was erased since the backup is erased again. Sessions and reset links end, because
 * their owners may have ended them since the backup.
 * @param erasuresDir the folder with the list of erasures
 */
export async function finishRestore(context: RestoreContext, erasuresDir: string): Promise<Restored> {
  const { db } = context;
  const erased = await eraseAgain(context, erasuresDir);
  await db.deleteFrom('sessions').execute();
  await db.deleteFrom('reset_tokens').execute();
  // Their links no longer work.
  await db.deleteFrom('outbox').where('kind', '=', 'reset').where('sent_at', 'is', null).execute();
  return { contents: await contentsOf(db), erased };
}

/** Erases again at the server's start, in case a restore was not finished, and logs what is wrong with the lists of erasures. */
export async function eraseAtStart(context: Context): Promise<void> {
  const { config, log } = context;
  try {
    const erased = await eraseAgain(context, config.dataDir);
    if (erased > 0) log.warn({ erased }, 'erased again whom a restore had brought back');
    if (config.databaseUrl && !hasContent(erasuresFile(config.dataDir)))
      log.warn(`There is no erasures.jsonl in ${config.dataDir}: pg_restore brings back whoever was erased.`);
    const problem = erasuresCopyProblem(config);
    if (problem) log.warn(problem);
  } catch (error) {
    log.error(causeOf(error), 'who was erased could not be erased again');
  }
}

/**
 * Erases people again whom a restore has brought back; what they have sent since their erasure stays.
 * @returns how many
 */
async function eraseAgain(context: RestoreContext, erasuresDir: string): Promise<number> {
  const erasures = await readErasures(context.db, erasuresDir);
  if (erasures.length === 0) return 0;
  const hash = await erasureHasher(context.db);
  const addresses = new Map((await storedAddresses(context.db)).map((email) => [hash(email), email]));
  let erased = 0;
  for (const { person, until, withTyped } of erasures) {
    const email = addresses.get(person);
    if (email && (await eraseFound(context, email, { withTyped, until }))) erased += 1;
  }
  const times = erasures.map(({ at }) => at);
  await writeApplied(context.db, times);
  return erased;
}

async function storedAddresses(db: Db): Promise<string[]> {
  const mails = await db.selectFrom('outbox').select(['to_address', 'reply_to']).execute();
  const addresses = mails.flatMap(({ to_address, reply_to }) => [to_address, reply_to]);
  for (const table of ['accounts', ...recordKinds.map((kind) => kind.table)] as const) {
    const rows = await db.selectFrom(table).select('email').distinct().execute();
    addresses.push(...rows.map(({ email }) => email));
  }
  return addresses.filter((address) => address !== null);
}
