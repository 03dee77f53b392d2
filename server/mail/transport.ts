import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Config } from '@server/config';
import type { ApplicationRow, OutboxRow } from '@server/database/schema';

export type Attachment = Pick<ApplicationRow, 'resume' | 'resume_name' | 'resume_type'>;

/** How a mail leaves: rejects when it could not be handed over. */
export type MailTransport = { send: (mail: OutboxRow, attachment?: Attachment) => Promise<void> };

const PATIENCE_MILLISECONDS = 30_000;

/** The mail server of SMTP_URL, or without one the folder `outbox` of the data folder, an .eml file for each mail. */
export function makeTransport(config: Config): MailTransport {
  return config.smtpUrl ? toServer(config, config.smtpUrl) : toFolder(config);
}

function toServer(config: Config, url: string): MailTransport {
  const server = createTransport({
    url,
    connectionTimeout: PATIENCE_MILLISECONDS,
    greetingTimeout: PATIENCE_MILLISECONDS,
    socketTimeout: PATIENCE_MILLISECONDS,
  });
  return {
    send: async (mail, attachment) => {
      await server.sendMail(envelope(config, mail, attachment));
    },
  };
}

function toFolder(config: Config): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const folder = path.join(config.dataDir, 'outbox');
  return {
    send: async (mail, attachment) => {
      const { message } = await composer.sendMail(envelope(config, mail, attachment));
      const file = path.join(folder, `${mail.created_at}-${mail.id}.eml`);
      await mkdir(folder, { recursive: true });
      // Under its own name only when it is whole.
      await writeFile(`${file}.part`, message as Buffer, { flush: true });
      await rename(`${file}.part`, file);
    },
  };
}

/** The same mail has the same Message-ID at every attempt, by which receivers tell a repeated one. */
const envelope = (config: Config, mail: OutboxRow, attachment?: Attachment): SendMailOptions => ({
  from: config.mailFrom,
  to: mail.to_address,
  ...(mail.reply_to && { replyTo: mail.reply_to }),
  subject: mail.subject,
  text: mail.body,
  messageId: `<${mail.id}@${new URL(config.siteUrl).hostname}>`,
  date: new Date(mail.created_at),
  // Neither out-of-office notes nor other robots shall answer.
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
  ...(attachment && {
    attachments: [
      {
        filename: attachment.resume_name,
        contentType: attachment.resume_type,
        content: Buffer.from(attachment.resume),
      },
    ],
  }),
});
