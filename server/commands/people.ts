import { peopleCommand } from '@server/people/peopleCommand';
import { runInProcess } from '@server/commandLine/command';

runInProcess(peopleCommand);
