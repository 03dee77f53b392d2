import { vacanciesCommand } from '@server/vacancies/vacanciesCommand';

const output = { print: console.log, printError: console.error };

void vacanciesCommand(process.argv.slice(2), process.env, output).then((code) => {
  process.exitCode = code;
});
