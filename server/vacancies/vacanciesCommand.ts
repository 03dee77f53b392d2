import { readFile, writeFile } from 'node:fs/promises';
import * as v from 'valibot';
import { command, type Tools, UsageError, withDatabase } from '@server/commandLine/command';
import { InvalidConfigError, readConfig } from '@server/config/readConfig';
import { readSetting, writeSetting } from '@server/database/settings';
import { messageOf } from '@server/lib/log';
import { logSecurity } from '@server/lib/securityLog';
import { hasClosed } from '@/vacancies/jobDates';
import { isOptionalField, type Job, jobFieldNames } from '@/contract/jobs';
import { CLOSED_DAYS, closingKey } from './goneVacancies';
import { followFeed } from './feed';
import { readVacancies, firstOf } from './readVacancies';
import { changeVacancy, closeVacancy, type Stored, type StoreMode, storeVacancies } from './storeVacancies';
import { readAllVacancies } from './vacancyQueries';
import { writeVacancyFile } from './writeVacancyFile';

const help = `Usage: npm run vacancies -- list
       npm run vacancies -- close ID
       npm run vacancies -- reopen ID
       npm run vacancies -- export FILE
       npm run vacancies -- import FILE [--merge | --replace]
       npm run vacancies -- accept

  list       shows all vacancies with their ids, those that closed in the last ${CLOSED_DAYS} days too
  close      takes a vacancy off the list at once; its page says that it has closed
  reopen     puts a closed one back, until its old closing date if that is ahead
  export     writes all of them to a new FILE, as CSV or JSON by its name; importing it changes nothing
  import     reads a CSV or JSON file, as spreadsheets and other systems write them. Vacancies that are wrong stay as they
             were, and are printed with their row and column. If a vacancy would have to go, nothing is imported, unless one
             of these is given:
  --merge    adds and updates the vacancies of FILE and keeps all others, except samples
  --replace  makes the list exactly as in FILE: all others go
  accept     asks VACANCIES_URL now and takes its answer once, even if it is empty or closes more than half of five or more
  --help     shows this text

Fields:    ${jobFieldNames.filter((field) => !isOptionalField(field)).join(', ')}
Optional:  ${jobFieldNames.filter(isOptionalField).join(', ')} (dates like 2026-11-21 or 21/11/2026)

CSV names the fields in its first row. JSON is a list of objects, or { "result": { "items": [...] } }.
Uses the server's database: DATABASE_URL, or the one in DATA_DIR. The server may be running.`;

type Action = (context: Tools, argument: string, mode: StoreMode) => Promise<string>;
const actions = new Map<string, Action>([
  ['list', list],
  ['accept', accept],
]);
const actionsWithArgument = new Map<string, Action>([
  ['close', close],
  ['reopen', reopen],
  ['export', exportTo],
  ['import', importFile],
]);

/** Runs `npm run vacancies`. */
export const vacanciesCommand = command({
  help,
  options: { merge: { type: 'boolean' }, replace: { type: 'boolean' } },
  maxWords: 2,
  run: async ({ values: { merge, replace }, positionals: [name = '', argument = ''] }, env, output) => {
    const run = (argument ? actionsWithArgument : actions).get(name);
    if (!run) throw new UsageError('Expected: list, close ID, reopen ID, export FILE, import FILE or accept');
    if ((merge || replace) && name !== 'import')
      throw new UsageError('Only import takes --merge and --replace');
    if (merge && replace) throw new UsageError('Either --merge or --replace, not both');
    const mode = (merge && 'merge') || (replace && 'replace') || 'complete';
    const mayBeNew = name === 'import';
    return withDatabase(readConfig(env), output, (context) => run(context, argument, mode), { mayBeNew });
  },
});

async function list({ db, where, now }: Tools): Promise<string> {
  const vacancies = await readAllVacancies(db);
  const rows = vacancies.map(({ id, closes_at, job_title, location }) => {
    const day = closes_at?.slice(0, 10);
    const state = hasClosed(closes_at, now()) ? `closed ${day}` : day ? `open until ${day}` : 'open';
    return { id, state, title: [job_title, location].filter(Boolean).join(', ') };
  });
  const width = Math.max(0, ...rows.map(({ id }) => id.length));
  const open = rows.filter(({ state }) => state.startsWith('open')).length;
  return [
    `${where}: ${rows.length} vacancies, ${open} open.`,
    ...rows.map(({ id, state, title }) => `${id.padEnd(width)}  ${state.padEnd(21)}  ${title}`),
  ].join('\n');
}

