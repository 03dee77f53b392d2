import { restoreCommand } from '@server/backup/backupCommand';
import { runInProcess } from '@server/command';

runInProcess(restoreCommand);
