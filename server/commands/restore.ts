import { restoreCommand } from '@server/backup/backupCommand';

const output = { print: console.log, printError: console.error };

void restoreCommand(process.argv.slice(2), process.env, output).then((code) => {
  process.exitCode = code;
});
