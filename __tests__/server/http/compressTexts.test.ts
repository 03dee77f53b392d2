import etag from '@fastify/etag';
import fastify from 'fastify';
import { compressTexts } from '@server/http/compressTexts';

test('all who take no compressed answer are sent the same bytes', async () => {
  const app = fastify();
  await app.register(etag);
  await app.register(compressTexts);
  const sent: unknown[] = [];
  app.addHook('onSend', async (_request, _reply, payload) => void sent.push(payload));
  app.get('/', () => 'text'.repeat(1000));
  expect((await app.inject('/')).body).toHaveLength(4000);
  await app.inject('/');
  expect(Buffer.isBuffer(sent[0])).toBe(true);
  expect(sent[1]).toBe(sent[0]);
});
