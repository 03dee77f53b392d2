import { fieldMessages } from '@/contract/messages';
import { toasts } from '@/contract/toasts';
import { HOUR } from '@/lib/time/durations';
import { formatDate } from '@server/mail/message';
import { limits } from '@server/rateLimit/limits';
import { applicationReference } from '@/contract/reference';
import { atOnce } from '@test-server/atOnce';
import { databases } from '@test-server/databases';
import { serverForAll } from '@test-server/startServer';
import { makeDocxFile } from '@test-journeys/files';
import { applicationText, formOf, pdf, send, signInSomebody } from '@test-server/sending';

describe.each(databases)('applications on $name', (database) => {
  const server = serverForAll(database);
  let cookie: string;

  beforeEach(async () => {
    cookie = await signInSomebody(server.origin);
    await server.context.db.deleteFrom('outbox').execute();
    await server.context.db.deleteFrom('applications').execute();
  });

  const stored = () => server.context.db.selectFrom('applications').selectAll().execute();
  const mails = () => server.context.db.selectFrom('outbox').selectAll().orderBy('kind').execute();

  test('an application is stored with its CV byte for byte, and mailed to provider and visitor', async () => {
    const bytes = Buffer.concat([
      pdf,
      Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 256)),
      Buffer.from('%%EOF'),
    ]);
    const answer = await send(server.origin, cookie, formOf({ resume: new Blob([bytes]) }, 'My ✓ CV.PDF'));
    expect(answer).toEqual({ status: 200, msg: toasts.applicationSent });
    const [row, ...others] = await stored();
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      job_id: '101',
      full_name: applicationText.fullName,
      email: applicationText.email,
      phone_number: applicationText.phoneNumber,
      message: applicationText.message,
      resume_name: 'My ✓ CV.PDF',
      resume_type: 'application/pdf',
    });
    expect(Buffer.from(row!.resume).equals(bytes)).toBe(true);
    const [toProvider, toVisitor] = await mails();
    expect(toProvider).toMatchObject({ kind: 'application', reference: row!.id, reply_to: row!.email });
    expect(toProvider?.subject).toContain(row!.job_title);
    expect(toVisitor).toMatchObject({ kind: 'receipt', to_address: row!.email, reference: row!.id });
    const text = applicationText;
    // The number that the visitor's device shows.
    const reference = applicationReference({ jobId: '101', text, resumeSize: bytes.length });
    for (const mail of [toProvider, toVisitor]) expect(mail?.body).toContain(reference);
  });

  test('the provider is told which account sent it, whatever address was typed', async () => {
    await send(server.origin, cookie, formOf());
    const account = await server.context.db
      .selectFrom('accounts')
      .select('email')
      .where('id', '=', (await stored())[0]!.account_id)
      .executeTakeFirstOrThrow();
    const [toProvider, toVisitor] = await mails();
    expect(account.email).not.toBe(applicationText.email);
    expect(toProvider?.body.split('\n')).toContain(`Signed in as: ${account.email}`);
    expect(toVisitor?.body).not.toContain(account.email);
  });

  test('a Word document is stored as one', async () => {
    const { name, buffer } = makeDocxFile();
    const form = formOf({ resume: new Blob([new Uint8Array(buffer)]), phoneNumber: undefined }, name);
    expect((await send(server.origin, cookie, form)).status).toBe(200);
    const [row] = await stored();
    expect(row?.resume_type).toContain('wordprocessingml.document');
    expect(row?.phone_number).toBe('');
  });

  test('sent repeatedly, even concurrently, it is stored and mailed once, and every response is a success', async () => {
    const sendIt = () => send(server.origin, cookie, formOf());
    const answers = await atOnce(server.context, 'applications', [sendIt, sendIt]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await send(server.origin, cookie, formOf())).status).toBe(200);
    expect(await stored()).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
  });

  test('a corrected one is kept beside the first, and mailed as its replacement', async () => {
    await send(server.origin, cookie, formOf());
    const [first] = await stored();
    const better = Buffer.concat([pdf, Buffer.from('with my new address')]);
    const corrected = { ...applicationText, resume: new Blob([better]) };
    expect((await send(server.origin, cookie, formOf(corrected))).status).toBe(200);
    expect((await send(server.origin, cookie, formOf(corrected))).status).toBe(200);
    const rows = await stored();
    expect(rows).toHaveLength(2);
    const second = rows.find(({ id }) => id !== first!.id)!;
    expect(second.replaces).toBe(first!.id);
    expect(Buffer.from(second.resume)).toEqual(better);
    const [mail] = (await mails()).filter(({ reference }) => reference === second.id);
    expect(mail?.subject).toContain(`replaces ${first!.reference} of ${formatDate(first!.created_at)}`);
  });

  test('of two that differ and are sent at once, the one replaces the other', async () => {
    const forms = ['Nights, please.', 'Days, please.'].map((message) => formOf({ message }));
    const tasks = forms.map((form) => () => send(server.origin, cookie, form));
    await atOnce(server.context, 'applications', tasks);
    const rows = await stored();
    expect(rows).toHaveLength(2);
    const first = rows.find(({ replaces }) => replaces === null);
    expect(rows.find(({ id }) => id !== first?.id)?.replaces).toBe(first?.id);
  });

  test('a closed vacancy gets 410, and a repeat of what was sent in time still succeeds', async () => {
    const { db } = server.context;
    await send(server.origin, cookie, formOf({ jobId: '103' }));
    await db.updateTable('vacancies').set({ closes_at: '2020-01-01' }).where('id', '=', '103').execute();
    expect((await send(server.origin, cookie, formOf({ jobId: '103' }))).status).toBe(200);
    const late = await send(server.origin, cookie, formOf({ jobId: '103', message: 'And one thing more.' }));
    expect(late).toEqual({ status: 410, msg: 'This vacancy has closed.' });
    expect(await stored()).toHaveLength(1);
  });

  test('only what is stored counts towards the receipts that an address gets', async () => {
    const { config } = server.context;
    const email = 'once@candidate.example';
    // What the tests before have sent counts no longer.
    server.passTime(HOUR);
    // One receipt in all.
    config.rateLimitScale = 1 / limits.receiptByEmail.max;
    try {
      expect((await send(server.origin, cookie, formOf({ email, jobId: 'none' }))).status).toBe(404);
      expect((await send(server.origin, cookie, formOf({ email }))).status).toBe(200);
    } finally {
      config.rateLimitScale = 1;
    }
    expect((await mails()).map(({ kind }) => kind)).toEqual(['application', 'receipt']);
  });

  test('other people and other vacancies are other applications', async () => {
    const other = await signInSomebody(server.origin);
    await send(server.origin, cookie, formOf());
    await send(server.origin, other, formOf());
    await send(server.origin, cookie, formOf({ jobId: '102' }));
    expect(await stored()).toHaveLength(3);
  });

  test.each(['none', 'a&b=c', '../x', '✓', '%00'])('an unknown vacancy %p gets 404', async (jobId) => {
    expect(await send(server.origin, cookie, formOf({ jobId }))).toMatchObject({
      status: 404,
      msg: expect.stringContaining('vacancy'),
    });
    expect(await stored()).toEqual([]);
  });

  test.each([
    ['no name', { fullName: undefined }, fieldMessages.fullNameRequired],
    ['an overlong cover letter', { message: 'x'.repeat(50_000) }, fieldMessages.tooLong(10_000)],
    ['a vacancy with a NUL', { jobId: '1\0' }, 'The field jobId holds a character that cannot be stored.'],
    ['no CV', { resume: undefined }, fieldMessages.resumeRequired],
    ['a CV that is text', { resume: '%PDF-1.4' }, fieldMessages.resumeRequired],
    [
      'no vacancy',
      { jobId: undefined },
      'It is not clear which vacancy this is for: the field jobId is missing.',
    ],
  ])('%s gets 400 and stores nothing', async (_what, change, msg) => {
    expect(await send(server.origin, cookie, formOf(change))).toEqual({ status: 400, msg });
    expect(await stored()).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  test.each([
    ['an empty CV', { resume: new Blob([]) }, fieldMessages.resumeEmpty],
    ['a picture for a CV', { resume: new Blob(['\x89PNG'.repeat(1000)]) }, fieldMessages.resumeContent],
  ])('%s gets 422 and stores nothing', async (_what, change, msg) => {
    expect(await send(server.origin, cookie, formOf(change))).toEqual({ status: 422, msg });
    expect(await stored()).toEqual([]);
  });

  test('a PDF named as a Word document is rejected, and told so', async () => {
    const answer = await send(server.origin, cookie, formOf({}, 'cv.docx'));
    expect(answer).toEqual({ status: 422, msg: expect.stringContaining('is a PDF inside') });
    expect(await stored()).toEqual([]);
  });

  test('the name of a CV arrives without folders, quotes, control characters and marks of direction', async () => {
    const name = 'C:\\docs\\My "old"\u202E\u200F\u0007\r\n CV\u2069.pdf';
    await send(server.origin, cookie, formOf({}, name));
    const [row] = await stored();
    expect(row?.resume_name).toBe('My old CV.pdf');
    const [, toVisitor] = await mails();
    expect(toVisitor?.body).toContain('My old CV.pdf');
  });
});
