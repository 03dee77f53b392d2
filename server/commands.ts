// `npm run inbox`, `vacancies`, `people`, `mail`, `backup` and `restore`: tsx server/commands.ts NAME ARGUMENTS
import { createInterface } from 'node:readline/promises';
import { backupCommand, restoreCommand } from './backup/backupCommand';
import type { Command } from './commandLine/command';
import { inboxCommand } from './inbox/inboxCommand';
import { mailCommand } from './mail/mailCommand';
import { peopleCommand } from './people/peopleCommand';
import { vacanciesCommand } from './vacancies/vacanciesCommand';

const commands: Record<string, Command> = {
  inbox: inboxCommand,
  vacancies: vacanciesCommand,
  people: peopleCommand,
  mail: mailCommand,
  backup: backupCommand,
  restore: restoreCommand,
};

// The files that commands write hold personal data.
process.umask(0o077);
const [name = '', ...args] = process.argv.slice(2);
const command = commands[name];
if (!command) throw new Error(`The command must be one of ${Object.keys(commands).join(', ')}.`);
// Such as "npm run inbox | head".
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));
const output = {
  print: (text: string) => console.log(printable(text)),
  printError: (text: string) => console.error(printable(text)),
  ask: process.stdin.isTTY ? ask : undefined,
};
void command(args, process.env, output).then((code) => {
  process.exitCode = code;
});

async function ask(question: string): Promise<string> {
  const terminal = createInterface(process.stdin, process.stdout);
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}

/** Without the control characters that a terminal obeys: visitors' texts and files to import may hold some. */
function printable(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n\t]/gu, '');
}
