import { vacanciesCommand } from '@server/vacancies/vacanciesCommand';
import { runInProcess } from '@server/command';

runInProcess(vacanciesCommand);
