import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Command, type Output, report, UsageError, withDatabase } from '@server/commandLine/command';
import { type Config, readConfig } from '@server/config/readConfig';
import type { Context } from '@server/context/context';
import { createCommandLog } from '@server/lib/log';
import { formatDate } from '@server/mail/message';
import { logSecurity } from '@server/lib/securityLog';
import { rememberCopy } from '@server/records/copies';
import { erasePerson } from './erasePerson';
import { exportPerson } from './exportPerson';
import type { FindOptions } from './findPerson';
import { reasonsToWait } from './purgeGuard';
import { purgePeople } from './purgePeople';

const help = `Usage: npm run people -- export EMAIL [--to FILE] [--typed]
       npm run people -- erase EMAIL [--typed]
       npm run people -- purge [--confirm]

Answers a person's request for their data, or for their erasure. EMAIL is that of their account or one that they typed into a
form; upper and lower case are the same.

  export       writes everything that is stored about them, CVs included, to one zip file
  erase        deletes all of it; applications newer than LEGAL_HOLD_DAYS stay until that time is over
  purge        says why the server waits with deleting what is older than RETENTION_DAYS, if it does
  --confirm    deletes it
  --to FILE    the zip file, person.zip by default; it must not exist
  --typed      includes applications that other accounts sent with EMAIL typed in. Without it they are left out and listed:
               nobody verifies what is typed, so they may be a stranger's. Ask before you add it
  --help       shows this text

Uses the server's database: DATABASE_URL, or the one in DATA_DIR. The server may be running. Backups still hold what was
erased: after restoring one, erase again.`;

type CommandContext = Pick<Context, 'config' | 'db' | 'dialect' | 'log' | 'now'>;
type Wanted =
  | { name: 'export' | 'erase'; email: string; file: string; options: FindOptions }
  | { name: 'purge'; isConfirmed: boolean };

/** Runs `npm run people`; the exit code is 1 also if nothing is known about the person. */
export const peopleCommand: Command = (args, env, output) =>
  report(output, async () => {
    const wanted = parseWanted(args);
    return wanted === 'help' ? help : run(wanted, readConfig(env), output);
  });

function parseWanted(args: readonly string[]): Wanted | 'help' {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      to: { type: 'string' },
      typed: { type: 'boolean', default: false },
      confirm: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    },
    allowPositionals: true,
  });
  if (values.help) return 'help';
  const [name, email, ...surplus] = positionals;
  if (name === 'purge' && !email) return { name, isConfirmed: values.confirm };
  if ((name !== 'export' && name !== 'erase') || !email?.includes('@') || surplus.length > 0) {
    throw new UsageError(`Expected: export EMAIL, erase EMAIL or purge\n\n${help}`);
  }
  const options = { withTyped: values.typed };
  return { name, email: email.trim(), file: values.to ?? 'person.zip', options };
}

const run = (wanted: Wanted, config: Config, output: Output) =>
  withDatabase(config, output, ({ db, dialect }) => {
    const log = createCommandLog(config.logLevel, output.printError);
    const context = { config, db, dialect, log, now: Date.now };
    if (wanted.name === 'purge') return purge(context, wanted.isConfirmed);
    const { name, email, file, options } = wanted;
    return name === 'export' ? exportTo(context, email, file, options) : erase(context, email, options);
  });

async function exportTo(
  context: CommandContext,
  email: string,
  file: string,
  options: FindOptions,
): Promise<string> {
  const exported = await exportPerson(context, email, options);
  if (!exported) throw unknown(email);
  await writeFile(file, exported.zip, { flag: 'wx', mode: 0o600, flush: true });
  await rememberCopy(context, exported.ids, path.resolve(file));
  logSecurity(context.log, 'export', { account: exported.account });
  return `Everything stored about ${email} is in ${file}. Delete the file once they have it.${telling(exported)}`;
}

async function erase(context: CommandContext, email: string, options: FindOptions): Promise<string> {
  const erased = await erasePerson(context, email, options);
  if (!erased) throw unknown(email);
  const { account, records, mails, kept, keptUntil, isJournalEmpty, copies } = erased;
  logSecurity(context.log, 'erasure', { account, ...records, mails, kept });
  const counts = Object.entries({ accounts: account ? 1 : 0, ...records, mails });
  const held = `\nRecords that the law requires to stay: ${kept}. The last goes by itself on ${formatDate(keptUntil)}.`;
  const journal =
    '\nThe database was in use: until the next hourly clean-up, its journal may still hold them.';
  const earlier = await earlierDatabases(context.config.dataDir);
  const elsewhere = ['Backups', ...earlier, ...copies].join(', ');
  const what = counts.map(([name, count]) => `${name} ${count}`).join(', ');
  return `Erased: ${what}.${kept > 0 ? held : ''}${isJournalEmpty ? '' : journal}\n${elsewhere} may still hold them.${telling(erased)}`;
}

async function purge(context: CommandContext, isConfirmed: boolean): Promise<string> {
  if (!isConfirmed) {
    const reasons = await reasonsToWait(context);
    if (reasons.length === 0)
      return 'Nothing waits to be confirmed: the server deletes what is too old by itself.';
    return `The server waits because ${reasons.join('; ')}.\nAdd --confirm to delete what is older than ${context.config.retentionDays} days.`;
  }
  const purged = await purgePeople(context);
  context.log.info({ purged }, 'purged');
  return `Deleted: ${Object.entries(purged)
    .map((entry) => entry.join(' '))
    .join(', ')}.`;
}

const telling = ({ leftOut }: { leftOut: readonly string[] }) =>
  leftOut.length === 0
    ? ''
    : `\nLeft out, because other accounts sent them and only typed this address: ${leftOut.join(', ')}. If they are this person's, add --typed.`;

/** Databases that `npm run restore -- FILE --replace` has moved aside. */
async function earlierDatabases(dataDir: string): Promise<string[]> {
  const names = await readdir(dataDir).catch(() => []);
  return names.filter((name) => name.includes('.db.before-')).map((name) => path.join(dataDir, name));
}

const unknown = (email: string) => new Error(`Nothing is stored about ${email}.`);
