import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { claimMail, queueMail, STUCK_ATTEMPTS, outboxHealth } from '@server/mail/outbox';
import { CV_ATTACHED, CV_REFUSED } from '@server/mail/message';
import { mailCommand } from '@server/mail/mailCommand';
import { startOutbox } from '@server/mail/startOutbox';
import type { OutboxRow } from '@server/database/schema';
import { databases } from '@test-server/databases';
import { startSmtpServer } from '@tools/dev/smtpServer';
import { type RunningServer, startServer } from '@test-server/startServer';
import { formOf, pdf, send, signInSomebody } from '@test-server/sending';
import { until } from '@test-server/until';
import { DAY, MINUTE } from '@/lib/time/durations';

const message = { to: 'ward@hospital.example', replyTo: null, subject: 'Hello', text: 'Good morning.\n' };

const refusal = '554 ward@hospital.example: "Good morning" is no news';

describe.each(databases)('the outbox on $name', (database) => {
  let server: RunningServer;
  const running: { stop: () => Promise<void> }[] = [];

  beforeEach(async () => {
    server = await startServer(database);
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((part) => part.stop()));
    await server.stop();
  });

  const queue = (subject = message.subject, kind: OutboxRow['kind'] = 'enquiry') =>
    server.context.db
      .transaction()
      .execute((trx) => queueMail(server.context, trx, kind, { ...message, subject }));
  const mails = () => server.context.db.selectFrom('outbox').selectAll().execute();
  const run = (smtpUrl?: string) => {
    const outbox = startOutbox({ ...server.context, config: { ...server.context.config, smtpUrl } });
    running.push(outbox);
    return outbox;
  };

  test('writes each mail to its own file when no mail server is configured, and keeps none of it in the database', async () => {
    await queue();
    run();
    await until(async () => (await mails()).every(({ sent_at }) => sent_at !== null));
    const folder = path.join(server.context.config.dataDir, 'outbox');
    const [file = '', ...others] = readdirSync(folder);
    expect(others).toEqual([]);
    expect(file).toMatch(/^\d+-[\w-]+\.eml$/);
    const text = readFileSync(path.join(folder, file), 'utf8');
    expect(text).toContain('To: ward@hospital.example');
    expect(text).toContain('Subject: Hello');
    expect(text).toContain('Good morning.');
    const erased = { to_address: '', reply_to: null, subject: '', body: '', last_error: null };
    expect(await mails()).toMatchObject([erased]);
  });

  test('sends each mail once, even with two copies of the server', async () => {
    const smtp = await startSmtpServer();
    running.push(smtp);
    for (let index = 0; index < 6; index++) await queue(`Mail ${index}`);
    run(smtp.url);
    run(smtp.url);
    await until(async () => (await mails()).every(({ sent_at }) => sent_at !== null));
    const subjects = smtp.messages.map((text) => /^Subject: (.*)$/m.exec(text)?.[1]?.trim());
    expect(subjects).toHaveLength(6);
    expect(new Set(subjects)).toEqual(new Set([0, 1, 2, 3, 4, 5].map((index) => `Mail ${index}`)));
  });

  test('retries a rejected mail with doubling pauses, and reports it as stuck', async () => {
    const smtp = await startSmtpServer({ answer: (command) => (command === 'DATA' ? refusal : undefined) });
    running.push(smtp);
    await queue();
    const pauses: number[] = [];
    for (let attempts = 1; attempts <= STUCK_ATTEMPTS; attempts++) {
      // It looks for mail at its start, and then once a second.
      const outbox = run(smtp.url);
      await until(async () => (await mails())[0]?.attempts === attempts);
      const next = (await mails())[0]?.next_attempt_at ?? 0;
      await outbox.stop();
      pauses.push(Math.round((next - server.context.now()) / MINUTE));
      server.passTime(next - server.context.now() + 1);
    }
    expect(pauses).toEqual([1, 2, 4, 8, 15]);
    expect(await outboxHealth(server.context)).toMatchObject({ waiting: 1, stuck: 1 });
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
    expect(await (await fetch(`${server.origin}/metrics`)).text()).toContain('\nlindenway_mail_stuck 1\n');
    expect(server.logged()).toMatch(/"attempts":5,.*MAIL IS STUCK/);
    expect(server.logged()).toMatch(/"reason":"\w+ 554/);
    expect(server.logged()).not.toMatch(/Good morning|hospital\.example/);
    expect((await mails())[0]?.last_error).toMatch(/^\w+ 554/);
  });

  test('a mail that a clock far ahead has dated goes once the clock is right', async () => {
    server.passTime(400 * DAY);
    await queue('Queued');
    await queue('Claimed');
    await claimMail(server.context);
    server.passTime(-400 * DAY);
    expect(await outboxHealth(server.context)).toMatchObject({ waiting: 2 });
    run();
    await until(async () => (await outboxHealth(server.context)).waiting === 0);
  });

  test('a reset link goes before what has waited longer, and is tried again every minute', async () => {
    const smtp = await startSmtpServer({ answer: () => '421 closing' });
    running.push(smtp);
    await queue('Old');
    await queue('Link', 'reset');
    expect(await claimMail(server.context)).toMatchObject({ subject: 'Link' });
    await server.context.db
      .updateTable('outbox')
      .set({ attempts: 7, claimed_until: null })
      .where('kind', '=', 'reset')
      .execute();
    run(smtp.url);
    const link = async () => (await mails()).find(({ kind }) => kind === 'reset')!;
    await until(async () => (await link()).attempts === 8);
    const pause = (await link()).next_attempt_at - server.context.now();
    expect(pause).toBeLessThanOrEqual(MINUTE);
  });

  test('a mail server that hangs over one mail holds up none of the others', async () => {
    let connections = 0;
    const hangs = (command: string) => (command === 'HELLO' && (connections += 1) === 1 ? '' : undefined);
    const smtp = await startSmtpServer({ answer: hangs });
    running.push(smtp);
    for (let index = 0; index < 6; index++) await queue(`Mail ${index}`);
    run(smtp.url);
    await until(() => smtp.messages.length === 5);
    await queue('Later');
    await until(async () => (await mails()).filter(({ sent_at }) => sent_at === null).length === 1);
    expect(smtp.messages).toHaveLength(6);
    // Ends the connection that hangs.
    await smtp.stop();
  });

  test('with MAIL_CV=link the CV stays on the server, and the mail says how to get it', async () => {
    server.context.config.mailCv = 'link';
    const smtp = await startSmtpServer();
    running.push(smtp);
    await send(server.origin, await signInSomebody(server.origin), formOf());
    run(smtp.url);
    await until(() => smtp.messages.some((text) => text.includes('Subject: Application for')));
    const mail = smtp.messages.find((text) => text.includes('Subject: Application for'))!;
    expect(mail).toMatch(/Reference: LW-/);
    expect(mail).toContain('npm run inbox -- --application REFERENCE --save');
    expect(mail).not.toContain(pdf.toString('base64').slice(0, 40));
  });

  test('the test mail prints what the mail server answered', async () => {
    const smtp = await startSmtpServer();
    running.push(smtp);
    const lines: string[] = [];
    const output = {
      print: (text: string) => void lines.push(text),
      printError: (text: string) => void lines.push(text),
    };
    expect(await mailCommand(['--test', 'ward@hospital.example'], { SMTP_URL: smtp.url }, output)).toBe(0);
    expect(smtp.messages[0]).toContain('To: ward@hospital.example');
    expect(lines[0]).toMatch(/to ward@hospital\.example: 250/);
    await smtp.stop();
    running.pop();
    expect(await mailCommand(['--test', 'ward@hospital.example'], { SMTP_URL: smtp.url }, output)).toBe(1);
    expect(lines[1]).toContain('ECONNREFUSED');
  });

  test.each(['552 5.3.4 too large', '554 5.7.1 refused'])(
    'an application whose CV the mail server refuses for good (%s) arrives without it, and says where it is',
    async (answer) => {
      const cv = pdf.toString('base64');
      const smtp = await startSmtpServer({
        answer: (command, text) => (command === 'END' && text.includes(cv.slice(0, 40)) ? answer : undefined),
      });
      running.push(smtp);
      const cookies = await signInSomebody(server.origin);
      expect(await send(server.origin, cookies, formOf())).toMatchObject({ status: 200 });
      run(smtp.url);
      await until(async () => (await mails()).every(({ sent_at }) => sent_at !== null));
      expect(smtp.messages).toHaveLength(2);
      // Quoted-printable: line ends that are none, and an equals sign as a code.
      const texts = smtp.messages.join('').replaceAll('=\r\n', '');
      expect(texts).toContain(CV_REFUSED);
      expect(texts).not.toContain(CV_ATTACHED);
      expect(server.logged()).toContain('went without its CV');
    },
  );

  test('continues after a restart, including a mail that another copy had claimed but never sent', async () => {
    await queue('Claimed');
    const { claimed_until: claimedUntil } = (await claimMail(server.context)) ?? {};
    await queue('Free');
    // A mail that has been sent keeps no subject.
    const subjects = new Map((await mails()).map(({ id, subject }) => [id, subject]));
    const sentSubjects = async () =>
      (await mails()).filter(({ sent_at }) => sent_at !== null).map(({ id }) => subjects.get(id));
    const outbox = run();
    // The older mail would have gone first.
    await until(async () => (await sentSubjects()).includes('Free'));
    expect(await sentSubjects()).toEqual(['Free']);
    await outbox.stop();
    server.passTime((claimedUntil ?? 0) - server.context.now() + 1);
    run();
    await until(async () => (await sentSubjects()).length === 2);
  });

  test('its health counts what waits and what is stuck, and gives the age of the oldest by the clock of the server', async () => {
    server.passTime(60 * MINUTE);
    for (const subject of ['One', 'Two', 'Three']) await queue(subject);
    const { db } = server.context;
    await db.updateTable('outbox').set({ attempts: 5 }).where('subject', '!=', 'One').execute();
    server.passTime(5 * MINUTE);
    const health = await outboxHealth(server.context);
    expect(health).toMatchObject({ waiting: 3, stuck: 2 });
    expect(Math.abs(health.oldestSeconds - 300)).toBeLessThan(60);
  });
});
