import { inboxCommand } from '@server/inbox/inboxCommand';
import { runInProcess } from '@server/command';

runInProcess(inboxCommand);
