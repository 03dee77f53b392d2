import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { buildApp } from '@server/app';
import { limitConnections } from '@server/http/limitConnections';
import { handleClientError } from '@server/http/malformedRequests';
import { sqlite } from '@test-server/databases';
import { startServer } from '@test-server/startServer';

let app: FastifyInstance;
const sockets: Socket[] = [];
/** Answers the request for /slow. */
let respond: () => void;

beforeEach(async () => {
  app = fastify({ clientErrorHandler: handleClientError });
  limitConnections(app, { graceMs: 200, minRate: 1000, windowMs: 600, everyMs: 20 });
  app.post('/', async () => 'stored');
  app.get('/slow', async () => {
    await new Promise<void>((resolve) => (respond = resolve));
    return 'done';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  app.server.closeAllConnections();
  await app.close();
});

async function open(): Promise<Socket> {
  const address = app.server.address();
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  sockets.push(socket);
  // Cutting a connection may reset it.
  socket.on('error', () => undefined);
  // It sees its end only if what came before is read.
  socket.resume();
  await once(socket, 'connect');
  return socket;
}

/** Unlike `once`, it does not mind a reset. */
const untilClosed = (socket: Socket): Promise<unknown> =>
  new Promise((resolve) => socket.once('close', resolve));

/** Sends a body of 3,000 bytes in 30 pieces; gives the status of the answer. */
async function sendInPieces(everyMs: number): Promise<string> {
  const socket = await open();
  const answered = once(socket, 'data') as Promise<[Buffer]>;
  socket.write(
    'POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 3000\r\n\r\n',
  );
  let left = 30;
  const timer = setInterval(() => {
    socket.write(left === 30 ? `"${' '.repeat(99)}` : left === 1 ? `${' '.repeat(99)}"` : ' '.repeat(100));
    left -= 1;
    if (left === 0) clearInterval(timer);
  }, everyMs);
  const [answer] = await answered;
  clearInterval(timer);
  return answer.toString().slice(9, 12);
}

test('a body that arrives too slowly gets 408, one that keeps up is taken', async () => {
  expect(await Promise.all([sendInPieces(200), sendInPieces(15)])).toEqual(['408', '200']);
});

test('a body of which most came at once gets 408 when the rest only trickles', async () => {
  const socket = await open();
  const answered = once(socket, 'data') as Promise<[Buffer]>;
  const head = 'POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n';
  socket.write(`${head}content-length: 200000\r\n\r\n${' '.repeat(150_000)}`);
  const timer = setInterval(() => socket.write(' '), 50);
  const [answer] = await answered;
  clearInterval(timer);
  expect(answer.toString()).toContain('HTTP/1.1 408');
});

const request = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n';

test.each([
  ['an idle one', request],
  ['one that does not end its request', 'GET / HTTP/1.1\r\nhost: a\r\n'],
])('when nearly all connections are taken, a new visitor gets the place of %s', async (_, sent) => {
  app.server.maxConnections = 2;
  const earlier = await open();
  earlier.write(sent);
  if (sent === request) await once(earlier, 'data');
  const closed = untilClosed(earlier);
  const next = await open();
  next.write(request);
  expect(String(await once(next, 'data'))).toContain('HTTP/1.1 404');
  await closed;
});

test('a visitor who waits for a response keeps the connection when nearly all are taken', async () => {
  app.server.maxConnections = 2;
  const waiting = await open();
  const asked = once(app.server, 'request');
  waiting.write(request.replace('/', '/slow'));
  await asked;
  await open();
  const answered = once(waiting, 'data');
  respond();
  expect(String(await answered)).toContain('HTTP/1.1 200');
});

test('a connection may send eight requests ahead; one that sends thousands is closed, and no more than nine are taken', async () => {
  const [patient, hasty] = [await open(), await open()];
  let taken = 0;
  app.server.on('request', () => (taken += 1));
  let answers = '';
  patient.on('data', (piece: Buffer) => (answers += piece.toString()));
  patient.write(request.repeat(7) + request.replace('host', 'connection: close\r\nhost'));
  await untilClosed(patient);
  expect(answers.match(/HTTP\/1.1 404/g)).toHaveLength(8);
  taken = 0;
  hasty.write(request.repeat(3000));
  await untilClosed(hasty);
  expect(taken).toBe(9);
});

test('the server bounds its connections, and the largest CV may arrive at the slowest rate that is allowed', async () => {
  const slowest = (10 * 1024 * 1024) / (4 * 1024);
  const server = await startServer(sqlite);
  const built = await buildApp(server.context);
  expect(built.server.maxConnections).toBe(2000);
  expect(built.server.requestTimeout / 1000).toBeGreaterThan(slowest);
  await built.close();
  await server.stop();
});
