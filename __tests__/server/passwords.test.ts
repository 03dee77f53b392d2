import { setImmediate as nextTurn } from 'node:timers/promises';
import * as argon2 from '@node-rs/argon2';
import { hashPassword, verifyPassword } from '@server/accounts/passwords';

jest.mock('@node-rs/argon2', () => ({ hash: jest.fn(), verify: jest.fn() }));

test('an account is checked without the hash that stands in where there is none; when that one fails, it is made again', async () => {
  jest.mocked(argon2.verify).mockResolvedValue(true);
  jest.mocked(argon2.hash).mockRejectedValueOnce(new Error('Out of memory')).mockResolvedValue('stand-in');
  expect(await verifyPassword('stored', 'Night-bus-42!', '')).toBe(true);
  expect(argon2.hash).not.toHaveBeenCalled();
  await expect(verifyPassword(undefined, 'Night-bus-42!', '')).rejects.toThrow('Out of memory');
  expect(await verifyPassword(undefined, 'Night-bus-42!', '')).toBe(false);
  expect(argon2.verify).toHaveBeenLastCalledWith('stand-in', 'Night-bus-42!');
});

test('hashes two passwords at once, whatever they are for: each takes 19 MB', async () => {
  let running = 0;
  let most = 0;
  const slowly = async <Result>(result: Result) => {
    running += 1;
    most = Math.max(most, running);
    await nextTurn();
    running -= 1;
    return result;
  };
  jest.mocked(argon2.hash).mockImplementation(() => slowly('hash'));
  jest.mocked(argon2.verify).mockImplementation(() => slowly(true));
  const networks = ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'];
  await Promise.all(networks.flatMap((one) => [hashPassword('', one), verifyPassword('hash', '', one)]));
  expect(most).toBe(2);
});

test('the many passwords of one network do not hold up another', async () => {
  const done: string[] = [];
  jest.mocked(argon2.hash).mockImplementation(() => nextTurn('hash'));
  const ask = async (from: string) => done.push(await hashPassword('', from).then(() => from));
  await Promise.all([...Array.from({ length: 9 }, (_, host) => `192.0.2.${host}`), '192.0.3.1'].map(ask));
  expect(done.indexOf('192.0.3.1')).toBe(3);
  expect(done).toHaveLength(10);
});

test('a hash costs what OWASP recommends for argon2id', async () => {
  await hashPassword('Night-bus-42!', '');
  const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
  expect(argon2.hash).toHaveBeenLastCalledWith('Night-bus-42!', cost);
});
