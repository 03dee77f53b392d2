import type { Output } from '@server/commandLine/command';
import type { Config } from '@server/config/readConfig';
import { type OpenedDatabase, openDatabase } from '@server/database/openDatabase';

/** Opens the configured database for a command and closes it when `work` has ended; what the database logs is printed as an error. */
export async function withDatabase<Result>(
  config: Config,
  { printError }: Output,
  work: (opened: OpenedDatabase) => Promise<Result>,
): Promise<Result> {
  const opened = await openDatabase(config, { error: (_fields, message) => printError(message) });
  try {
    return await work(opened);
  } finally {
    await opened.db.destroy();
  }
}
