import { peopleCommand } from '@server/people/peopleCommand';
import { runInProcess } from '@server/command';

runInProcess(peopleCommand);
