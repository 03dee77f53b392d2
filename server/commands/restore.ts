import { restoreCommand } from '@server/backup/backupCommand';
import { runInProcess } from '@server/commandLine/command';

runInProcess(restoreCommand);
