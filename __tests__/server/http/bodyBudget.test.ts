import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { apiPaths } from '@/contract/paths';
import { enquiry, post } from '@test-server/calls';
import { sqlite } from '@test-server/databases';
import { type RunningServer, startServer } from '@test-server/startServer';
import { until } from '@test-server/until';
import { formOf, send, signInSomebody } from '../applications/sending';

const MEGABYTE = 1024 * 1024;
const BODY_BYTES = 120 * 1024;

let server: RunningServer;
const sockets: Socket[] = [];

beforeEach(async () => {
  server = await startServer(sqlite, { uploadBytes: MEGABYTE });
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.stop();
});

/** Announces an enquiry of 120 KB and sends so much of it; `answer` is the status once one comes. */
async function sendPart(bytes: number, type = 'application/json'): Promise<{ answer: Promise<number> }> {
  const { hostname, port } = new URL(server.origin);
  const socket = connect(Number(port), hostname);
  sockets.push(socket);
  await once(socket, 'connect');
  socket.write(
    `POST ${apiPaths.contact} HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: ${type}\r\n` +
      `content-length: ${BODY_BYTES}\r\n\r\n`,
  );
  const answered = once(socket, 'data') as Promise<[Buffer]>;
  // Never answered when it is dropped.
  answered.catch(() => undefined);
  await new Promise((resolve) => socket.write(' '.repeat(bytes), resolve));
  return { answer: answered.then(([text]) => Number(text.toString().slice(9, 12))) };
}

const enquire = () => post(server.origin + apiPaths.contact, enquiry);

test.each(['application/json', 'Application/JSON'])(
  'half-sent bodies of type %s fill the budget',
  async (type) => {
    const answers: Promise<number>[] = [];
    for (let count = 0; count < 9; count++) answers.push((await sendPart(BODY_BYTES - 1, type)).answer);
    expect(await Promise.race(answers)).toBe(503);
  },
);

test('half-sent JSON bodies fill the budget of all bodies, and give it back', async () => {
  const cookie = await signInSomebody(server.origin);
  const answers: Promise<number>[] = [];
  for (let count = 0; count < 9; count++) answers.push((await sendPart(BODY_BYTES - 1)).answer);
  // One of the nine has no room, and is told so.
  expect(await Promise.race(answers)).toBe(503);
  for (let count = 0; count < 2; count++) await sendPart(BODY_BYTES - 1);
  const big = { ...enquiry, message: 'x'.repeat(100 * 1024) };
  const refused = await post(server.origin + apiPaths.contact, big);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60']);
  expect(refused.body).toEqual({ msg: expect.stringContaining('try again in a minute') });
  expect((await send(server.origin, cookie, formOf())).status).toBe(503);
  for (const socket of sockets.splice(0)) socket.destroy();
  await until(async () => (await send(server.origin, cookie, formOf())).status === 200);
  expect((await enquire()).status).toBe(200);
});

test('bodies that are announced and not sent keep nobody out', async () => {
  for (let count = 0; count < 20; count++) await sendPart(1);
  expect((await enquire()).status).toBe(200);
});
