import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Context } from '@server/context/context';
import type { OpenedDatabase } from '@server/database/openDatabase';
import { messageOf } from '@server/lib/log';
import { logSecurity } from '@server/lib/securityLog';
import type { Job } from '@/contract/jobs';
import { InvalidFileError } from './InvalidFileError';
import { parseVacancyFile } from './parseVacancyFile';
import { type Stored, type StoreMode, storeVacancies, VacanciesWouldGoError } from './storeVacancies';

/** Imports a file for an operator; its errors say that nothing was changed, and what to do. @returns what has changed */
export async function importFile(
  { db, where, log }: Pick<Context, 'log'> & Pick<OpenedDatabase, 'db' | 'where'>,
  file: string,
  mode: StoreMode,
): Promise<string> {
  const vacancies = parseFile(path.basename(file), await readBytes(file));
  try {
    const stored = await storeVacancies(db, vacancies, mode);
    logSecurity(log, 'import', stored);
    return `Imported ${vacancies.length} vacancies from ${file} into ${where}: ${describeStored(stored)}.`;
  } catch (error) {
    throw error instanceof VacanciesWouldGoError ? new Error(losses(error), { cause: error }) : error;
  }
}

/** Puts what was stored into words, as in "3 new, 1 changed, 20 unchanged, 0 removed". */
export const describeStored = ({ added, changed, unchanged, removed }: Stored): string =>
  `${added} new, ${changed} changed, ${unchanged} unchanged, ${removed} removed`;

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
