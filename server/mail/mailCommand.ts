import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { type Command, report, UsageError } from '@server/commandLine/command';
import { readConfig } from '@server/config/readConfig';
import { createMailTransport } from './transport';

const help = `Usage: npm run mail -- --test ADDRESS

Sends one mail to ADDRESS with the server's settings (SMTP_URL, MAIL_FROM), and prints what the mail server answered.

  --help  shows this text`;

/** Runs `npm run mail`. */
export const mailCommand: Command = (args, env, output) =>
  report(output, async () => {
    const { values } = parseArgs({
      args: [...args],
      options: { test: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
    if (values.help) return help;
    if (!values.test?.includes('@')) throw new UsageError(`Expected: --test ADDRESS\n\n${help}`);
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
  });
