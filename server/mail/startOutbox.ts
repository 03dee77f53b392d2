import type { Context } from '@server/context/context';
import type { OutboxRow } from '@server/database/schema';
import { type RepeatingJob, repeat } from '@server/lib/repeat';
import { DAY, HOUR, SECOND } from '@/lib/time/durations';
import { CV_ATTACHED, CV_INFECTED, CV_LEFT, CV_REFUSED, CV_UNSCANNED } from './message';
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

/**
 * How long a mail to a visitor is worth sending, in milliseconds: a link works for an hour, a receipt reassures for some days, and a
 * warning stays useful for longer.
 */
const lifetimes: Partial<Record<OutboxRow['kind'], number>> = {
  reset: HOUR,
  receipt: 3 * DAY,
  notice: 14 * DAY,
};

// RFC 3463: no such mailbox, no such host, a malformed address, a mailbox that has moved. RFC 7505: a host that takes no mail.
const badAddress = /^5\d\d[ -]5\.1\.(?:1|2|3|6|10)\b/;

/** Whether a mail is too old to be useful. Mails to the provider never are. */
export const isExpired = ({ kind, created_at }: OutboxRow, now: number): boolean =>
  now - created_at >= (lifetimes[kind] ?? Number.POSITIVE_INFINITY);

/**
 * Whether a visitor's address does not exist, so that retrying is pointless and the provider can do nothing about it. Other
 * errors, such as a rejected sender, are the provider's to fix.
 */
export const isUndeliverable = ({ kind }: OutboxRow, error: unknown): boolean =>
  kind in lifetimes &&
  error instanceof Error &&
  'response' in error &&
  badAddress.test(String(error.response));

/** Whether a mail server refused this very mail for good, because of its size for example: not just for now, and not our sign-in. */
function isRefused(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, responseCode = 500 }: Error & MailErrorFields = error;
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && Number(responseCode) >= 500;
}

/**
 * Names a mail error by its codes, as in `EENVELOPE 550 5.1.1`. Its message often repeats the recipient's address or words of
 * the mail, which belong in no log.
 */
export function mailErrorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode, response }: Error & MailErrorFields = error;
  // RFC 3463: the status after the three digits of the reply.
  const status = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(String(response))?.[1];
  return [code ?? error.name, responseCode, status].filter(Boolean).join(' ');
}

type MailErrorFields = { code?: unknown; responseCode?: unknown; response?: unknown };
