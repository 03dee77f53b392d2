import { inboxCommand } from '@server/inbox/inboxCommand';
import { runInProcess } from '@server/commandLine/command';

runInProcess(inboxCommand);
