import { inboxCommand } from '@server/inbox/inboxCommand';

const output = { print: console.log, printError: console.error };

void inboxCommand(process.argv.slice(2), process.env, output).then((code) => {
  process.exitCode = code;
});
