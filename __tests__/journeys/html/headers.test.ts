import { apiPaths } from '@/contract/paths';
import { contentSecurityPolicy, workerPolicy } from '@/app/render/policy';
import { FILE_POLICY } from '@server/http/securityHeaders';
import { readScriptManifest } from '@tools/build/scriptManifest';
import { addresses } from '@test-journeys/addresses';
import { sharedSite } from '@test-journeys/site';
import { hostHeaders } from '@test-journeys/staticHost';

const site = sharedSite();

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

const common = {
  'x-content-type-options': 'nosniff',
  'permissions-policy': expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\)/),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

test.each([...addresses, '/job/none'])('the page %s may load, run and send only its own', async (address) => {
  const { headers } = await ask(address);
  expectPagePolicy(headers['content-security-policy']);
  expect(headers).toMatchObject({ ...common, 'referrer-policy': referrerPolicy(address) });
});

test.each([...files, ...siteWide])(
  'the file %s cannot run anything when it is opened by itself',
  async (address) => {
    const { status, headers } = await ask(address);
    expect(status).toBe(200);
    expect(headers).toMatchObject({ ...common, 'content-security-policy': FILE_POLICY });
  },
);

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
  expect(headers['content-security-policy']).toBe(workerPolicy);
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

/** What it has to say is tested in policy.test; here, that a page has it, with the hashes of its own script and styles. */
function expectPagePolicy(policy = ''): void {
  const hashes = / 'sha256-[\w+/]{43}='/g;
  const expected = contentSecurityPolicy({ styles: [], script: '' });
  expect(policy.replaceAll(hashes, '')).toBe(expected.replaceAll(hashes, ''));
  expect(policy.match(hashes)?.length).toBeGreaterThan(2);
}
