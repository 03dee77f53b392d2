import { command, UsageError, withDatabase } from '@server/commandLine/command';
import { type Config, readConfig } from '@server/config/readConfig';
import { createCommandLog } from '@server/lib/log';
import { logSecurity } from '@server/lib/securityLog';
import { hasContent } from '@server/lib/files';
import { erasuresFile } from '@server/people/erasures';
import { backUp } from './backup';
import { checkDatabase, describeContents } from './checkDatabase';
import { finishRestore } from './finishRestore';
import { restore } from './restore';

const backupHelp = `Usage: npm run backup -- FILE

Copies the embedded database in DATA_DIR to FILE and checks the copy. The server may be running.

  --help     shows this text

With DATABASE_URL, use pg_dump instead: pg_dump --format=custom --file=FILE "$DATABASE_URL"`;

const restoreHelp = `Usage: npm run restore -- FILE [--check | --replace] [--without-erasures]
       npm run restore -- --finish [--without-erasures]

Checks the backup FILE and puts it in DATA_DIR. Stop the server first. Whoever was erased since the backup is erased again, as
DATA_DIR/erasures.jsonl says; all sessions and reset links end.

  --check             only checks FILE
  --replace           moves a database that is already in DATA_DIR aside
  --finish            after pg_restore: does the same to the database that is already there
  --without-erasures  goes on without erasures.jsonl: nobody has been erased since the backup
  --help              shows this text

With DATABASE_URL: bash deploy/restorePostgres.sh FILE`;

const flag = { type: 'boolean', default: false } as const;

/** Runs `npm run backup`. */
export const backupCommand = command({
  help: backupHelp,
  options: {},
  maxWords: 1,
  run: async ({ positionals: [file] }, env, output) => {
    if (!file) throw new UsageError('Expected: FILE');
    const config = withoutPostgres(readConfig(env), 'pg_dump');
    const contents = await backUp(config.dataDir, file);
    logSecurity(createCommandLog(config.logLevel, output.printError), 'backup');
    return `Backed up to ${file} and checked: ${describeContents(contents)}.`;
  },
});

/** Runs `npm run restore`. */
export const restoreCommand = command({
  help: restoreHelp,
  options: { check: flag, replace: flag, finish: flag, 'without-erasures': flag },
  maxWords: 1,
  run: async ({ values: { check, replace, finish, ...values }, positionals: [file = ''] }, env, output) => {
    if (finish ? file || check || replace : !file)
      throw new UsageError('Expected: FILE, or --finish by itself');
    if (check) return `${file} is sound: ${describeContents(await checkDatabase(file))}.`;
    const config = finish ? readConfig(env) : withoutPostgres(readConfig(env), 'deploy/restorePostgres.sh');
    if (finish && !config.databaseUrl) throw new Error('DATABASE_URL is not set: restore FILE instead.');
    if (!values['without-erasures']) requireErasures(config);
    const { contents, erased, earlier } = finish
      ? await withDatabase(config, output, (context) => finishRestore(context, config.dataDir))
      : await restore(config, file, { replace });
    logSecurity(createCommandLog(config.logLevel, output.printError), 'restore', { erased });
    return `Restored: ${describeContents(contents)}.
People erased since the backup, and now erased again: ${erased}. Everybody is signed out. Passwords are those of the backup.
Corrections and restrictions made since are lost: make them again.${earlier ? `\nThe database that was there is now ${earlier}.` : ''}`;
  },
});

function requireErasures({ dataDir }: Config): void {
  if (!hasContent(erasuresFile(dataDir)))
    throw new Error(
      `There is no erasures.jsonl in ${dataDir}, or it is empty: whoever was erased would be back. Put its newest copy there, which is beside the backups or in ERASURES_COPY. If nobody has been erased since the backup, add --without-erasures.`,
    );
}

function withoutPostgres(config: Config, tool: string): Config {
  if (config.databaseUrl) throw new Error(`DATABASE_URL is set: use ${tool}, as --help shows.`);
  return config;
}
