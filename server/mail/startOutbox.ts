import type { Context } from '@server/context';
import type { OutboxRow } from '@server/database/schema';
import { claimMail, markFailed, markSent, STUCK_ATTEMPTS } from './outbox';
import { makeTransport, type MailTransport } from './transport';

const LOOK_MILLISECONDS = 1_000;

/**
 * Sends the mails of the outbox, oldest first, one after the other: what was stored before a restart too.
 * @returns what pauses it: the mail on its way is finished, all others wait for the next start
 */
export function startOutbox(
  context: Context,
  transport: MailTransport = makeTransport(context.config),
): { stop: () => Promise<void> } {
  const stopped = new AbortController();
  let work = Promise.resolve();
  let timer: ReturnType<typeof setTimeout>;
  const round = async () => {
    try {
      while (!stopped.signal.aborted && (await sendNext(context, transport)));
    } catch (error) {
      context.log.error({ err: error }, 'The outbox cannot be read.');
    }
    if (!stopped.signal.aborted) timer = setTimeout(look, LOOK_MILLISECONDS);
  };
  const look = () => {
    work = round();
  };
  look();
  return {
    stop: () => {
      stopped.abort();
      clearTimeout(timer);
      return work;
    },
  };
}

/** Sends one mail; false when none is due. */
async function sendNext(context: Context, transport: MailTransport): Promise<boolean> {
  const mail = await claimMail(context);
  if (!mail) return false;
  try {
    await transport.send(mail, await attachmentOf(context, mail));
    await markSent(context, mail);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await markFailed(context, mail, reason);
    report(context, mail, reason);
  }
  return true;
}

async function attachmentOf({ db }: Context, { reference }: OutboxRow) {
  if (!reference) return undefined;
  return db
    .selectFrom('applications')
    .select(['resume', 'resume_name', 'resume_type'])
    .where('id', '=', reference)
    .executeTakeFirst();
}

// Neither words nor addresses of a mail are logged: it may hold a reset link.
function report({ log }: Context, { id, kind, attempts }: OutboxRow, reason: string): void {
  const fields = { mail: id, kind, attempts: attempts + 1, reason };
  if (attempts + 1 < STUCK_ATTEMPTS) log.warn(fields, 'A mail could not be sent and is tried again later.');
  else log.error(fields, 'MAIL IS STUCK: it is tried again, but somebody should look at the mail server.');
}
