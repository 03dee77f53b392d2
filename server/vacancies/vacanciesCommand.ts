import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, ConfigRefused, readConfig } from '@server/config';
import { openDatabase } from '@server/database/openDatabase';
import { optionalFields, requiredFields, type Vacancy } from './checkVacancy';
import { InvalidFileError } from './InvalidFileError';
import { readVacancies } from './readVacancies';
import { type Stored, type StoreMode, storeVacancies } from './storeVacancies';

const help = `Usage: npm run vacancies -- import FILE [--merge]

Reads vacancies from FILE, a CSV (UTF-8, commas) or JSON file, and stores them in one go: all of them or, when
something in the file is wrong, none. What is wrong is named with its line and column.

  --merge   adds and changes the vacancies of FILE and keeps all others; without it, FILE replaces the whole list
  --help    shows this text

Fields:    ${requiredFields.join(', ')}
Optional:  ${optionalFields.join(', ')} (dates like 2026-11-21)

CSV names the fields in its first line. JSON is a list of objects, or { "result": { "items": [...] } }.
The database is the server's: DATABASE_URL, or the one in DATA_DIR. The server may run meanwhile.`;

type Wish = { file: string; mode: StoreMode } | 'help';
type Print = { say: (words: string) => void; complain: (words: string) => void };

/** A command line that cannot be understood; its message says why. */
class UsageRefused extends Error {}

/**
 * Does what a command line asks for: `import FILE [--merge]` or `--help`.
 * @returns the exit code: 0 when done, 1 when the file or the database was refused, 2 when the command line was
 */
export async function vacanciesCommand(
  args: readonly string[],
  env: Record<string, string | undefined>,
  { say, complain }: Print,
): Promise<number> {
  try {
    const wish = readWish(args);
    say(wish === 'help' ? help : await importFile(wish, readConfig(env)));
    return 0;
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
    return error instanceof UsageRefused || error instanceof ConfigRefused ? 2 : 1;
  }
}

function readWish(args: readonly string[]): Wish {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { merge: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
    const [command, file, ...surplus] = positionals;
    if (values.help) return 'help';
    if (command !== 'import' || !file) throw new Error('Expected: import FILE');
    if (surplus.length > 0) throw new Error(`One file at a time, not also ${surplus.join(' ')}`);
    return { file, mode: values.merge ? 'merge' : 'replace' };
  } catch (error) {
    throw new UsageRefused(`${error instanceof Error ? error.message : String(error)}\n\n${help}`);
  }
}

async function importFile(
  { file, mode }: { file: string; mode: StoreMode },
  config: Config,
): Promise<string> {
  const vacancies = readFileOrRefuse(path.basename(file), await bytesOf(file));
  const { db, where } = await openDatabase(config, {
    error: (fields, words) => console.error(words, fields),
  });
  try {
    return report(file, where, vacancies, await storeVacancies(db, vacancies, mode));
  } finally {
    await db.destroy();
  }
}

async function bytesOf(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file);
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    throw new Error(`${file} cannot be read, nothing was changed: ${words}`, { cause: error });
  }
}

function readFileOrRefuse(name: string, bytes: Uint8Array): Vacancy[] {
  try {
    return readVacancies(name, bytes);
  } catch (error) {
    if (!(error instanceof InvalidFileError)) throw error;
    const words = error.message.replaceAll(/^/gm, `${name}: `);
    throw new Error(`${words}\nThe file was refused, nothing was changed.`, { cause: error });
  }
}

function report(file: string, where: string, vacancies: readonly Vacancy[], stored: Stored): string {
  const { added, changed, unchanged, removed } = stored;
  return `Imported ${vacancies.length} vacancies from ${file} into ${where}: ${added} new, ${changed} changed, ${unchanged} unchanged, ${removed} removed.`;
}
