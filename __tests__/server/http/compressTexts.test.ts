import fastify from 'fastify';
import { compressTexts } from '@server/http/compressTexts';
import { hashOf } from '@server/lib/secrets';

jest.mock('@server/lib/secrets', () => ({ hashOf: jest.fn(() => 'hash') }));

test('all who take no compressed answer are sent the same bytes', async () => {
  const app = fastify();
  await app.register(compressTexts);
  const sent: unknown[] = [];
  app.addHook('onSend', async (_request, _reply, payload) => void sent.push(payload));
  app.get('/', () => 'text'.repeat(1000));
  expect((await app.inject('/')).body).toHaveLength(4000);
  await app.inject('/');
  expect(Buffer.isBuffer(sent[0])).toBe(true);
  expect(sent[1]).toBe(sent[0]);
});

test('a text is hashed once for all who ask for it or have it', async () => {
  const app = fastify();
  await app.register(compressTexts);
  app.get('/', () => 'text'.repeat(2000));
  jest.mocked(hashOf).mockClear();
  const headers = { 'accept-encoding': 'gzip', 'if-none-match': 'W/"hash"' };
  for (const _ of [1, 2]) expect((await app.inject({ url: '/', headers })).statusCode).toBe(304);
  expect(hashOf).toHaveBeenCalledTimes(1);
});
