import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import type { RouteEntry } from '@server/site/routeTable';
import { type PageRenderer, serveSite, siteRouterOptions } from '@server/site/serveSite';
import { newFolder } from '@test-server/newFolder';

const script = 'console.log("a script");'.repeat(100);
const entry = (route: string, file: string): RouteEntry => ({
  route,
  file,
  policy: "default-src 'self'",
  isPrivate: false,
});
const table = [
  entry('/', 'index.html'),
  entry('/JobsPage', 'JobsPage.html'),
  entry('/job/:id', 'job.html'),
  entry('*', '404.html'),
];
const apps: FastifyInstance[] = [];

afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

async function openSite(renderJob?: PageRenderer) {
  const folder = newFolder();
  const files: Record<string, string | Buffer> = {
    'index.html': '<h1>Home</h1>',
    'JobsPage.html': '<h1>Jobs</h1>',
    'job.html': '<h1>Job</h1>',
    '404.html': '<h1>Not found</h1>',
    'robots.txt': 'User-agent: *',
    _headers: '/*',
    '.stamp': 'hidden',
    'assets/main.0a1b2c3d.js': script,
    'assets/main.0a1b2c3d.js.br': brotliCompressSync(script),
    'assets/main.0a1b2c3d.js.gz': gzipSync(script),
  };
  await mkdir(path.join(folder, 'assets'));
  await Promise.all(
    Object.entries(files).map(([name, content]) => writeFile(path.join(folder, name), content)),
  );
  const app = fastify({ routerOptions: siteRouterOptions });
  apps.push(app);
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ msg: 'No such address.' }));
  await app.register(serveSite, { siteDir: folder, table, renderJob });
  return app;
}

test.each(['/JobsPage', '/jobspage', '/JobsPage/', '/JobsPage?code=7', '/Jobs%50age'])(
  'a page is served at %s',
  async (url) => {
    const answer = await (await openSite()).inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('<h1>Jobs</h1>');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'self'",
    });
  },
);

test.each([
  '/job/101',
  '/job/a%26b%3Dc',
  '/job/..%2Fx',
  '/job/%E2%9C%93',
  '/JOB/7/',
  `/job/${'x'.repeat(2000)}`,
])('the page of a vacancy is served at %s', async (url) => {
  const answer = await (await openSite()).inject(url);
  expect([answer.statusCode, answer.body]).toEqual([200, '<h1>Job</h1>']);
});

test.each([
  '/nowhere',
  '/job',
  '/job/',
  '/job/1/2',
  '/*/nowhere',
  '/JobsPage.html',
  '/404.html',
  '/.stamp',
  '/_headers',
  '/assets/main.0a1b2c3d.js.br',
  '/assets/old.js',
  '/..%2f..%2fetc%2fpasswd',
  '/assets/../../package.json',
  // Mended it would be an address without the dot, but that would take milliseconds.
  `/nowhere.?${'x'.repeat(2000)}`,
])('the not-found page has status 404 at %s', async (url) => {
  const answer = await (await openSite()).inject(url);
  expect([answer.statusCode, answer.body]).toEqual([404, '<h1>Not found</h1>']);
});

test('browsers may cache hashed files forever and others for an hour', async () => {
  const app = await openSite();
  const hashed = await app.inject('/assets/main.0a1b2c3d.js');
  expect(hashed.headers['content-type']).toMatch(/javascript; charset=utf-8$/);
  expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await app.inject('/robots.txt')).headers['cache-control']).toBe('public, max-age=3600');
});

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
])('a browser that takes %s is sent the compressed form', async (accepted, encoding, unpack) => {
  const answer = await (
    await openSite()
  ).inject({
    url: '/assets/main.0a1b2c3d.js',
    headers: { 'accept-encoding': accepted, range: 'bytes=0-9' },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers.vary).toBe('accept-encoding');
  expect(unpack(answer.rawPayload).toString()).toBe(script);
});

test('a browser that has seen the not-found page is sent all of it', async () => {
  const app = await openSite();
  const { headers } = await app.inject('/nowhere');
  expect(headers.etag).toBeUndefined();
  expect(headers['last-modified']).toBeUndefined();
});

test('addresses under /api are left to the API', async () => {
  const app = await openSite();
  const answer = await app.inject('/api/nothing');
  expect([answer.statusCode, answer.json()]).toEqual([404, { msg: 'No such address.' }]);
});

test('a rendered page has its own policy', async () => {
  const seen: string[] = [];
  const app = await openSite(async ({ id = '' }) => {
    seen.push(id);
    return id === '1' ? { html: '<h1>Midwife</h1>', policy: "script-src 'none'" } : undefined;
  });
  const answer = await app.inject('/job/1');
  expect(answer.body).toBe('<h1>Midwife</h1>');
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['content-security-policy']).toBe("script-src 'none'");
  expect((await app.inject('/job/a%2Fb')).body).toBe('<h1>Job</h1>');
  expect(seen).toEqual(['1', 'a/b']);
});

test.each([
  ['unknown', 404],
  ['gone', 410],
] as const)(
  'the built page is sent when the parameters name something %s, with status %d',
  async (missing, status) => {
    const answer = await (await openSite(() => Promise.resolve(missing))).inject('/job/1');
    expect([answer.statusCode, answer.body]).toEqual([status, '<h1>Job</h1>']);
    expect(answer.headers['content-security-policy']).toBe("default-src 'self'");
  },
);

