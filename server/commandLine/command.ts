import { parseArgs, type ParseArgsConfig } from 'node:util';
import { isRecord } from '@/lib/isRecord';
import { InvalidConfigError, type Config } from '@server/config/readConfig';
import type { Context } from '@server/context/context';
import { type OpenedDatabase, openDatabase } from '@server/database/openDatabase';
import { createCommandLog, messageOf } from '@server/lib/log';

/** The variables of the environment, as in `process.env`. */
type Env = Record<string, string | undefined>;
/** Where a command writes: its result, and what went wrong; a text at a time, without its line end. */
export type Output = {
  print: (text: string) => void;
  printError: (text: string) => void;
  /** Asks whoever runs the command; undefined where nobody can answer, as in a script. */
  ask?: ((question: string) => Promise<string>) | undefined;
};

/** The function behind `npm run NAME`; resolves to the exit code, see `command`. */
export type Command = (args: readonly string[], env: Env, output: Output) => Promise<number>;

/** Thrown for an invalid command line. */
export class UsageError extends Error {
  override name = 'UsageError';
}

type Options = NonNullable<ParseArgsConfig['options']>;
/** A command line as `parseArgs` reads it. */
export type Line<Known extends Options> = ReturnType<
  typeof parseArgs<{ args: string[]; options: Known; allowPositionals: true }>
>;

type Description<Known extends Options> = {
  /** Printed for --help, and below what is wrong with a command line. */
  help: string;
  options: Known;
  /** How many words may stand beside the options. */
  maxWords: number;
  /** Resolves to what is printed. */
  run: (line: Line<Known>, env: Env, output: Output) => Promise<string>;
};

/** Makes a command, whose exit code is 0 on success, 1 after an error, 2 for an invalid command line or configuration. */
export const command =
  <const Known extends Options>({ help, options, maxWords, run }: Description<Known>): Command =>
  async (args, env, output) => {
    try {
      if (args.includes('--help') || args.includes('-h')) {
        output.print(help);
        return 0;
      }
      const line = parseArgs({ args: [...args], options, allowPositionals: true });
      const surplus = line.positionals.slice(maxWords);
      if (surplus.length > 0) throw new UsageError(`Not expected: ${surplus.join(' ')}`);
      output.print(await run(line, env, output));
      return 0;
    } catch (error) {
      const { code, path }: Record<string, unknown> = isRecord(error) ? error : {};
      // `parseArgs` throws errors with the codes ERR_PARSE_ARGS_…
      const isUsageError = error instanceof UsageError || String(code).startsWith('ERR_PARSE_ARGS');
      const message =
        code === 'EEXIST' ? `${String(path)} is there already: choose another name.` : messageOf(error);
      output.printError(isUsageError ? `${message}\n\n${help}` : message);
      return isUsageError || error instanceof InvalidConfigError ? 2 : 1;
    }
  };

/** What the work of a command gets. */
export type Tools = OpenedDatabase & Pick<Context, 'config' | 'log' | 'now'> & Pick<Output, 'ask'>;

/** Opens a database for a command, see `openDatabase`, and closes it when `work` has ended; what is logged is printed as an error. */
export async function withDatabase<Result>(
  config: Config,
  { printError, ask }: Output,
  work: (context: Tools) => Promise<Result>,
  options = { mayBeNew: false },
): Promise<Result> {
  const opened = await openDatabase(config, { error: (_fields, message) => printError(message) }, options);
  try {
    const log = createCommandLog(config.logLevel, printError);
    return await work({ ...opened, config, log, now: Date.now, ask });
  } finally {
    await opened.db.destroy();
  }
}
