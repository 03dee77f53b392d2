import { backupCommand } from '@server/backup/backupCommand';
import { runInProcess } from '@server/command';

runInProcess(backupCommand);
