import { isRecord } from '@/lib/isRecord';
import { InvalidConfigError } from '@server/config/readConfig';
import { messageOf } from '@server/lib/messageOf';

/** The variables of the environment, as in `process.env`. */
export type Env = Record<string, string | undefined>;
/** Where a command writes: its result, and what went wrong; a text at a time, without its line end. */
export type Output = { print: (text: string) => void; printError: (text: string) => void };

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

/** Runs a command with this process's arguments and environment, and makes its exit code the process's. */
export function runInProcess(command: Command): void {
  // The files that commands write hold personal data.
  process.umask(0o077);
  const output = { print: console.log, printError: console.error };
  void command(process.argv.slice(2), process.env, output).then((code) => {
    process.exitCode = code;
  });
}

const isUsageError = (error: unknown) =>
  error instanceof UsageError ||
  error instanceof InvalidConfigError ||
  // What `parseArgs` of node:util throws.
  (isRecord(error) && String(error.code).startsWith('ERR_PARSE_ARGS'));
