import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Command, type Output, report, UsageError, withDatabase } from '@server/commandLine/command';
import { type Config, readConfig } from '@server/config/readConfig';
import { createCommandLog, messageOf } from '@server/lib/log';
import { logSecurity } from '@server/lib/securityLog';
import { isOptionalField, type Job, jobFieldNames } from '@/contract/jobs';
import { InvalidFileError } from './InvalidFileError';
import { parseVacancyFile } from './parseVacancyFile';
import { type Stored, type StoreMode, storeVacancies, VacanciesWouldGoError } from './storeVacancies';

const help = `Usage: npm run vacancies -- import FILE [--merge | --replace]

Imports vacancies from FILE, a CSV (UTF-8, commas) or JSON file. If anything in the file is invalid, nothing is
imported, and each problem is printed with its line and column.

  --merge    adds and updates the vacancies of FILE and keeps all others, except samples
  --replace  makes the list exactly as in FILE: all others go
  --help     shows this text

Without either, FILE is imported only if no vacancy has to go; otherwise those are listed and nothing is changed.

Fields:    ${jobFieldNames.filter((field) => !isOptionalField(field)).join(', ')}
Optional:  ${jobFieldNames.filter(isOptionalField).join(', ')} (dates like 2026-11-21)

CSV names the fields in its first line. JSON is a list of objects, or { "result": { "items": [...] } }.
Uses the server's database: DATABASE_URL, or the one in DATA_DIR. The server may be running.`;

type Import = { file: string; mode: StoreMode };

/** Runs `npm run vacancies`. */
export const vacanciesCommand: Command = (args, env, output) =>
  report(output, async () => {
    const wanted = parseWanted(args);
    return wanted === 'help' ? help : importFile(wanted, readConfig(env), output);
  });

function parseWanted(args: readonly string[]): Import | 'help' {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        merge: { type: 'boolean' },
        replace: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
      allowPositionals: true,
    });
    const [name, file, ...surplus] = positionals;
    if (values.help) return 'help';
    if (name !== 'import' || !file) throw new Error('Expected: import FILE');
    if (surplus.length > 0) throw new Error(`One file at a time, not also ${surplus.join(' ')}`);
    if (values.merge && values.replace) throw new Error('Either --merge or --replace, not both');
    return { file, mode: modeOf(values) };
  } catch (error) {
    throw new UsageError(`${messageOf(error)}\n\n${help}`);
  }
}

function modeOf({ merge, replace }: { merge?: boolean; replace?: boolean }): StoreMode {
  if (merge) return 'merge';
  return replace ? 'replace' : 'complete';
}

async function importFile({ file, mode }: Import, config: Config, output: Output): Promise<string> {
  const vacancies = parseFile(path.basename(file), await readBytes(file));
  return withDatabase(config, output, async ({ db, where }) => {
    try {
      const stored = await storeVacancies(db, vacancies, mode);
      logSecurity(createCommandLog(config.logLevel, output.printError), 'import', stored);
      return summary(file, where, vacancies, stored);
    } catch (error) {
      throw error instanceof VacanciesWouldGoError ? new Error(losses(error), { cause: error }) : error;
    }
  });
}

const SHOWN = 20;

/** Says what would go, so that nobody empties the list by mistake. */
function losses({ leaving }: VacanciesWouldGoError): string {
  const shown = leaving.slice(0, SHOWN).map(({ id, job_title }) => `  ${id}  ${job_title}`);
  const more = leaving.length > SHOWN ? [`  and ${leaving.length - SHOWN} more`] : [];
  return [
    `${leaving.length === 1 ? '1 vacancy is' : `${leaving.length} vacancies are`} in the list but not in this file:`,
    ...shown,
    ...more,
    'Nothing was changed. Add --merge to keep them, or --replace to take them off the list.',
  ].join('\n');
}

async function readBytes(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file);
  } catch (error) {
    throw new Error(`${file} cannot be read, nothing was changed: ${messageOf(error)}`, { cause: error });
  }
}

function parseFile(name: string, bytes: Uint8Array): Job[] {
  try {
    return parseVacancyFile(name, bytes);
  } catch (error) {
    if (!(error instanceof InvalidFileError)) throw error;
    const problems = error.message.replaceAll(/^/gm, `${name}: `);
    throw new Error(`${problems}\nThe file was rejected, nothing was changed.`, { cause: error });
  }
}

function summary(file: string, where: string, vacancies: readonly Job[], stored: Stored): string {
  const { added, changed, unchanged, removed } = stored;
  return `Imported ${vacancies.length} vacancies from ${file} into ${where}: ${added} new, ${changed} changed, ${unchanged} unchanged, ${removed} removed.`;
}
