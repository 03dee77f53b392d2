import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { buildApp } from '@server/app';
import { requireMinimumRate } from '@server/http/requireMinimumRate';
import { sqlite } from '@test-server/databases';
import { startServer } from '@test-server/startServer';

let app: FastifyInstance;
const sockets: Socket[] = [];

beforeEach(async () => {
  app = fastify();
  await app.register(requireMinimumRate, { graceMs: 200, minRate: 1000, windowMs: 600, everyMs: 20 });
  app.post('/', async () => 'stored');
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  app.server.closeAllConnections();
  await app.close();
});

/** Announces a body and sends its first bytes. */
async function begin(length: number, first: string): Promise<Socket> {
  const address = app.server.address();
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  sockets.push(socket);
  // Cutting a connection may reset it.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(
    `POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n${first}`,
  );
  return socket;
}

/** Sends the rest in pieces, the last of which ends the JSON; gives the status of the answer. */
async function goOn(socket: Socket, piece: string, pieces: number, everyMs: number): Promise<string> {
  const answered = once(socket, 'data') as Promise<[Buffer]>;
  let left = pieces;
  const timer = setInterval(() => {
    left -= 1;
    socket.write(left === 0 ? `${piece.slice(1)}"` : piece);
    if (left === 0) clearInterval(timer);
  }, everyMs);
  const [answer] = await answered;
  clearInterval(timer);
  return answer.toString().slice(9, 12);
}

const sendEvery = async (everyMs: number) => goOn(await begin(3001, '"'), ' '.repeat(100), 30, everyMs);

test('a body that arrives too slowly gets 408, one that keeps up is taken', async () => {
  expect(await Promise.all([sendEvery(200), sendEvery(15)])).toEqual(['408', '200']);
});

test('a body of which most came at once gets 408 when the rest only trickles', async () => {
  const socket = await begin(200_000, `"${' '.repeat(150_000)}`);
  expect(await goOn(socket, ' ', 49_999, 50)).toBe('408');
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
