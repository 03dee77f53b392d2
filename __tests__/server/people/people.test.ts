import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import type { Tables } from '@server/database/schema';
import { startOutbox } from '@server/mail/startOutbox';
import type { Output } from '@server/commandLine/command';
import { peopleCommand } from '@server/people/peopleCommand';
import { purgePeople, releaseLegalHolds } from '@server/people/purgePeople';
import { erasePerson } from '@server/people/erasePerson';
import { recordKinds } from '@server/people/findPerson';
import { fieldMessages } from '@/contract/messages';
import { apiPaths } from '@/contract/paths';
import { person, post, signIn } from '@test-server/calls';
import { databases } from '@test-server/databases';
import { newFolder } from '@test-server/newFolder';
import { runCommand } from '@test-server/runCommand';
import { serverForEach } from '@test-server/startServer';
import { tablesOf } from '@test-server/tablesOf';
import { until } from '@test-server/until';
import { DAY } from '@/lib/time/durations';
import { formOf, pdf, send } from '@test-server/sending';
import { leaveTraces } from '@test-server/leaveTraces';

const other = { email: 'ward@hospital.example', name: 'Ward' };

describe.each(databases)('people on $name', (database) => {
  const server = serverForEach(database);
  let folder: string;

  beforeEach(async () => {
    folder = newFolder();
    await Promise.all([person, { ...person, ...other }].map((one) => leaveTraces(server.origin, one)));
  });

  const run = (args: string[], env?: Record<string, string>, ask?: Output['ask']) =>
    runCommand(peopleCommand, args, server.context.config, { env, ask });

  const rowsOf = (table: keyof Tables) => server.context.db.selectFrom(table).selectAll().execute();

  /** The numbers of rows of some tables. */
  const counts = async (...tables: (keyof Tables)[]) =>
    (await Promise.all(tables.map(rowsOf))).map((rows) => rows.length);

  /** The same for each of the two people, who leave the same. */
  const countsOfEach = async (...tables: (keyof Tables)[]) =>
    (await counts(...tables)).map((count) => count / 2);

  /** Everything in the database as text. */
  const everything = async () => {
    const rows: unknown[] = [];
    // One after the other: a busy PostgreSQL is slow to take many connections.
    for (const { name } of await tablesOf(server.context.db)) rows.push(await rowsOf(name));
    return JSON.stringify(rows).toLowerCase();
  };

  async function writeMails() {
    const outbox = startOutbox(server.context);
    const waiting = () =>
      server.context.db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute();
    await until(async () => (await waiting()).length === 0);
    await outbox.stop();
  }
  const mails = () => {
    const outbox = path.join(server.context.config.dataDir, 'outbox');
    return existsSync(outbox) ? readdirSync(outbox) : [];
  };

  test('export puts everything about somebody, and about nobody else, in one zip', async () => {
    await writeMails();
    const [mailed] = await countsOfEach('outbox');
    const file = path.join(folder, 'ada.zip');
    const { code, output } = await run(['export', person.email.toUpperCase(), '--to', file]);
    expect([code, output]).toEqual([0, expect.stringContaining(file)]);
    const files = unzipSync(readFileSync(file));
    const text = strFromU8(files['person.json']!);
    const found = JSON.parse(text) as Record<string, { created_at?: string }[]>;
    expect(found).toMatchObject({
      account: { email: person.email, name: person.name },
      sessions: [{}],
      applications: [{ full_name: person.name, job_id: '101' }],
      enquiries: [{ message: 'Hello' }],
    });
    expect(found.enquiries?.[0]?.created_at).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(text).not.toMatch(/argon2|ward@hospital/);
    const cvs = Object.keys(files).filter((name) => name.startsWith('cvs/'));
    expect(cvs).toHaveLength(1);
    expect(Buffer.from(files[cvs[0]!]!)).toEqual(pdf);
    expect(Object.keys(files).filter((name) => name.startsWith('mails/'))).toHaveLength(mailed!);
    expect((await run(['export', person.email, '--to', file])).code).toBe(1);
  });

  test('copies that commands wrote go with an erasure, which is written to a second place too', async () => {
    const { config, db } = server.context;
    expect((await run(['export', person.email])).output).toContain(
      path.join(config.dataDir, 'exports', 'person.zip'),
    );
    expect((await run(['erase', person.email, '--yes'])).output).toContain('set ERASURES_COPY');
    expect(readdirSync(path.join(config.dataDir, 'exports'))).toEqual([]);
    const list = (place: string) => readFileSync(path.join(place, 'erasures.jsonl'), 'utf8');
    const copying = { ...server.context, config: { ...config, erasuresCopy: folder } };
    await expect(erasePerson(copying, other.email)).rejects.toThrow(/changed: .* Is the share mounted\?/);
    writeFileSync(path.join(folder, 'erasures.jsonl'), list(config.dataDir));
    await erasePerson(copying, other.email);
    expect(list(folder)).toBe(list(config.dataDir));
    const unmounted = { ...config, erasuresCopy: path.join(folder, 'none') };
    await expect(
      erasePerson({ ...server.context, config: unmounted }, 'third@person.example'),
    ).rejects.toThrow(/Nothing was changed: .* mounted/);
    expect(await db.selectFrom('accounts').select('id').execute()).toEqual([]);
  });

  test('erase removes everything about one person, and nothing about others', async () => {
    await writeMails();
    const tables = [...recordKinds.map(({ table }) => table), 'outbox' as const];
    const before = await countsOfEach(...tables);
    const mailed = before.at(-1);
    const { code, output } = await run(['erase', person.email.toLowerCase(), '--yes']);
    const records = recordKinds.map(({ table }, index) => `${table} ${before[index]}`).join(', ');
    const erased = `Erased: accounts 1, ${records}, mails ${mailed}.`;
    expect([code, output]).toEqual([0, expect.stringContaining(erased)]);
    expect(await everything()).not.toContain(person.email.toLowerCase());
    expect(mails()).toHaveLength(mailed!);
    for (const name of mails()) {
      const mail = readFileSync(path.join(server.context.config.dataDir, 'outbox', name), 'utf8');
      expect(mail).toContain(other.email);
    }
    await run(['export', other.email]);
    expect(await run(['erase', person.email, '--yes'])).toMatchObject({
      code: 1,
      output: expect.stringMatching(`^Nothing is stored about ${person.email} in (SQLite in /|PostgreSQL)`),
    });
    expect(readdirSync(path.join(server.context.config.dataDir, 'exports'))).toEqual(['person.zip']);
  });

  test('what another account sent with the address typed in is left out and listed, unless --typed takes it', async () => {
    const { cookies } = await signIn(server.origin, { email: other.email, password: person.password });
    const slip = {
      email: person.email,
      fullName: other.name,
      jobId: '102',
      message: 'A stranger wrote this.',
    };
    expect(await send(server.origin, cookies, formOf(slip))).toMatchObject({ status: 200 });
    await writeMails();
    const wards = () =>
      server.context.db
        .selectFrom('applications')
        .select('id')
        .where('message', '=', slip.message)
        .executeTakeFirst();
    const { id } = (await wards())!;
    const exportTo = async (name: string, ...options: string[]) => {
      const file = path.join(folder, name);
      const { output } = await run(['export', person.email, '--to', file, ...options]);
      const files = unzipSync(readFileSync(file));
      const holdsSlip = Object.values(files).some((bytes) => strFromU8(bytes).includes(slip.message));
      return { output, holdsSlip, holdsCv: `cvs/${id}.pdf` in files };
    };
    const listed = expect.stringContaining(`applications ${id}. If they are this person's, add --typed.`);
    expect(await exportTo('1.zip')).toEqual({ output: listed, holdsSlip: false, holdsCv: false });
    // As once the other account has been deleted.
    await server.context.db
      .updateTable('applications')
      .set({ account_id: null })
      .where('id', '=', id)
      .execute();
    expect(await exportTo('3.zip')).toEqual({ output: listed, holdsSlip: false, holdsCv: false });
    expect(await exportTo('2.zip', '--typed')).toEqual({
      output: expect.not.stringContaining('--typed'),
      holdsSlip: true,
      holdsCv: true,
    });
    const mailsOfSlip = () =>
      mails().filter((name) =>
        readFileSync(path.join(server.context.config.dataDir, 'outbox', name), 'utf8').includes(slip.message),
      );
    const [mail = 'none'] = mailsOfSlip();
    expect(await run(['erase', person.email, '--yes'])).toMatchObject({ code: 0, output: listed });
    expect([await wards(), mailsOfSlip()]).toEqual([{ id }, [mail]]);
    const { output } = await run(['erase', person.email, '--typed', '--yes']);
    expect(output).toContain('Erased: accounts 0, enquiries 0, applications 1,');
    expect([await wards(), mailsOfSlip()]).toEqual([undefined, []]);
  });

  test('erase names the databases that a restore has moved aside, which still hold the person', async () => {
    const { dataDir } = server.context.config;
    const aside = path.join(dataDir, 'lindenway.db.before-2026-01-31');
    writeFileSync(aside, '');
    const { output } = await run(['erase', person.email, '--yes']);
    expect(output).toContain(
      `Backups, files that commands wrote outside DATA_DIR/exports, ${aside} may still hold them.`,
    );
  });

  test('erase shows what would go, and asks', async () => {
    const all = await everything();
    let shown = '';
    const answer = (text: string) => (question: string) => {
      shown = question;
      return Promise.resolve(text);
    };
    const applications = await rowsOf('applications');
    const id = applications.find((row) => 'full_name' in row && row.full_name === person.name)!.id;
    expect(await run(['erase', person.email], { LEGAL_HOLD_DAYS: '180' }, answer(''))).toMatchObject({
      code: 1,
      output: 'Nothing was erased.',
    });
    expect(shown).toMatch(/^ {2}account of Adaeze Example, Adaeze@Candidate\.example, since /m);
    expect(shown).toMatch(new RegExp(`^ {2}applications ${id} of .*, which stays for LEGAL_HOLD_DAYS$`, 'm'));
    expect(shown).toMatch(/^ {2}enquiries [\w-]{36} of .*\d$/m);
    expect(shown).toMatch(/^ {2}mails: \d$/m);
    expect(await run(['erase', person.email])).toMatchObject({
      code: 2,
      output: expect.stringContaining('--yes'),
    });
    expect(await everything()).toBe(all);
    // Mails that wait to be sent go too.
    expect(await run(['erase', person.email], {}, answer('yes'))).toMatchObject({ code: 0 });
    expect(await everything()).not.toContain(person.email.toLowerCase());
  });

  test('correct changes name, email and phone in the account, in what they sent and in waiting mails, and no reference', async () => {
    const [before] = await rowsOf('applications');
    const change = ['--name', 'Ada', '--email', 'Ada@New.example', '--phone', '+447700900999'];
    const { code, output, securityLog } = await run(['correct', person.email.toUpperCase(), ...change]);
    expect([code, output]).toEqual([0, expect.stringContaining('Corrected: accounts 1, records 2.')]);
    const addressed = (await rowsOf('outbox')).map(
      (row) => 'reply_to' in row && [row.to_address, row.reply_to],
    );
    expect(addressed.flat()).not.toContain(person.email);
    const contact = { email: 'Ada@New.example', name: 'Ada' };
    const phone = '+447700900999';
    expect(await rowsOf('accounts')).toContainEqual(
      expect.objectContaining({
        ...contact,
        last_name: person.lastName,
        email_key: 'ada@new.example',
        phone,
      }),
    );
    expect(await rowsOf('enquiries')).toContainEqual(
      expect.objectContaining({ ...contact, name: 'Ada Example', phone }),
    );
    expect(await rowsOf('applications')).toContainEqual(
      expect.objectContaining({ email: contact.email, full_name: 'Ada Example', phone_number: phone }),
    );
    expect((await rowsOf('applications')).map((row) => 'reference' in row && row.reference)).toContain(
      before && 'reference' in before && before.reference,
    );
    expect(await signIn(server.origin, { email: contact.email })).toMatchObject({ status: 200 });
    expect(JSON.parse(securityLog[0]!)).toMatchObject({ security: 'correction', records: 2 });
    expect(securityLog[0]).not.toMatch(/\bada\b|example/i);
    // The link that went to the old address.
    expect(await counts('reset_tokens')).toEqual([1]);
  });

  test.each([
    [['--email', 'WARD@hospital.example'], 1, 'There is another account with the address'],
    [['--email', 'nobody'], 2, `${fieldMessages.emailInvalid}\n  → at email\n\nUsage`],
    [['--phone', 'none'], 2, fieldMessages.phoneLength],
    [[], 2, 'Say what to correct.'],
  ])('correct with %j changes nothing', async (change, code, words) => {
    const all = await everything();
    const answer = await run(['correct', person.email, ...change]);
    expect(answer).toMatchObject({ code, output: expect.stringMatching(`^(?:× )?${words}`) });
    expect(await everything()).toBe(all);
  });

  test('what is restricted is kept whatever its age, and not mailed, until that is lifted', async () => {
    server.context.config.retentionDays = 30;
    const { code, output, securityLog } = await run(['restrict', person.email]);
    expect(code).toBe(0);
    expect(output).toContain('not mailed until --lift: accounts 1, records 2.');
    const event = { security: 'restriction', records: 2, isLifted: false };
    expect(JSON.parse(securityLog[0]!)).toMatchObject(event);
    await post(server.origin + apiPaths.forgotPassword, { email: person.email });
    const waiting = await server.context.db.selectFrom('outbox').select(['to_address', 'reply_to']).execute();
    expect(waiting.length).toBeGreaterThan(0);
    expect(JSON.stringify(waiting).toLowerCase()).not.toContain(person.email.toLowerCase());
    server.passTime(31 * DAY);
    await purgePeople(server.context);
    expect(await counts('applications', 'enquiries')).toEqual([1, 1]);
    await run(['restrict', person.email, '--lift']);
    await purgePeople(server.context);
    expect(await counts('applications', 'enquiries')).toEqual([0, 0]);
  });

  test('both are written to the security log: by id, never by name or email', async () => {
    const { id } = await server.context.db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', person.email)
      .executeTakeFirstOrThrow();
    const logOf = async (...args: string[]) => (await run(args)).securityLog;
    const [exported = ''] = await logOf('export', person.email);
    expect(JSON.parse(exported)).toMatchObject({ security: 'export', account: id });
    const [erased = ''] = await logOf('erase', person.email, '--yes');
    const erasure = { security: 'erasure', account: id, applications: 1, enquiries: 1, kept: 0 };
    expect(JSON.parse(erased)).toMatchObject(erasure);
    expect(exported + erased).not.toMatch(/adaeze|candidate\.example/i);
    expect(await logOf('erase', person.email, '--yes')).toEqual([]);
  });

  test('what the law requires to stay stays without its account, until its time is over', async () => {
    const { output } = await run(['erase', person.email, '--yes'], { LEGAL_HOLD_DAYS: '180' });
    expect(output).toContain('applications 0');
    expect(output).toContain('Records that the law requires to stay: 1.');
    const kept = () =>
      server.context.db
        .selectFrom('applications')
        .select(['account_id', 'resume'])
        .where('full_name', '=', person.name)
        .execute();
    expect(await kept()).toMatchObject([{ account_id: null }]);
    expect(Buffer.from((await kept())[0]!.resume)).not.toHaveLength(0);
    // A longer time, set since, does not hold back what was promised.
    await run(['erase', person.email, '--yes'], { LEGAL_HOLD_DAYS: '365' });
    server.passTime(179 * DAY);
    await releaseLegalHolds(server.context);
    expect(await kept()).toHaveLength(1);
    server.passTime(2 * DAY);
    await releaseLegalHolds(server.context);
    expect(await kept()).toHaveLength(0);
    expect(await counts('applications')).toEqual([1]);
  });

  test('the purge deletes what is older than the set time, mail files too', async () => {
    const ageing = ['applications', 'enquiries', 'outbox'] as const;
    await writeMails();
    const before = await counts(...ageing);
    expect(before).not.toContain(0);
    server.context.config.retentionDays = 30;
    server.passTime(29 * DAY);
    await purgePeople(server.context);
    expect(await counts(...ageing)).toEqual(before);
    server.passTime(2 * DAY);
    await purgePeople(server.context);
    expect(await counts(...ageing)).toEqual([0, 0, 0]);
    expect(mails()).toEqual([]);
    expect(await counts('accounts')).toEqual([2]);
  });

  test('a command line that names nobody, or nothing to do, is rejected with the usage', async () => {
    for (const args of [
      [],
      ['export'],
      ['erase', 'nobody'],
      ['forget', 'a@b.example'],
      ['toString', 'a@b.example'],
    ]) {
      const { code, output } = await run(args);
      expect([args, code, output]).toEqual([
        args,
        2,
        expect.stringMatching(/^(Expe|"nobody" is)[^]*\nUsage/),
      ]);
    }
  });
});
