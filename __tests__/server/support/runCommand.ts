import type { Command, Output } from '@server/commandLine/command';
import type { Place } from '@server/database/openDatabase';

type Given = { env?: Record<string, string>; ask?: Output['ask'] };

/** Runs a command on a database. `output` is all that it prints but the lines of the security log. */
export async function runCommand(
  command: Command,
  args: readonly string[],
  { dataDir, databaseUrl }: Place,
  { env, ask }: Given = {},
): Promise<{ code: number; output: string; securityLog: string[] }> {
  const lines: string[] = [];
  const securityLog: string[] = [];
  const print = (text: string) => void lines.push(text);
  const printError = (text: string) => void (text.startsWith('{') ? securityLog : lines).push(text);
  const settings = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...env };
  const code = await command(args, settings, { print, printError, ask });
  return { code, output: lines.join('\n'), securityLog };
}
