import { apiPaths } from '@/contract/paths';
import { paths } from '@/lib/paths';
import { API_POLICY, FILE_POLICY } from '@server/http/securityHeaders';
import { readScriptManifest } from '@tools/build/scriptManifest';
import { addresses } from '@test-journeys/addresses';
import { siteForAllTests } from '@test-journeys/site';
import { hostHeaders } from '@test-journeys/staticHost';

const site = siteForAllTests({ TRUST_PROXY: '1' });

const script = `/${readScriptManifest('dist-server').shared[0]}`;
const files = [script, '/images/street-dusk.svg', '/share/home.png', '/licences.txt'];
const siteWide = [
  '/robots.txt',
  '/sitemap.xml',
  '/fonts/besley-latin-wght-normal.woff2',
  '/site.webmanifest',
  '/favicon.ico',
  '/favicon.svg',
  '/apple-touch-icon.png',
  '/icons/192.png',
];

/** Requests, and the status that each is answered with. */
const others: [status: number, method: string, address: string][] = [
  [200, 'GET', apiPaths.jobs],
  [200, 'GET', '/healthz'],
  [404, 'GET', '/api/nothing'],
  [404, 'GET', `${apiPaths.jobDetails}?id=none`],
  [400, 'POST', apiPaths.login],
  [405, 'GET', apiPaths.login],
  [405, 'POST', paths.jobs],
  [404, 'GET', '/api/%zz'],
];

const common = {
  'x-content-type-options': 'nosniff',
  'permissions-policy': expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\)/),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

test.each(addresses)('the page %s may load, run and send only its own', async (address) => {
  const { headers } = await ask(address);
  expectPagePolicy(headers['content-security-policy']);
  expect(headers).toMatchObject({ ...common, 'referrer-policy': referrerPolicy(address) });
});

test('the page of an unknown vacancy has the policy of its file', async () => {
  const { status, headers } = await ask('/job/none');
  expect(status).toBe(404);
  expectPagePolicy(headers['content-security-policy']);
  expect(headers).toMatchObject(common);
});

test.each([...files, ...siteWide])(
  'the file %s cannot run anything when it is opened by itself',
  async (address) => {
    const { status, headers } = await ask(address);
    expect(status).toBe(200);
    expect(headers).toMatchObject({ ...common, 'content-security-policy': FILE_POLICY });
  },
);

test.each(others)('the response %i to %s %s has the strictest policy', async (status, method, address) => {
  const answer = await ask(address, { method });
  expect(answer.status).toBe(status);
  expect(answer.headers).toMatchObject({ ...common, 'content-security-policy': API_POLICY });
});

test.each(['/', '/job/101', '/no-such-page', script, apiPaths.jobs])(
  '%s has the same headers for HEAD and when it is revalidated',
  async (address) => {
    const { headers } = await ask(address);
    const head = await ask(address, { method: 'HEAD' });
    const again = await ask(address, { headers: { 'if-none-match': headers.etag ?? '' } });
    expect([200, 304, 404]).toContain(again.status);
    for (const name of [...Object.keys(common), 'content-security-policy', 'referrer-policy']) {
      expect([name, head.headers[name]]).toEqual([name, headers[name]]);
      expect([name, again.headers[name]]).toEqual([name, headers[name]]);
    }
  },
);

test.each(['/', '/no-such-page', script, apiPaths.jobs, '/api/nothing'])(
  '%s sends HSTS only over https',
  async (address) => {
    const plain = await ask(address);
    const secure = await ask(address, { headers: { 'x-forwarded-proto': 'https' } });
    expect(plain.headers).not.toHaveProperty('strict-transport-security');
    expect(secure.headers['strict-transport-security']).toBe('max-age=31536000');
  },
);

test('static hosts set the same headers on every page and file', async () => {
  for (const address of [...addresses.slice(0, -1), ...files, ...siteWide]) {
    const { headers } = await ask(address.replace('/job/101', '/job/none'));
    const told = hostHeaders(address);
    const names = [...Object.keys(common), 'content-security-policy', 'referrer-policy'];
    for (const name of names) expect([address, name, told[name]]).toEqual([address, name, headers[name]]);
  }
  expect(hostHeaders('/no-such-page')['x-frame-options']).toBe('DENY');
  expect(hostHeaders(script)['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('the service worker may fetch for the pages, run nothing else, and is asked for anew each time', async () => {
  const { status, headers } = await ask('/sw.js');
  expect(status).toBe(200);
  expect(headers).toMatchObject({ ...common, 'cache-control': 'no-cache' });
  expect(headers['content-type']).toMatch(/^(?:text|application)\/javascript/);
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; script-src 'self'; connect-src 'self'/,
  );
  expect(hostHeaders('/sw.js')).toMatchObject({
    'cache-control': 'no-cache',
    'content-security-policy': headers['content-security-policy'],
  });
});

async function ask(address: string, init?: RequestInit) {
  const { status, headers } = await fetch(site.origin + address, { redirect: 'manual', ...init });
  return { status, headers: Object.fromEntries(headers) as Record<string, string> };
}

const referrerPolicy = (address: string) =>
  address.startsWith('/reset-password/') ? 'no-referrer' : 'strict-origin-when-cross-origin';

function expectPagePolicy(policy = ''): void {
  const own = /^'self'(?: 'sha256-[\w+/]{43}=')+$/;
  const directives = policy.split('; ').map((directive) => directive.split(/ (.*)/).slice(0, 2));
  expect(Object.fromEntries(directives)).toEqual({
    'default-src': "'none'",
    'script-src': expect.stringMatching(own),
    'style-src': expect.stringMatching(own),
    'img-src': "'self'",
    'font-src': "'self'",
    'connect-src': process.env.API_HOST ? new URL(process.env.API_HOST).origin : "'self'",
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'site worker',
  });
}
