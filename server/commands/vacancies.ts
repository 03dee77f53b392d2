import { vacanciesCommand } from '@server/vacancies/vacanciesCommand';

const print = { say: console.log, complain: console.error };

void vacanciesCommand(process.argv.slice(2), process.env, print).then((code) => {
  process.exitCode = code;
});
