import { inboxCommand } from '@server/inbox/inboxCommand';

const print = { say: console.log, complain: console.error };

void inboxCommand(process.argv.slice(2), process.env, print).then((code) => {
  process.exitCode = code;
});
