import { randomUUID } from 'node:crypto';
import { command, UsageError } from '@server/commandLine/command';
import { readConfig } from '@server/config/readConfig';
import { createMailTransport } from './transport';

const help = `Usage: npm run mail -- --test ADDRESS

Sends one mail to ADDRESS with the server's settings (SMTP_URL, MAIL_FROM), and prints what the mail server answered.

  --help  shows this text`;

/** Runs `npm run mail`. */
export const mailCommand = command({
  help,
  options: { test: { type: 'string' } },
  maxWords: 0,
  run: async ({ values }, env) => {
    if (!values.test?.includes('@')) throw new UsageError('Expected: --test ADDRESS');
    const config = readConfig(env);
    const answer = await createMailTransport(config).send({
      id: randomUUID(),
      kind: 'notice',
      to_address: values.test,
      reply_to: null,
      subject: `Test mail from ${config.siteUrl}`,
      body: 'This mail was sent by "npm run mail -- --test". If you can read it, the site can send mail.\n',
      created_at: Date.now(),
    });
    return `Sent from ${config.mailFrom} to ${values.test}: ${answer}`;
  },
});
