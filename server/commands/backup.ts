import { backupCommand } from '@server/backup/backupCommand';
import { runInProcess } from '@server/commandLine/command';

runInProcess(backupCommand);
