import { randomUUID } from 'node:crypto';
import { apiPaths } from '@/contract/paths';
import { limits } from '@server/rateLimit/limits';
import { person, post, register, signIn } from '@test-server/calls';
import { sqlite } from '@test-server/databases';
import { serverForEach } from '@test-server/startServer';
import { MINUTE } from '@/lib/time/durations';

type Limit = keyof typeof limits;
/** Attempt number `index`: one that counts towards this limit and, as far as possible, no other; returns its status. */
type Attempt = (index: number) => Promise<number>;

const REFUSED = 429;

// On one database: rateLimit.test.ts counts attempts on each.
describe('a running server', () => {
  const server = serverForEach(sqlite, { trustProxy: 1 });

  // The server believes one proxy, so that a test can come from any address.

  const at = (index: number) => ({ 'x-forwarded-for': `198.51.${index >> 8}.${index & 255}` });
  // Addresses that differ within one IPv6 network are one visitor.
  const inOneNetwork = (index: number) => ({
    'x-forwarded-for': `2001:db8:1:2::${(index + 1).toString(16)}`,
  });
  const emailOf = (index: number) => `candidate${index}@candidate.example`;
  const guess = (email: string, headers: Record<string, string>) =>
    signIn(server.origin, { email, password: 'Guess-1!' }, headers);
  const send = async (path: string, body: object, headers: Record<string, string>) =>
    (await post(server.origin + path, body, headers)).status;
  const enquiry = { name: 'A', phone: '+447700900123', enquiryType: 'Jobs', message: 'Nights?' };

  const mails = (kind: 'receipt' | 'reset') =>
    server.context.db.selectFrom('outbox').select('id').where('kind', '=', kind).execute();

  async function receiptAfterEnquiry(index: number): Promise<number> {
    const before = await mails('receipt');
    const email = person.email.replace('@', `+${index}@`);
    await send(apiPaths.contact, { ...enquiry, message: randomUUID(), email }, at(index));
    return (await mails('receipt')).length > before.length ? 200 : REFUSED;
  }

  /** The answer is 200 in any case. */
  async function linkAfterAsking(index: number): Promise<number> {
    const before = await mails('reset');
    const email = index % 2 === 0 ? person.email.toUpperCase() : person.email;
    expect(await send(apiPaths.forgotPassword, { email }, at(index))).toBe(200);
    return (await mails('reset')).length > before.length ? 200 : REFUSED;
  }

  async function apply(headers: Record<string, string>): Promise<number> {
    const form = { method: 'POST', headers, body: new FormData() };
    return (await fetch(server.origin + apiPaths.applicationForm, form)).status;
  }

  /** The cookies of new accounts, on devices that are known. */
  async function openAccounts(...emails: string[]): Promise<string[]> {
    for (const email of emails) await register(server.origin, { email });
    return Promise.all(
      emails.map(async (email) => (await signIn(server.origin, { ...person, email })).cookies),
    );
  }

  /** What has to be there first, and the attempt. */
  const attempts: Record<Limit, () => Promise<Attempt>> = {
    signInByNetwork: async () => async (index) => (await guess(emailOf(index), inOneNetwork(index))).status,
    signInByAccountAndNetwork: async () => async (index) =>
      (await guess(person.email, inOneNetwork(index))).status,
    signInByAccount: async () => async (index) => (await guess(person.email, at(index))).status,
    signInByDevice: async () => {
      const [cookie = ''] = await openAccounts(person.email);
      return async (index) => (await guess(person.email, { ...at(index), cookie })).status;
    },
    signInOnKnownDevices: async () => {
      const [cookie = ''] = await openAccounts(person.email);
      return async (index) => (await signIn(server.origin, person, { ...at(index), cookie })).status;
    },
    signInOnKnownDevicesByNetwork: async () => {
      const cookies = await openAccounts(...[0, 1, 2, 3, 4, 5].map(emailOf));
      const headers = (index: number) => ({ ...inOneNetwork(index), cookie: cookies[index % 6] ?? '' });
      return async (index) =>
        (await signIn(server.origin, { ...person, email: emailOf(index % 6) }, headers(index))).status;
    },
    registrationByNetwork: async () => async (index) =>
      (await register(server.origin, { email: emailOf(index) }, inOneNetwork(index))).status,
    resetLinkByNetwork: async () => (index) =>
      send(apiPaths.forgotPassword, { email: emailOf(index) }, inOneNetwork(index)),
    resetLinkByEmail: async () => {
      await register(server.origin);
      return (index) => linkAfterAsking(index);
    },
    resetByNetwork: async () => (index) =>
      send(
        apiPaths.resetPassword,
        { token: `t${index}`, newPassword: person.password, confirmPassword: person.password },
        inOneNetwork(index),
      ),
    enquiryByNetwork: async () => (index) =>
      send(apiPaths.contact, { ...enquiry, email: emailOf(index) }, inOneNetwork(index)),
    receiptByEmail: async () => receiptAfterEnquiry,
    applicationByAccount: async () => {
      const [cookie = ''] = await openAccounts(person.email);
      return (index) => apply({ ...at(index), cookie });
    },
    applicationByNetwork: async () => {
      const cookies = await openAccounts(emailOf(1), emailOf(2));
      return (index) => apply({ ...inOneNetwork(index), cookie: cookies[index % 2] ?? '' });
    },
  };

  /** How many attempts are made at once: one where each has to see what the last one did. */
  const atOnce = (name: Limit) => (/^(?:receipt|application)/.test(name) ? 1 : 10);

  test.each(Object.keys(limits) as Limit[])('%s holds exactly, and ends', async (name) => {
    const attempt = await attempts[name]();
    const { max, windowMs } = limits[name];
    for (let first = 0; first < max; first += atOnce(name)) {
      const length = Math.min(atOnce(name), max - first);
      const indexes = Array.from({ length }, (_, index) => first + index);
      expect(await Promise.all(indexes.map(attempt))).not.toContain(REFUSED);
    }
    expect(await attempt(max)).toBe(REFUSED);
    server.passTime(windowMs - MINUTE);
    expect(await attempt(max)).toBe(REFUSED);
    server.passTime(2 * MINUTE);
    expect(await attempt(max)).not.toBe(REFUSED);
  });

  test('many networks of one IPv6 /48 have ten times the attempts of one', async () => {
    server.context.config.rateLimitScale = 1 / limits.enquiryByNetwork.max;
    const enquire = (network: string, index: number) =>
      send(
        apiPaths.contact,
        { ...enquiry, email: emailOf(index) },
        { 'x-forwarded-for': `2001:db8:${network}::1` },
      );
    for (let index = 0; index < 10; index += 1) expect(await enquire(`1:${index}`, index)).toBe(200);
    expect(await enquire('1:a', 10)).toBe(REFUSED);
    expect(await enquire('2:0', 11)).toBe(200);
  });

  test('an address that a client writes before the one its proxy adds does not count', async () => {
    server.context.config.rateLimitScale = 1 / limits.enquiryByNetwork.max;
    const enquire = (index: number) =>
      send(
        apiPaths.contact,
        { ...enquiry, email: emailOf(index) },
        { 'x-forwarded-for': `203.0.113.${index}, 192.0.2.9` },
      );
    expect(await enquire(1)).toBe(200);
    expect(await enquire(2)).toBe(REFUSED);
  });
});
