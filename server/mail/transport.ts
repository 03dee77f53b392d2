import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type SMTPTransport from 'nodemailer/lib/smtp-transport';
import { isLoopback } from '@server/lib/networkAddress';
import type { Config } from '@server/config/readConfig';
import type { ApplicationRow, OutboxRow } from '@server/database/schema';
import { mailFile, mailFolder } from './storedMails';

/** A CV, as its application stores it. */
export type Attachment = Pick<ApplicationRow, 'resume' | 'resume_name' | 'resume_type'>;

/** Sends a mail and returns what the mail server answered; rejects if it could not be handed over. */
export type MailTransport = {
  send: (mail: SentMail, attachment?: Attachment) => Promise<string>;
};
type SentMail = Pick<
  OutboxRow,
  'id' | 'kind' | 'to_address' | 'reply_to' | 'subject' | 'body' | 'created_at'
>;

const TIMEOUT_MS = 30_000;

/** Sends to SMTP_URL or, without one, writes .eml files to `outbox` in the data folder. */
export function createMailTransport(config: Config): MailTransport {
  return config.smtpUrl ? toServer(config, config.smtpUrl) : toFolder(config);
}

function toServer(config: Config, url: string): MailTransport {
  const server = createTransport(serverOptions(url));
  return {
    send: async (mail, attachment) => {
      const { response } = await server.sendMail(mailOptions(config, mail, attachment));
      return response;
    },
  };
}

/**
 * How to connect to a mail server. Mail that leaves this machine is never sent in the clear; a mail server on it often has a
 * certificate of its own making. Exported for its test.
 */
export const serverOptions = (url: string): SMTPTransport.Options => ({
  url,
  connectionTimeout: TIMEOUT_MS,
  greetingTimeout: TIMEOUT_MS,
  socketTimeout: TIMEOUT_MS,
  ...(isLoopback(new URL(url).hostname) ? { tls: { rejectUnauthorized: false } } : { requireTLS: true }),
});

function toFolder(config: Config): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const folder = mailFolder(config.dataDir);
  return {
    send: async (mail, attachment) => {
      const { message } = await composer.sendMail(mailOptions(config, mail, attachment));
      await mkdir(folder, { recursive: true });
      const file = path.join(folder, mailFile(mail));
      // With `buffer: true` nodemailer gives a Buffer, which its type does not say.
      await writeFile(file, message as Buffer, { flush: true });
      return `no SMTP_URL is set, so the mail is in ${file}`;
    },
  };
}

/** Every attempt has the same Message-ID, by which receivers recognise duplicates. */
const mailOptions = (config: Config, mail: SentMail, attachment?: Attachment): SendMailOptions => ({
  from: config.mailFrom,
  to: mail.to_address,
  ...(mail.reply_to && { replyTo: mail.reply_to }),
  subject: mail.subject,
  text: mail.body,
  messageId: `<${mail.id}@${new URL(config.siteUrl).hostname}>`,
  date: new Date(mail.created_at),
  // Asks auto-responders not to reply.
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
