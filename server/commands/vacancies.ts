import { vacanciesCommand } from '@server/vacancies/vacanciesCommand';
import { runInProcess } from '@server/commandLine/command';

runInProcess(vacanciesCommand);
