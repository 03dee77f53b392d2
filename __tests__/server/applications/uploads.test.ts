import { once } from 'node:events';
import { readdir, utimes, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { RESUME_MAX_BYTES } from '@/contract/limits';
import { fieldMessages } from '@/contract/messages';
import { apiPaths } from '@/contract/paths';
import { SESSION_MARK_COOKIE } from '@/contract/session';
import { deleteLeftUploads, receiveForm } from '@server/applications/receiveForm';
import { register, signIn } from '@test-server/calls';
import { sqlite } from '@test-server/databases';
import { serverForAll } from '@test-server/startServer';
import { until } from '@test-server/until';
import { applicationText, cvOf, formOf, send, signInSomebody } from '@test-server/sending';

const BOUNDARY = '----form';
const part = (name: string, value: string, extra = '') =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${extra}\r\n\r\n${value}\r\n`;
const filePart = (content: string) => part('resume', content, '; filename="cv.pdf"');
const multipartType = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };

const server = serverForAll(sqlite);
let cookie: string;

beforeAll(async () => {
  cookie = await signInSomebody(server.origin);
});
afterEach(async () => {
  const { db } = server.context;
  const stored = [
    ...(await db.selectFrom('applications').select('id').execute()),
    ...(await db.selectFrom('outbox').select('id').execute()),
  ];
  if (stored.length > 0) throw new Error('A rejected form was stored or mailed.');
});

/** The files of CVs on their way. */
const arriving = () => readdir(path.join(server.context.config.dataDir, 'uploads'));

test('a CV of more than 10 MB gets 413', async () => {
  const form = formOf({ resume: cvOf(RESUME_MAX_BYTES + 1) });
  expect(await send(server.origin, cookie, form)).toEqual({ status: 413, msg: fieldMessages.resumeTooLarge });
});

test('a much larger one gets 413 while it is still being sent', async () => {
  const form = formOf({ resume: cvOf(3 * RESUME_MAX_BYTES) });
  expect(await send(server.origin, cookie, form)).toEqual({ status: 413, msg: fieldMessages.resumeTooLarge });
});

test('a guest gets 401, whatever is sent', async () => {
  const large = formOf({ resume: cvOf(2 * RESUME_MAX_BYTES) });
  for (const body of [formOf(), large, '{']) {
    const headers = body === '{' ? { 'content-type': 'application/json' } : undefined;
    expect((await send(server.origin, undefined, body, headers)).status).toBe(401);
  }
  expect((await send(server.origin, `${SESSION_MARK_COOKIE}=x`, formOf())).status).toBe(401);
});

test.each(['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'image/png'])(
  'a body of type %s gets 415',
  async (type) => {
    expect(await send(server.origin, cookie, '{"fullName":', { 'content-type': type })).toMatchObject({
      status: 415,
      msg: expect.stringContaining('multipart/form-data'),
    });
  },
);

test.each([
  ['without its end', part('fullName', 'A') + filePart('%PDF-1.4')],
  ['cut in the middle of a part', `--${BOUNDARY}\r\ncontent-disposition: form-da`],
  ['that is not multipart', 'fullName=Adaeze'],
  ['that is empty', ''],
  ['with a field twice', `${part('email', 'a@b.example')}${part('email', 'c@d.example')}--${BOUNDARY}--\r\n`],
  ['with a file of another name', `${part('avatar', 'x', '; filename="a.pdf"')}--${BOUNDARY}--\r\n`],
  ['with a field called __proto__', `${part('__proto__', 'x')}--${BOUNDARY}--\r\n`],
  [
    'with JSON in a field',
    `${part('fullName', '{', '\r\ncontent-type: application/json')}--${BOUNDARY}--\r\n`,
  ],
])('a form %s gets 400 with a message', async (_what, body) => {
  const answer = await send(server.origin, cookie, body, multipartType);
  expect(answer).toEqual({ status: 400, msg: expect.stringMatching(/\w{3}/) });
});

test('a form without a boundary gets 400', async () => {
  expect((await send(server.origin, cookie, 'x', { 'content-type': 'multipart/form-data' })).status).toBe(
    400,
  );
});

test.each([
  ['two CVs', filePart('%PDF-1.4').repeat(2), 'Send one CV only.'],
  ['a hundred parts', part('field', 'x').repeat(100), 'The form holds more parts than it should.'],
])('a form with %s gets 413', async (_what, parts, msg) => {
  const answer = await send(server.origin, cookie, `${parts}--${BOUNDARY}--\r\n`, multipartType);
  expect(answer).toEqual({ status: 413, msg });
});

test('a form that is wrong is read no further', async () => {
  const raw = new PassThrough();
  const unpiped = once(raw.pipe(new PassThrough()), 'unpipe');
  const saveRequestFiles = () => Promise.reject(new Error('wrong'));
  const request = { raw, headers: {}, isMultipart: () => true, saveRequestFiles };
  await expect(receiveForm(request as unknown as FastifyRequest, '')).rejects.toThrow('did not arrive whole');
  await unpiped;
});

test('a form that its parser never ends is given up', async () => {
  const saveRequestFiles = () => new Promise(() => {});
  const request = { raw: new PassThrough(), headers: {}, isMultipart: () => true, saveRequestFiles };
  await expect(receiveForm(request as unknown as FastifyRequest, '', 1)).rejects.toThrow('not arrive whole');
});

test('with the disk nearly full only CVs are refused', async () => {
  const replaced = jest.replaceProperty(server.context.config, 'minFreeBytes', Number.MAX_SAFE_INTEGER);
  const response = await fetch(server.origin + apiPaths.applicationForm, {
    method: 'POST',
    body: formOf(),
    headers: { cookie },
  });
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '600']);
  expect(await response.json()).toEqual({ msg: expect.stringContaining('no room for more CVs') });
  expect((await register(server.origin)).status).toBe(200);
  expect((await signIn(server.origin)).status).toBe(200);
  replaced.restore();
});

test('an upload that is cut off leaves nothing, and the server keeps running', async () => {
  const { hostname, port } = new URL(server.origin);
  for (const length of [0, 40, 400, 300_000]) {
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    const body = part('fullName', 'A') + part('jobId', '101') + filePart(`%PDF-1.4${'x'.repeat(500_000)}`);
    socket.write(
      `POST ${apiPaths.applicationForm} HTTP/1.1\r\nhost: ${hostname}\r\ncookie: ${cookie}\r\n` +
        `content-type: ${multipartType['content-type']}\r\ncontent-length: ${body.length}\r\n\r\n`,
    );
    socket.write(body.slice(0, length), () => socket.destroy());
    await once(socket, 'close');
  }
  expect((await send(server.origin, cookie, formOf({ jobId: 'none' }))).status).toBe(404);
  await until(async () => (await arriving()).length === 0);
});

test('what a killed process has left of uploads is deleted, but not what another copy receives', async () => {
  const folder = path.join(server.context.config.dataDir, 'uploads');
  await writeFile(path.join(folder, 'old.pdf'), 'left');
  await utimes(path.join(folder, 'old.pdf'), 0, 0);
  await writeFile(path.join(folder, 'new.pdf'), 'arriving');
  await deleteLeftUploads(server.context.config);
  expect(await arriving()).toEqual(['new.pdf']);
});

test('a CV is not stored if its session ends while it arrives', async () => {
  const texts = Object.entries({ ...applicationText, jobId: '101' }).map(([name, text]) => part(name, text));
  const body = `${texts.join('')}${filePart('%PDF-1.4 %%EOF')}--${BOUNDARY}--\r\n`;
  const headers = { ...multipartType, cookie, 'content-length': body.length };
  const upload = http.request(server.origin + apiPaths.applicationForm, { method: 'POST', headers });
  upload.write(body.slice(0, -60));
  await until(async () => (await arriving()).length > 0);
  await server.context.db.deleteFrom('sessions').execute();
  upload.end(body.slice(-60));
  const [response] = await once(upload, 'response');
  expect(response.statusCode).toBe(401);
});
