import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { needsTls, openPostgres } from '@server/database/openPostgres';
import { mailErrorCode } from '@server/mail/startOutbox';
import { serverOptions } from '@server/mail/transport';

/** How PostgreSQL's protocol asks for TLS. */
const SSL_REQUEST = 80877103;

test.each([
  ['postgres://u:p@db.example/name', true],
  ['postgres://u:p@127.0.0.1:5432/name', false],
  ['postgres://u:p@localhost/name', false],
  ['postgres://u:p@[::1]/name', false],
  ['postgres://u:p@db.example/name?sslmode=disable', false],
  ['postgres:///name?host=/run/postgresql', false],
])('PostgreSQL at %s: verified TLS is asked for: %p', (url, expected) => {
  expect(needsTls(url)).toBe(expected);
});

test('PostgreSQL that does not count as this machine is asked for TLS before anything else', async () => {
  const database = createServer().listen(0, '127.0.0.1');
  await once(database, 'listening');
  const { port } = database.address() as AddressInfo;
  // Leads to this machine, but not by an address that says so.
  const db = openPostgres(`postgres://tester@0.0.0.0:${port}/test`, { error: () => undefined });
  const query = sql`select 1`.execute(db).catch(() => 'refused');
  const [socket] = (await once(database, 'connection')) as [Socket];
  const [first] = (await once(socket, 'data')) as [Buffer];
  expect(first.readUInt32BE(4)).toBe(SSL_REQUEST);
  socket.destroy();
  expect(await query).toBe('refused');
  await db.destroy();
  database.close();
});

test.each([
  ['smtp://u:p@mail.example:587', true],
  ['smtp://127.0.0.1:25', undefined],
  ['smtp://localhost', undefined],
])('mail to %s: TLS required: %p', (url, expected) => {
  expect(serverOptions(url).requireTLS).toBe(expected);
});

test('mail errors are named by their codes alone', () => {
  const error = Object.assign(new Error('550 5.1.1 <ward@hospital.example> unknown: "Hello"'), {
    code: 'EENVELOPE',
    responseCode: 550,
    response: '550 5.1.1 <ward@hospital.example> unknown: "Hello"',
  });
  expect(mailErrorCode(error)).toBe('EENVELOPE 550 5.1.1');
  expect(mailErrorCode(new TypeError('ward@hospital.example'))).toBe('TypeError');
  expect(mailErrorCode('ward@hospital.example')).toBe('unknown');
});
