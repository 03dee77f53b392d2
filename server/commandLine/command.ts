import { isRecord } from '@/lib/isRecord';
import { InvalidConfigError, type Config } from '@server/config/readConfig';
import type { Context } from '@server/context/context';
import { type OpenedDatabase, openDatabase } from '@server/database/openDatabase';
import { createCommandLog, messageOf } from '@server/lib/log';

/** The variables of the environment, as in `process.env`. */
export type Env = Record<string, string | undefined>;
/** Where a command writes: its result, and what went wrong; a text at a time, without its line end. */
export type Output = {
  print: (text: string) => void;
  printError: (text: string) => void;
  /** Asks whoever runs the command; undefined where nobody can answer, as in a script. */
  ask?: ((question: string) => Promise<string>) | undefined;
};

/** The function behind `npm run NAME`; resolves to the exit code, see `report`. */
export type Command = (args: readonly string[], env: Env, output: Output) => Promise<number>;

/** Thrown for an invalid command line. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/**
 * Runs a command and prints its result, or why it failed.
 * @returns the exit code: 0 on success, 1 after an error, 2 for an invalid command line or configuration
 */
export async function report({ print, printError }: Output, run: () => Promise<string>): Promise<number> {
  try {
    print(await run());
    return 0;
  } catch (error) {
    printError(messageOf(error));
    return isUsageError(error) ? 2 : 1;
  }
}

const isUsageError = (error: unknown) =>
  error instanceof UsageError ||
  error instanceof InvalidConfigError ||
  // What `parseArgs` of node:util throws.
  (isRecord(error) && String(error.code).startsWith('ERR_PARSE_ARGS'));

/** What the work of a command gets. */
export type Tools = OpenedDatabase & Pick<Context, 'config' | 'log' | 'now'> & Pick<Output, 'ask'>;

/** Opens the configured database for a command and closes it when `work` has ended; what is logged is printed as an error. */
export async function withDatabase<Result>(
  config: Config,
  { printError, ask }: Output,
  work: (context: Tools) => Promise<Result>,
): Promise<Result> {
  const opened = await openDatabase(config, { error: (_fields, message) => printError(message) });
  try {
    const log = createCommandLog(config.logLevel, printError);
    return await work({ ...opened, config, log, now: Date.now, ask });
  } finally {
    await opened.db.destroy();
  }
}
