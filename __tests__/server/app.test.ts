import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import zlib from 'node:zlib';
import { apiPaths, postPaths } from '@/contract/paths';
import { MAX_REQUESTS_PER_SECOND, MAX_OPEN_REQUESTS } from '@server/http/limitTraffic';
import { API_POLICY } from '@server/http/securityHeaders';
import { enquiry, person, post, register } from '@test-server/calls';
import { sqlite } from '@test-server/databases';
import { type RunningServer, startServer } from '@test-server/startServer';
import { until } from '@test-server/until';

const page = 'https://www.lindenway.example';
let server: RunningServer;

afterEach(async () => {
  jest.useRealTimers();
  await server.stop();
});

const statusFor = async (ip: string) =>
  (await fetch(`${server.origin}/healthz`, { headers: { 'x-forwarded-for': ip } })).status;

describe('the server', () => {
  beforeEach(async () => {
    server = await startServer(sqlite);
  });

  test.each([
    ['/job/caf%C3', '/job/caf%25C3'],
    ['//other.example/%zz', '/other.example/%25zz'],
    ['/%5Cother.example/%zz', '/%255Cother.example/%25zz'],
    ['http://other.example/%zz', '/other.example/%25zz'],
  ])('a link that was cut inside a letter, %s, leads to an address that can be read', async (path, whole) => {
    const sent = http.request(server.origin, { path }).end();
    const [{ statusCode, headers }] = (await once(sent, 'response')) as [IncomingMessage];
    expect([statusCode, headers.location]).toEqual([302, whole]);
  });

  const unknown = `/api/nothing / // /%zz /api/*x /api/%E0%A4%A?q=100% /${'x'.repeat(5000)} ${apiPaths.login}`;
  test.each([...unknown.split(' '), `${apiPaths.jobDetails}?id=%00`])('answers %s with 404', async (path) => {
    const response = await fetch(server.origin + path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await response.json()).toEqual({ msg: expect.stringMatching(/^[A-Z].*\.$/) });
  });

  test.each([
    ['broken JSON', '{"email":', 'application/json', 400],
    ['no body', '', 'application/json', 400],
    ['null', 'null', 'application/json', 400],
    ['a list', '[1]', 'application/json', 400],
    ['a poisoned object', '{"__proto__":{"email":"x"}}', 'application/json', 400],
    ['text', 'email=x', 'text/plain', 415],
    ['a form', 'email=x', 'application/x-www-form-urlencoded', 415],
    ['an invalid type', '{}', 'json', 415],
    ['too much', JSON.stringify({ email: 'x'.repeat(200_000) }), 'application/json', 413],
    ['deep nesting', '['.repeat(30_000) + ']'.repeat(30_000), 'application/json', 400],
  ])('answers %s at every endpoint that takes a body with a message', async (_what, body, type, status) => {
    // The application's body is multipart, and has tests of its own.
    const withJson = Object.values(postPaths).filter((path) => path !== postPaths.applicationForm);
    for (const path of withJson) {
      const answer = await post(server.origin + path, body, { 'content-type': type });
      expect(answer).toMatchObject({ status, body: { msg: expect.stringMatching(/^[A-Z].*\w/) } });
      expect(Object.keys(answer.body)).toEqual(['msg']);
    }
  });

  test.each([
    [200, {}],
    [400, Object.fromEntries(Array.from({ length: 60 }, (_, index) => [index, '']))],
  ])(
    'an enquiry as long as it may be, in pieces, is answered with %i if this is added: %j',
    async (status, added) => {
      const message = '\\u4E16'.repeat(10_000);
      const body = JSON.stringify({ ...enquiry, ...added, message }).replaceAll('\\\\', '\\');
      const sent = http.request(server.origin + apiPaths.contact, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': body.length },
      });
      for (const piece of body.match(/.{1,999}/g) ?? []) sent.write(piece);
      const [answer] = (await once(sent.end(), 'response')) as [IncomingMessage];
      expect([answer.statusCode, await text(answer)]).toEqual([status, expect.stringContaining('"msg"')]);
    },
  );

  test.each([
    [200, 'GET', apiPaths.jobs],
    [200, 'GET', '/healthz'],
    [404, 'GET', '/api/nothing'],
    [404, 'GET', `${apiPaths.jobDetails}?id=none`],
    [400, 'POST', apiPaths.login],
  ])('the response %i to %s %s has the security headers', async (status, method, path) => {
    const answer = await fetch(server.origin + path, { method });
    expect(answer.status).toBe(status);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': API_POLICY,
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    });
    expect(answer.headers.get('x-powered-by')).toBeNull();
    expect(answer.headers.get('strict-transport-security')).toBeNull();
  });

  test('a trusted proxy says whether visitors use https', async () => {
    await server.stop();
    server = await startServer(sqlite, { trustProxy: 1 });
    const hstsFor = async (protocol: string) =>
      (await fetch(`${server.origin}/healthz`, { headers: { 'x-forwarded-proto': protocol } })).headers.get(
        'strict-transport-security',
      );
    expect([await hstsFor('http'), await hstsFor('https')]).toEqual([null, 'max-age=31536000']);
  });

  describe('with a network whose requests never arrive whole', () => {
    const begin = (line: string) => {
      const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
      socket.write(`${line}\r\nhost: x\r\nx-forwarded-for: 203.0.113.7\r\ncontent-length: 9\r\n\r\n{`);
      return socket;
    };
    beforeEach(async () => {
      await server.stop();
      server = await startServer(sqlite, { trustProxy: 1 });
    });

    test('no other is kept out', async () => {
      const line = `POST ${apiPaths.contact} HTTP/1.1\r\ncontent-type: application/json`;
      const sockets = Array.from({ length: MAX_OPEN_REQUESTS }, () => begin(line));
      await until(async () => (await statusFor('203.0.113.7')) === 429);
      expect(await statusFor('203.0.113.8')).toBe(200);
      for (const socket of sockets) socket.destroy();
      await until(async () => (await statusFor('203.0.113.7')) === 200);
    });

    test('they are forgotten once their connections have ended, answered or not', async () => {
      for (let sent = 0; sent < MAX_OPEN_REQUESTS; sent += 1) {
        const socket = begin(`POST /${sent} HTTP/1.1`);
        await once(socket, 'data');
        socket.destroy();
      }
      await until(async () => (await statusFor('203.0.113.7')) === 200);
      expect(await statusFor('203.0.113.7')).toBe(200);
    });

    test.each(['POST /%ff HTTP/1.1', 'POST /healthz HTTP/1.1\r\nexpect: y'])(
      '%j is counted or closed',
      async (line) => {
        const sockets = Array.from({ length: MAX_OPEN_REQUESTS + 1 }, () => begin(line).resume());
        await Promise.race(sockets.map((socket) => once(socket, 'close')));
        expect(await statusFor('203.0.113.8')).toBe(200);
        for (const socket of sockets) socket.destroy();
      },
    );
  });

  test('a network that sends too many requests in a second is refused, and no other', async () => {
    await server.stop();
    jest.useFakeTimers({
      doNotFake: [
        'Date',
        'hrtime',
        'nextTick',
        'performance',
        'queueMicrotask',
        'setImmediate',
        'setTimeout',
      ],
    });
    server = await startServer(sqlite, { trustProxy: 1 });
    for (let sent = 0; sent < MAX_REQUESTS_PER_SECOND; sent += 50)
      await Promise.all(Array.from({ length: 50 }, (_, index) => statusFor(`2001:db8:0:${index}::1`)));
    expect([await statusFor('2001:db8::1'), await statusFor('2001:db8:1::1')]).toEqual([429, 200]);
    jest.advanceTimersByTime(1000);
    expect(await statusFor('2001:db8::1')).toBe(200);
  });

  test('a header of many cookies that cannot be decoded takes no exception for each', async () => {
    const decode = jest.spyOn(globalThis, 'decodeURIComponent');
    await fetch(server.origin + apiPaths.jobs, { headers: { cookie: 'a=%;'.repeat(1000) } });
    expect(decode).not.toHaveBeenCalledWith('%');
  });

  test('what was sent is not cached', async () => {
    expect((await register(server.origin)).headers.get('cache-control')).toBe('no-store');
  });

  test('logs one line per API request without its body', async () => {
    await register(server.origin);
    const lines = server.logged().trim().split('\n');
    expect(lines.filter((line) => line.includes(apiPaths.register))).toEqual([
      expect.stringMatching(/"method":"POST".*"status":200,"ms":\d+,"msg":"request completed"/),
    ]);
    expect(server.logged()).not.toContain('Night-bus');
    await post(`${server.origin}/%61pi/contact`, {});
    expect(server.logged()).toMatch(/"level":30,.*"url":"\/%61pi\/contact"/);
  });

  test('logs no query string, which may hold what a form sent by mistake with GET, and no end of a long address', async () => {
    await fetch(`${server.origin}${apiPaths.login}?email=${person.email}&password=${person.password}`);
    await fetch(`${server.origin}/reset-password/secret?token=secret#secret`);
    await fetch(`${server.origin}/api/${'long'.repeat(999)}-secret`);
    expect(server.logged()).toContain(`"url":"${apiPaths.login}"`);
    expect(server.logged()).toContain('"url":"/reset-password/[token]"');
    expect(server.logged()).not.toMatch(/Night-bus|candidate|secret/i);
  });

  test('what the browser has is not sent again, and the rest compressed', async () => {
    const ask = (headers: Record<string, string>) => fetch(server.origin + apiPaths.jobs, { headers });
    const first = await ask({ 'accept-encoding': 'br, gzip' });
    expect(first.headers.get('content-encoding')).toBe('br');
    expect(first.headers.get('vary')).toBe('accept-encoding');
    expect(await first.json()).toMatchObject({ result: { items: expect.any(Array) } });
    const again = await ask({ 'if-none-match': String(first.headers.get('etag')) });
    expect(again.status).toBe(304);
  });

  test('a text is compressed once for all who ask for it, and for nobody who refuses it', async () => {
    const compress = jest.spyOn(zlib, 'brotliCompress');
    const ask = async (accepted: string) => {
      const { headers } = await fetch(server.origin + apiPaths.jobs, {
        headers: { 'accept-encoding': accepted },
      });
      return headers.get('content-encoding');
    };
    const all = await Promise.all(Array.from({ length: 20 }, () => ask('gzip, br')));
    expect([new Set(all), compress.mock.calls.length]).toEqual([new Set(['br']), 1]);
    expect([await ask('br;q=0, gzip;q=0.5'), await ask('br;q=0.0')]).toEqual(['gzip', null]);
  });

  const requestFor = (target: string, headers = '') => `${target} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`;
  const inPieces = `${requestFor(`POST ${apiPaths.contact}`, 'Transfer-Encoding: chunked\r\n')}1\r\n{\r\n`;

  test.each([
    ['that does not wait for the answer before it', requestFor(`GET ${apiPaths.jobs}`).repeat(2), /^$/],
    ['that does not wait, at a bad address', requestFor('GET /%zz').repeat(20), /^(HTTP.1.1 302.*)?$/],
    ['that does not wait, without a host', 'GET / HTTP/1.1\r\n\r\n'.repeat(20), /^HTTP.1.1 400/],
    ['that does not state its length', inPieces, /^$/],
    ['with a thousand headers', requestFor('GET /', 'a:\r\n'.repeat(1000)), /^(HTTP.1.1 431.*)?$/],
    ['for a tunnel', requestFor('CONNECT x:443'), /^$/],
  ])('a request %s ends the connection', async (_what, request, answer) => {
    const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
    socket.write(request);
    const answered = await text(socket);
    expect(answered.replaceAll(/\r\n/g, ' ')).toMatch(answer);
    expect(answered.split('HTTP/1.1 ').length).toBeLessThan(3);
  });

  test('rejects writes from pages of other sites', async () => {
    const from = (origin: string, headers = {}) => register(server.origin, {}, { origin, ...headers });
    expect((await from(page)).status).toBe(403);
    expect((await from('null')).status).toBe(403);
    expect((await from(server.origin)).status).toBe(200);
    expect((await from('http://localhost:3005', { 'sec-fetch-site': 'same-origin' })).status).toBe(409);
    const route = apiPaths.register.replaceAll('/', '\\/');
    expect(server.logged()).toMatch(
      new RegExp(`"security":"forbidden","route":"${route}","address":"127\\.0\\.0\\.0/24"`),
    );
  });
});

describe('with an allow-list of origins', () => {
  beforeEach(async () => {
    server = await startServer(sqlite, { corsOrigins: [page], siteUrl: 'https://api.lindenway.example' });
  });

  const preflight = (origin: string) =>
    fetch(server.origin + apiPaths.login, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });

  test('a listed page may send requests with cookies', async () => {
    const { status, headers } = await preflight(page);
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(page);
    expect(headers.get('access-control-allow-credentials')).toBe('true');
    const answer = await register(server.origin, {}, { origin: page });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe(page);
    expect(answer.headers.get('strict-transport-security')).toMatch(/^max-age=/);
  });

  test('HSTS binds subdomains only where that is set', async () => {
    const header = async () =>
      (await fetch(server.origin + apiPaths.jobs)).headers.get('strict-transport-security');
    expect(await header()).toBe('max-age=31536000');
    const { siteUrl } = server.context.config;
    await server.stop();
    server = await startServer(sqlite, { siteUrl, hstsSubdomains: true });
    expect(await header()).toBe('max-age=31536000; includeSubDomains');
  });

  test('another page may not', async () => {
    const { headers } = await preflight('https://www.other.example');
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect((await register(server.origin, {}, { origin: 'https://www.other.example' })).status).toBe(403);
  });
});