async function close(context: Tools, id: string): Promise<string> {
  const time = context.now();
  const { job_title, closes_at } = await change(context, id, (vacancy) => {
    if (hasClosed(vacancy.closes_at, time))
      throw new Error(`${id} (${vacancy.job_title}) has closed already.`);
    return closeVacancy(vacancy, time);
  });
  await writeSetting(context.db, closingKey(id), { closes_at });
  return `Closed ${id} (${job_title}). Its page says so for ${CLOSED_DAYS} days, then it is deleted.`;
}

async function reopen(context: Tools, id: string): Promise<string> {
  const before = await readSetting(context.db, closingKey(id), ClosedBefore);
  const old = hasClosed(before?.closes_at, context.now()) ? undefined : before?.closes_at;
  const { job_title } = await change(context, id, ({ closes_at, ...vacancy }) => {
    if (!hasClosed(closes_at, context.now()))
      throw new Error(`${id} (${vacancy.job_title}) is open already.`);
    return { ...vacancy, ...(old && { closes_at: old }) };
  });
  return `Reopened ${id} (${job_title}), ${old ? `until ${old.slice(0, 10)}` : 'without a closing date'}.`;
}

const ClosedBefore = v.object({ closes_at: v.optional(v.string()) });

async function change(context: Tools, id: string, toChanged: (vacancy: Job) => Job): Promise<Job> {
  const vacancy = await changeVacancy(context.db, id, toChanged, context.now());
  logSecurity(context.log, 'import', { added: 0, changed: 1, removed: 0 });
  return vacancy;
}

async function importFile({ db, where, log }: Tools, file: string, mode: StoreMode): Promise<string> {
  try {
    const { vacancies, problems, leftOutIds, ignored } = readVacancies(await readFile(file));
    if (vacancies.length === 0) throw new Error('it holds no vacancy');
    const stored = await storeVacancies(db, vacancies, mode, undefined, leftOutIds);
    logSecurity(log, 'import', stored);
    return [
      `Imported ${vacancies.length} vacancies from ${file} into ${where}: ${describeStored(stored)}.`,
      ...(ignored.length > 0
        ? [`Not imported, as no vacancy has it: ${ignored.slice(0, 20).join(', ')}.`]
        : []),
      ...leftOut(problems),
    ].join('\n');
  } catch (error) {
    throw new Error(`${file} was not imported, and nothing was changed: ${messageOf(error)}`, {
      cause: error,
    });
  }
}

const leftOut = (problems: readonly string[]): string[] =>
  problems.length > 0 ? [`Left out, and as they were before:\n${firstOf(problems)}`] : [];

/** Puts what was stored into words, as in "3 new, 1 changed, 20 unchanged, 0 removed". */
const describeStored = ({ added, changed, unchanged, removed }: Stored): string =>
  `${added} new, ${changed} changed, ${unchanged} unchanged, ${removed} removed`;

async function exportTo({ db }: Tools, file: string): Promise<string> {
  const vacancies = await readAllVacancies(db);
  const text = writeVacancyFile(file, vacancies);
  if (text === undefined) throw new UsageError('The name of FILE must end in .csv or .json.');
  await writeFile(file, text, { flag: 'wx' });
  return `Exported ${vacancies.length} vacancies to ${file}.`;
}

async function accept(context: Tools): Promise<string> {
  if (!context.config.vacanciesUrl) throw new InvalidConfigError('VACANCIES_URL is not set.');
  const changes = await followFeed(context, 'accept');
  if (!changes) return 'Took the answer of VACANCIES_URL: no change.';
  const { stored, problems } = changes;
  return [`Took the answer of VACANCIES_URL: ${describeStored(stored)}.`, ...leftOut(problems)].join('\n');
}
