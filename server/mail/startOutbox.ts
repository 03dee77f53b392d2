import type { Context } from '@server/context/context';
import type { OutboxRow } from '@server/database/schema';
import { type RepeatingJob, repeat } from '@server/lib/repeat';
import { SECOND } from '@/lib/time/durations';
import { CV_ATTACHED, CV_INFECTED, CV_LEFT, CV_REFUSED, CV_UNSCANNED } from './message';
import { isExpired, isRefused, isUndeliverable, mailErrorCode } from './deliverability';
import { claimMail, markFailed, markSent, STUCK_ATTEMPTS } from './outbox';
import { deleteMailFiles, mailFile } from './storedMails';
import { type Attachment, createMailTransport, type MailTransport } from './transport';

/** One mail that a mail server hangs over does not hold up the others. */
const CONNECTIONS = 3;

/**
 * Sends the outbox's mails, including those from before a restart: reset links first, then the oldest.
 * @returns `stop` waits for the mails being sent; the others wait for the next start
 */
export function startOutbox(
  context: Context,
  transport: MailTransport = createMailTransport(context.config),
): RepeatingJob {
  const jobs = Array.from({ length: CONNECTIONS }, () =>
    repeat(
      context,
      { everyMs: SECOND, problem: 'the outbox could not be worked through' },
      async (signal) => {
        while (!signal.aborted && (await sendNext(context, transport)));
      },
    ),
  );
  return { stop: async () => void (await Promise.all(jobs.map((job) => job.stop()))) };
}

/** Sends one mail; false if none is due. */
async function sendNext(context: Context, transport: MailTransport): Promise<boolean> {
  const mail = await claimMail(context);
  if (!mail) return false;
  if (isExpired(mail, context.now())) {
    await giveUp(context, mail, 'too old to be useful');
    return true;
  }
  try {
    await sendWithCv(context, transport, await withAttachment(context, mail));
  } catch (error) {
    await handleFailure(context, mail, error);
    return true;
  }
  const wasErased = !(await markSent(context, mail));
  if (wasErased) await deleteMailFiles(context.config.dataDir, [mailFile(mail)]);
  return true;
}

/** Sends a mail without its CV if the mail server refuses it for good with the CV: the application must reach the provider. */
async function sendWithCv(
  { log }: Context,
  transport: MailTransport,
  [mail, cv]: Awaited<ReturnType<typeof withAttachment>>,
): Promise<void> {
  try {
    await transport.send(mail, cv);
  } catch (error) {
    if (!cv || !isRefused(error)) throw error;
    await transport.send({ ...mail, body: mail.body.replace(CV_ATTACHED, CV_REFUSED) });
    log.warn(
      { mail: mail.id, reason: mailErrorCode(error) },
      'mail went without its CV, which the mail server refused',
    );
  }
}

async function handleFailure(context: Context, mail: OutboxRow, error: unknown): Promise<void> {
  const reason = mailErrorCode(error);
  if (isUndeliverable(mail, error)) return giveUp(context, mail, reason);
  await markFailed(context, mail, reason);
  // Neither texts nor addresses are logged: a mail may contain a reset link, and a mail server's reply both.
  const fields = { mail: mail.id, kind: mail.kind, attempts: mail.attempts + 1, reason };
  if (fields.attempts < STUCK_ATTEMPTS) context.log.warn(fields, 'mail could not be sent; will retry');
  else context.log.error(fields, 'MAIL IS STUCK: still retrying, but please check the mail server');
}

async function giveUp(context: Context, mail: OutboxRow, reason: string): Promise<void> {
  await context.db.deleteFrom('outbox').where('id', '=', mail.id).execute();
  context.log.warn({ mail: mail.id, kind: mail.kind, reason }, 'gave up on a mail to a visitor');
}

/** A mail and the CV that it brings. A CV that is not known to be clean stays behind, as all do with MAIL_CV=link; the text says so. */
async function withAttachment(
  { config, db }: Context,
  mail: OutboxRow,
): Promise<[mail: OutboxRow, attachment?: Attachment]> {
  if (mail.kind !== 'application' || !mail.reference) return [mail];
  const cv = await db
    .selectFrom('applications')
    .select(['resume', 'resume_name', 'resume_type', 'scan'])
    .where('id', '=', mail.reference)
    .executeTakeFirst();
  const note =
    (cv?.scan === 'infected' && CV_INFECTED) ||
    (config.mailCv === 'link' && CV_LEFT) ||
    (cv?.scan === 'unscanned' && config.clamd && CV_UNSCANNED);
  return note ? [{ ...mail, body: mail.body.replace(CV_ATTACHED, note) }] : [mail, cv];
}