test('a rendered page of something gone has status 410', async () => {
  const app = await openSite(async () => ({
    html: '<h1>Closed</h1>',
    policy: "script-src 'none'",
    missing: 'gone',
  }));
  const answer = await app.inject('/job/1');
  expect([answer.statusCode, answer.body]).toEqual([410, '<h1>Closed</h1>']);
});

describe('a link that was cut badly out of a mail', () => {
  test.each([
    ['/job/7.', '/job/7'],
    ['/job/7)', '/job/7'],
    ['/job/7=', '/job/7'],
    ['/job/7=3D', '/job/7'],
    ['/JobsPage=', '/JobsPage'],
    ['/job/7%20', '/job/7'],
    ['/job/7).%C2%A0?from=mail', '/job/7?from=mail'],
    ['/job/7%E2%80%9D', '/job/7'],
    ['/JobsPage,', '/JobsPage'],
    ['/job/7&utm_source=indeed', '/job/7?utm_source=indeed'],
    ['/job/7%3Futm_source%3Dindeed', '/job/7?utm_source=indeed'],
    ['/job/7%2526utm=x', '/job/7?utm=x'],
    ['/job/7&amp;utm=x', '/job/7?utm=x'],
    ['/job/7;jsessionid=x', '/job/7?jsessionid=x'],
    ['/job/7%E2%80%8B', '/job/7'],
    ['/job/7%E2%80%8D', '/job/7'],
    ['/job/7%0D%0A', '/job/7'],
    ['/job/7%EF%BB%BF', '/job/7'],
    ['/job/7%C2%AD', '/job/7'],
    ['/job/7%3D', '/job/7'],
    ['/job/7%3E', '/job/7'],
    ['/job/%207', '/job/7'],
    ['/job//7', '/job/7'],
    ['//JobsPage', '/JobsPage'],
    ['/jobspage&gclid=1', '/jobspage?gclid=1'],
    [
      '/JobsPage%3FjobTitle%3Dnurse%26location%3DNew%20Cross',
      '/JobsPage?jobTitle=nurse&location=New%20Cross',
    ],
    ['/JobsPage%E2%80%8B?fbclid=1', '/JobsPage?fbclid=1'],
    ['/job/7%23apply', '/job/7?apply'],
    ['/job/7*', '/job/7'],
    ['/job/7_.', '/job/7'],
    ['/%2Fjob%2F7', '/job/7'],
    ['/job/7%F0%9F%91%8D%E3%80%82', '/job/7'],
    ['/job/7%3C/a%3E', '/job/7?/a'],
    ['/job/7%7C', '/job/7'],
    ['/job/%3C7%3E', '/job/7'],
    ['/job/7%25', '/job/7'],
    ['/job/7%25A0', '/job/7'],
    ['/job/7%2F', '/job/7'],
    ['/job/7%2Futm_source%3Dx', '/job/7?utm_source=x'],
    ['/job/7/fbclid=x', '/job/7?fbclid=x'],
    ['/job/7&a=nur=%0D%0Ase?b=c', '/job/7?a=nurse&b=c'],
    ['/utm_source=x', '/?utm_source=x'],
    ['/job/7,%20Lindenway', '/job/7?Lindenway'],
    ['/job/7%20-%20Ward%20Clerk', '/job/7?Ward%20Clerk'],
    ['/job/7%0A%0AApply%20here', '/job/7?Apply%20here'],
    ['/job/7%0AWard%20Clerk', '/job/7?Ward%20Clerk'],
    ['/job/7/apply', '/job/7'],
    ['/job/REF%20302).', '/job/REF%20302'],
    ['/job/7%20(closing%20soon)', '/job/7?(closing%20soon)'],
    ['/job/%E2%9E%A17%E2%98%85', '/job/7'],
  ])('%s leads to %s', async (url, whole) => {
    const site = await openSite(async ({ id }) => (/^(?:7|REF 302)$/.test(id ?? '') ? undefined : 'unknown'));
    const answer = await site.inject(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, whole]);
    expect((await site.inject(whole)).statusCode).toBe(200);
  });

  test.each(['/nowhere%E2%80', '/nowhere/50%25.', '/nowhere/%2525', '/nowhere%25E2%2580'])(
    '%s is not sent round in circles',
    async (url) => {
      const site = await openSite();
      let answer = await site.inject(url);
      for (let hops = 0; hops < 3 && answer.headers.location; hops += 1)
        answer = await site.inject(answer.headers.location);
      expect(answer.headers.location).toBeUndefined();
    },
  );

  test('is left alone where a vacancy has that id', async () => {
    const answer = await (await openSite(async () => undefined)).inject('/job/Nights%20(2)');
    expect(answer.statusCode).toBe(200);
  });

  test.each(['//evil.example.', '/%5Cevil.example.', '/\\evil.example.'])(
    '%s leads to no other host',
    async (url) => {
      const { headers } = await (await openSite()).inject(url);
      expect(new URL(headers.location ?? '/', 'https://site.example').host).toBe('site.example');
    },
  );
});
