import { brotliDecompressSync, gunzipSync, gzip } from 'node:zlib';
import type * as Zlib from 'node:zlib';
import fastify from 'fastify';
import { type CompressedBody, compressBody, sendCompressed, toBody } from '@server/http/compressedBody';

jest.mock('node:zlib', () => {
  const zlib = jest.requireActual<typeof Zlib>('node:zlib');
  return { ...zlib, gzip: jest.fn(zlib.gzip) };
});

const MEGABYTE = 1_000_000;

async function ask(body: CompressedBody, encoding: string, method: 'GET' | 'HEAD' = 'GET') {
  const app = fastify();
  app.get('/', (request, reply) => sendCompressed(request, reply, body));
  return app.inject({ method, url: '/', headers: { 'accept-encoding': encoding } });
}

test('a long body has its length and no content when only its headers are asked for', async () => {
  const answer = await ask(await toBody('text/plain', Buffer.alloc(MEGABYTE), {}), '', 'HEAD');
  expect([answer.headers['content-length'], answer.rawPayload.length]).toEqual([String(MEGABYTE), 0]);
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('content is compressed as %s once, however many ask for it', async (encoding, decompress) => {
  const body = await compressBody('text/plain', 'Midwife');
  const answers = await Promise.all([ask(body, encoding), ask(body, encoding)]);
  for (const { rawPayload } of answers) expect(decompress(rawPayload).toString()).toBe('Midwife');
  const form = body.compressed[encoding as 'br'];
  expect(form?.()).toBe(form?.());
});

test('a compression that fails gives an error in plain JSON, and is tried again', async () => {
  jest.mocked(gzip).mockImplementationOnce((_bytes, done) => {
    (done as Zlib.CompressCallback)(new Error('Out of memory'), Buffer.alloc(0));
  });
  const body = await compressBody('text/html', 'Midwife');
  const failed = await ask(body, 'gzip');
  expect(failed.statusCode).toBe(500);
  expect(failed.headers).not.toHaveProperty('content-encoding');
  expect(failed.headers).not.toHaveProperty('etag');
  expect(failed.json()).toMatchObject({ message: 'Out of memory' });
  expect(gunzipSync((await ask(body, 'gzip')).rawPayload).toString()).toBe('Midwife');
});
