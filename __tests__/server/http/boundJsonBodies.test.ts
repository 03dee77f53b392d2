import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { apiPaths } from '@/contract/paths';
import { enquiry, post } from '@test-server/calls';
import { sqlite } from '@test-server/databases';
import { type RunningServer, startServer } from '@test-server/startServer';
import { until } from '@test-server/until';
import { describeOnLinux } from '@test-server/openFiles';
import { cvOf, holdUpload, untilArrived } from '@test-server/held';
import { formOf, send, signInSomebody } from '@test-server/sending';

const MEGABYTE = 1024 * 1024;
const BODY_BYTES = 120 * 1024;
// A network may hold 4 MB.
const TOO_MANY = 36;

let server: RunningServer;
const sockets: Socket[] = [];

beforeEach(async () => {
  server = await startServer(sqlite, { trustProxy: 1, uploadBytes: 2 * MEGABYTE, rateLimitScale: 0 });
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.stop();
});

/** Announces a body of 120 KB, as one of JSON unless told otherwise. */
async function announce(request = `POST ${apiPaths.contact}`, type = 'application/json'): Promise<Socket> {
  const { hostname, port } = new URL(server.origin);
  const socket = connect(Number(port), hostname);
  sockets.push(socket);
  await once(socket, 'connect');
  socket.write(
    `${request} HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: ${type}\r\n` +
      `content-length: ${BODY_BYTES}\r\n\r\n`,
  );
  return socket;
}

/** Announces an enquiry of 120 KB and sends so much of it; `answer` is the status once one comes. */
async function sendPart(bytes: number, type?: string): Promise<{ answer: Promise<number> }> {
  const socket = await announce(undefined, type);
  const answered = once(socket, 'data') as Promise<[Buffer]>;
  // Never answered when it is dropped.
  answered.catch(() => undefined);
  await new Promise((resolve) => socket.write(' '.repeat(bytes), resolve));
  return { answer: answered.then(([text]) => Number(text.toString().slice(9, 12))) };
}

async function fillShare(type?: string): Promise<void> {
  const answers: Promise<number>[] = [];
  for (let count = 0; count < TOO_MANY; count++) answers.push((await sendPart(BODY_BYTES - 1, type)).answer);
  // One of them has no room, and is told so.
  expect(await Promise.race(answers)).toBe(503);
}

// Too long, so it is answered with 400 once it has been read.
const big = { ...enquiry, message: 'x'.repeat(100 * 1024) };
const enquire = (headers?: Record<string, string>) => post(server.origin + apiPaths.contact, big, headers);

test.each(['application/json', 'Application/JSON'])(
  'half-sent bodies of type %s fill the share of their network, and no other’s',
  async (type) => {
    await fillShare(type);
    const refused = await enquire();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60']);
    expect(refused.body).toEqual({ msg: expect.stringContaining('try again in a minute') });
    expect((await enquire({ 'x-forwarded-for': '192.0.2.7' })).status).toBe(400);
    for (const socket of sockets.splice(0)) socket.destroy();
    await until(async () => (await enquire()).status === 400);
  },
);

describeOnLinux('with uploads on the disk', () => {
  test('uploads that fill their budget keep nobody from sending other forms, nor these anybody from applying', async () => {
    const cookie = await signInSomebody(server.origin);
    const heldCv = cvOf(1.8 * MEGABYTE);
    const held = await holdUpload(server.origin, cookie, heldCv);
    await untilArrived(server.context.config, heldCv);
    const cv = { resume: cvOf(0.2 * MEGABYTE) };
    expect((await send(server.origin, cookie, formOf(cv))).status).toBe(503);
    expect((await enquire()).status).toBe(400);
    await held.drop();
    await fillShare();
    await until(async () => (await send(server.origin, cookie, formOf(cv))).status === 200);
  });
});

test('bodies that are announced and not sent keep nobody out', async () => {
  for (let count = 0; count < 20; count++) await sendPart(1);
  expect((await post(server.origin + apiPaths.contact, enquiry)).status).toBe(200);
});

const isWell = async () => (await fetch(`${server.origin}/healthz`)).status === 200;

test.each(['GET /healthz', 'GET /', `POST ${apiPaths.applicationForm}`, 'POST /nowhere', 'PUT /nowhere'])(
  'a body that %s does not read may exceed the share or be cut off: the server goes on',
  async (request) => {
    const cutOff = await announce(request);
    cutOff.write('x');
    cutOff.resetAndDestroy();
    await fillShare();
    (await announce(request)).write('x'.repeat(BODY_BYTES));
    expect(await isWell()).toBe(true);
    for (const socket of sockets.splice(0)) socket.resetAndDestroy();
    await until(isWell);
    await until(async () => (await enquire()).status === 400);
  },
);

test('what arrives after the answer takes no room for good', async () => {
  for (let count = 0; count < TOO_MANY * 3; count++) {
    const socket = await announce(`POST ${apiPaths.applicationForm}`);
    await once(socket, 'data');
    socket.write('x'.repeat(BODY_BYTES / 2));
  }
  expect((await enquire()).status).toBe(400);
});
