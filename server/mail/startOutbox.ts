import type { Context } from '@server/context';
import type { OutboxRow } from '@server/database/schema';
import { isOutdated, isUndeliverable } from './hopeless';
import { claimMail, dropMail, markFailed, markSent, STUCK_ATTEMPTS } from './outbox';
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
  const left = new Set<string>();
  let work = Promise.resolve();
  let timer: ReturnType<typeof setTimeout>;
  const round = async () => {
    try {
      while (!stopped.signal.aborted && (await sendNext(context, transport, left)));
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

/**
 * Sends one mail; false when none is due.
 * @param left the mails that have left and are not yet noted as sent, because the database failed: only the note is made up for
 */
async function sendNext(context: Context, transport: MailTransport, left: Set<string>): Promise<boolean> {
  const mail = await claimMail(context);
  if (!mail) return false;
  if (!left.has(mail.id)) {
    if (isOutdated(mail, context.now())) {
      await giveUp(context, mail, 'it comes too late to be of use');
      return true;
    }
    try {
      await transport.send(mail, await attachmentOf(context, mail));
    } catch (error) {
      await noteFailure(context, mail, error);
      return true;
    }
    left.add(mail.id);
  }
  await markSent(context, mail);
  left.delete(mail.id);
  return true;
}

async function noteFailure(context: Context, mail: OutboxRow, error: unknown): Promise<void> {
  const reason = error instanceof Error ? error.message : String(error);
  if (isUndeliverable(mail, error)) return giveUp(context, mail, reason);
  await markFailed(context, mail, reason);
  report(context, mail, reason);
}

async function giveUp(context: Context, mail: OutboxRow, reason: string): Promise<void> {
  await dropMail(context, mail);
  context.log.warn({ mail: mail.id, kind: mail.kind, reason }, 'A mail to a visitor is given up.');
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
