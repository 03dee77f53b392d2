import fastify from 'fastify';
import { compressAndTag } from '@server/http/compressAndTag';
import { hashOf } from '@server/lib/secrets';

jest.mock('@server/lib/secrets', () => ({ hashOf: jest.fn(() => 'hash') }));
afterEach(() => void jest.clearAllMocks());

test('what is held has a limit in characters, so that lists that keep changing fill no memory', async () => {
  const app = fastify();
  await app.register(compressAndTag);
  app.get('/:name', ({ params }) => JSON.stringify(params) + 'x'.repeat(2e7));
  for (const url of ['/a', '/a', '/b', '/a']) await app.inject(url);
  expect(hashOf).toHaveBeenCalledTimes(3);
});

test('all who take no compressed answer are sent the same bytes, which are hashed once', async () => {
  const app = fastify();
  await app.register(compressAndTag);
  const sent: unknown[] = [];
  app.addHook('onSend', async (_request, _reply, payload) => void sent.push(payload));
  app.get('/', () => 'text'.repeat(1000));
  expect((await app.inject('/')).body).toHaveLength(4000);
  await app.inject('/');
  expect(Buffer.isBuffer(sent[0])).toBe(true);
  expect(sent[1]).toBe(sent[0]);
  const headers = { 'if-none-match': 'W/"hash"' };
  expect((await app.inject({ url: '/', headers })).statusCode).toBe(304);
  expect(hashOf).toHaveBeenCalledTimes(1);
});
