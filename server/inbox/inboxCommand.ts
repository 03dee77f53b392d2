import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { command, UsageError, withDatabase } from '@server/commandLine/command';
import { readConfig } from '@server/config/readConfig';
import type { Db } from '@server/database/schema';
import { toCsv, withoutFormula } from '@server/lib/csv';
import { exportPath } from '@server/lib/exports';
import { logSecurity } from '@server/lib/securityLog';
import { oneLine } from '@server/mail/message';
import { recordKinds } from '@server/people/findPerson';
import type { InboxEntry, RecordKind } from '@server/records/recordKind';

const help = `Usage: npm run inbox [-- OPTIONS]

Lists what visitors have sent, the newest of each kind first, whether or not a mail server is configured.

  --vacancy ID          only the applications for one vacancy
  --application NUMBER  only the one with this reference number (LW-...) or id
  --since DATE          only what has come since, as in 2026-11-30
  --csv FILE            writes the list to FILE, for a spreadsheet; FILE must not exist
  --save FOLDER         also writes the CVs of the list into FOLDER, named after their applications. One with a virus is left out,
                        and so is one that is only held for legal reasons, unless --application names it
  --help                shows this text

FILE and FOLDER are in DATA_DIR/exports, where any erasure deletes them, and the clean-up after 30 days. No clean-up reaches an
absolute path: delete what is there when you are done.

Uses the server's database: DATABASE_URL, or the one in DATA_DIR. The server may be running.`;

const text = { type: 'string' } as const;
type Wanted = { [Name in 'vacancy' | 'application' | 'csv' | 'save']?: string | undefined } & {
  since: number;
};
type Found = { kind: RecordKind; entry: InboxEntry };

/** Runs `npm run inbox`. */
export const inboxCommand = command({
  help,
  options: { vacancy: text, application: text, since: text, csv: text, save: text },
  maxWords: 0,
  run: async ({ values }, env, output) => {
    const wanted = { ...values, since: parseDate(values.since ?? '1970-01-01') };
    return withDatabase(readConfig(env), output, async ({ config: { dataDir }, db, log, where }) => {
      const { found, restricted } = await find(db, wanted);
      const saved = await saveFiles(db, dataDir, found, wanted);
      const counts = Object.fromEntries(
        recordKinds.map(({ table }) => [table, found.filter(({ kind }) => kind.table === table).length]),
      );
      logSecurity(log, 'inbox', { ...counts, restricted, saved: saved.size });
      const head = [
        `${where}: ${Object.entries(counts)
          .map((count) => count.join(' '))
          .join(', ')}.`,
        ...(restricted > 0 ? [`Not shown, because their use is restricted: ${restricted}.`] : []),
      ];
      if (wanted.csv)
        return [...head, await writeCsv(found, await exportPath(dataDir, wanted.csv))].join('\n');
      const lines = found.map(({ entry }) => `\n${format(entry, saved.get(entry.id))}`);
      return [...head, ...lines].join('\n');
    });
  },
});

function parseDate(date: string): number {
  const time = Date.parse(date);
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(time))
    throw new UsageError(`--since expects a date like 2026-11-30, not "${date}".`);
  return time;
}

async function find(
  db: Db,
  { vacancy, application, since }: Wanted,
): Promise<{ found: Found[]; restricted: number }> {
  const all: Found[] = [];
  for (const kind of recordKinds) for (const entry of await kind.list(db, since)) all.push({ kind, entry });
  const isWanted = ({ entry }: Found) =>
    (vacancy === undefined || entry.vacancy === vacancy) &&
    (application === undefined || entry.id === application || entry.number === application.toUpperCase());
  const wanted = all.filter(isWanted);
  if (wanted.length === 0 && application) throw new Error(`No application has the number ${application}.`);
  if (wanted.length === 0 && vacancy && !(await isVacancy(db, vacancy)))
    throw new Error(`There is no vacancy ${vacancy}.`);
  const found = wanted.filter(({ entry }) => !entry.isRestricted);
  return { found, restricted: wanted.length - found.length };
}

const isVacancy = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('vacancies').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/**
 * Saves the files of what was found; of their names, visitors chose only the extension.
 * @returns the paths by the id of the record
 */
async function saveFiles(
  db: Db,
  dataDir: string,
  found: readonly Found[],
  { application, save }: Wanted,
): Promise<Map<string, string>> {
  const saved = new Map<string, string>();
  if (!save) return saved;
  const folder = await exportPath(dataDir, save);
  await mkdir(folder, { recursive: true });
  for (const { kind, entry } of found) {
    if (!kind.files || entry.isInfected || (entry.isHeld && !application)) continue;
    const { name, bytes } = await kind.files.read(db, entry.id);
    const file = path.join(folder, name);
    await writeFile(file, bytes);
    saved.set(entry.id, file);
  }
  return saved;
}

async function writeCsv(found: readonly Found[], file: string): Promise<string> {
  const names = [...new Set(found.flatMap(({ entry }) => entry.fields.map(([name]) => name)))];
  const rows = found.map(({ entry }) => {
    const values = new Map(entry.fields);
    return [entry.title, ...names.map((name) => withoutFormula(values.get(name) ?? ''))];
  });
  await writeFile(file, toCsv([['What', ...names], ...rows]), { flag: 'wx' });
  return `The list is in ${file}. Delete it when you are done.`;
}

// One line per field, so that visitors can neither fake fields nor send control codes to the terminal.
const format = ({ title, fields }: InboxEntry, saved?: string): string =>
  [oneLine(title), ...[...fields, ...(saved ? [['Saved', saved] as const] : [])].map(toLine)].join('\n');

const toLine = ([name, value]: readonly [string, string]) => `  ${`${name}:`.padEnd(9)} ${oneLine(value)}`;
