import { parseArgs } from 'node:util';
import { type Command, type Env, report, UsageError } from '@server/commandLine/command';
import { readConfig } from '@server/config/readConfig';
import { createCommandLog } from '@server/lib/log';
import { logSecurity } from '@server/lib/securityLog';
import { backUp } from './backup';
import { describeContents } from './checkDatabase';
import { checkBackup, restore } from './restore';

const backupHelp = `Usage: npm run backup -- FILE

Copies the embedded database in DATA_DIR to FILE and checks the copy; its checksum goes to FILE.sha256. The server may be
running.

  --help     shows this text

With DATABASE_URL, use pg_dump instead: pg_dump --format=custom --file=FILE "$DATABASE_URL"`;

const restoreHelp = `Usage: npm run restore -- FILE [--check | --replace]

Checks the backup FILE and puts it in DATA_DIR. Stop the server first.

  --check    only checks FILE
  --replace  moves a database that is already in DATA_DIR aside
  --help     shows this text

With DATABASE_URL, use pg_restore instead: pg_restore --clean --if-exists --dbname="$DATABASE_URL" FILE`;

const flag = { type: 'boolean', default: false } as const;
const help = { ...flag, short: 'h' } as const;

/** Runs `npm run backup`. */
export const backupCommand: Command = (args, env, output) =>
  report(output, async () => {
    const { values, positionals } = parseArgs({ args: [...args], options: { help }, allowPositionals: true });
    if (values.help) return backupHelp;
    const file = onlyFile(positionals, backupHelp);
    const contents = await backUp(dataDirOf(env, 'pg_dump'), file);
    logSecurity(createCommandLog(readConfig(env).logLevel, output.printError), 'backup');
    return `Backed up to ${file} and checked: ${describeContents(contents)}.`;
  });

/** Runs `npm run restore`. */
export const restoreCommand: Command = (args, env, output) =>
  report(output, async () => {
    const options = { check: flag, replace: flag, help };
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    if (values.help) return restoreHelp;
    const file = onlyFile(positionals, restoreHelp);
    if (values.check) return `${file} is sound: ${describeContents(await checkBackup(file))}.`;
    const dataDir = dataDirOf(env, 'pg_restore');
    const { contents, earlier } = await restore(dataDir, file, values);
    const aside = earlier ? `\nThe database that was there is now ${earlier}.` : '';
    return `Restored to ${dataDir}: ${describeContents(contents)}.${aside}`;
  });

function onlyFile([file, ...surplus]: readonly string[], usage: string): string {
  if (!file || surplus.length > 0) throw new UsageError(`Expected: one FILE\n\n${usage}`);
  return file;
}

function dataDirOf(env: Env, tool: string): string {
  const { databaseUrl, dataDir } = readConfig(env);
  if (databaseUrl) throw new Error(`DATABASE_URL is set: use ${tool}, as --help shows.`);
  return dataDir;
}
