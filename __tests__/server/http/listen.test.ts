import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import fastify from 'fastify';
import { readConfig } from '@server/config/readConfig';
import { createServer } from '@server/http/createServer';
import { listen, STOP_MS } from '@server/http/listen';
import { until } from '@test-server/until';

const config = { ...readConfig({}), host: '127.0.0.1', port: 0 };

test('a request in flight has five minutes to end when the server stops', async () => {
  const app = fastify();
  let answer = (_text: string) => {};
  let arrived = () => {};
  const isThere = new Promise<void>((resolve) => (arrived = resolve));
  app.get('/', () => {
    arrived();
    return new Promise<string>((resolve) => (answer = resolve));
  });
  const { address, stop } = await listen(app, config);
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
  await isThere;
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  try {
    const stopped = stop();
    jest.advanceTimersByTime(STOP_MS - 1000);
    answer('done');
    const [bytes] = (await once(socket, 'data')) as [Buffer];
    expect(bytes.toString()).toMatch(/^HTTP\/1\.1 200 [^]*done$/);
    await stopped;
  } finally {
    jest.useRealTimers();
    socket.destroy();
  }
});

test('a connection that a browser has opened in advance does not hold up the stop', async () => {
  const app = fastify({ serverFactory: createServer });
  const { address, stop } = await listen(app, config);
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  await once(app.server, 'connection');
  const closed = once(socket, 'close');
  await stop();
  await closed;
  expect(app.server.listening).toBe(false);
});

test.each(['', 'GET / HT', 'GET / HTTP/1.1\r\nhost: x\r\n\r\n'])(
  'with too many idle ones, a connection on which "%s" has arrived makes room',
  async (sent) => {
    const app = fastify({ serverFactory: createServer });
    app.server.maxConnections = 2;
    const { address, stop } = await listen(app, config);
    const open = () => connect(Number(new URL(address).port), '127.0.0.1').resume();
    const idle = open();
    const [socket] = (await once(app.server, 'connection')) as [Socket];
    idle.write(sent);
    await until(() => socket.bytesRead === sent.length && (socket.bytesWritten > 0 || !sent.endsWith('\n')));
    open();
    await once(idle, 'close');
    expect((await fetch(address)).status).toBe(404);
    await stop();
  },
);
