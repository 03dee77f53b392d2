import { peopleCommand } from '@server/people/peopleCommand';

const output = { print: console.log, printError: console.error };

void peopleCommand(process.argv.slice(2), process.env, output).then((code) => {
  process.exitCode = code;
});
