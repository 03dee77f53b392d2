import { fieldMessages } from '@/contract/messages';
import { toasts } from '@/contract/toasts';
import { apiPaths } from '@/contract/paths';
import { MINUTE } from '@/lib/time/durations';
import { post } from '@test-server/calls';
import { databases } from '@test-server/databases';
import { serverForEach } from '@test-server/startServer';

const home = {
  name: 'Adaeze Example',
  phone: '+447700900123',
  email: 'adaeze@candidate.example',
  enquiryType: 'Jobs',
  message: 'Do you have nights?',
};
const contact = { ...home, message: 'Do you have nights in Camden?', termsAccepted: true };

describe.each(databases)('enquiries on $name', (database) => {
  const server = serverForEach(database);

  async function send(sent: unknown) {
    const { status, body } = await post(server.origin + apiPaths.contact, sent);
    return { status, msg: body.msg };
  }
  const stored = () => server.context.db.selectFrom('enquiries').selectAll().execute();
  const mails = () => server.context.db.selectFrom('outbox').selectAll().orderBy('kind').execute();

  test('from both forms are stored, and mailed to the provider and the visitor', async () => {
    expect(await send(home)).toMatchObject({ status: 200, msg: toasts.enquirySent });
    expect(await send(contact)).toMatchObject({ status: 200, msg: toasts.enquirySent });
    const rows = await stored();
    expect(rows.map(({ source, terms_accepted }) => `${source} ${terms_accepted}`).toSorted()).toEqual([
      'contact 1',
      'home null',
    ]);
    expect(rows.find(({ source }) => source === 'home')).toMatchObject({
      name: home.name,
      phone: home.phone,
      enquiry_type: 'Jobs',
    });
    const sent = await mails();
    expect(sent.map(({ kind }) => kind)).toEqual(['enquiry', 'enquiry', 'receipt', 'receipt']);
    expect(sent[0]).toMatchObject({ reply_to: home.email });
    expect(sent[0]?.body).toContain('Do you have nights');
    expect(sent[3]).toMatchObject({ to_address: home.email });
    expect(sent[3]?.body).toContain('\n> Do you have nights');
  });

  test('the same again, as after a lost answer, is stored and mailed once; an hour later it is another', async () => {
    for (const _ of [1, 2]) expect(await send(home)).toMatchObject({ status: 200 });
    expect(await stored()).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
    await send({ ...home, message: 'Do you have days?' });
    expect(await stored()).toHaveLength(2);
    const overAnHourAgo = Date.now() - 61 * MINUTE;
    await server.context.db.updateTable('enquiries').set({ created_at: overAnHourAgo }).execute();
    await send(home);
    expect(await stored()).toHaveLength(3);
  });

  test('with an invalid field get 400 with its message, and nothing is stored', async () => {
    const cases: [unknown, string][] = [
      [{ ...home, name: ' ' }, fieldMessages.nameRequired],
      [{ ...home, enquiryType: 'Catering' }, fieldMessages.enquiryTypeRequired],
      [{ ...home, message: 'x'.repeat(20_000) }, `The field message: ${fieldMessages.tooLong(10_000)}`],
      [{ ...contact, termsAccepted: false }, fieldMessages.termsRequired],
      [{ ...contact, message: 'Too short.' }, fieldMessages.messageLength],
    ];
    for (const [body, msg] of cases) expect(await send(body)).toMatchObject({ status: 400, msg });
    for (const body of ['{', '', 'null', '[]', '"x"', '7']) expect((await send(body)).status).toBe(400);
    expect(await stored()).toEqual([]);
    expect(await mails()).toEqual([]);
  });
});
