/** @jest-environment node */
import { FILE_POLICY } from '@server/http/securityHeaders';
import { hostFiles } from '@tools/build/prerender/hostFiles';

const page = (route: string, file: string, isPrivate = false) => ({
  route,
  file,
  isPrivate,
  name: '',
  picture: '',
  policy: `policy of ${file}`,
});
const pages = [
  page('/', 'index.html'),
  page('/job/:id', 'job.html', true),
  page('/reset-password/:token', 'reset-password.html', true),
  page('*', '404.html', true),
];

const built = (name: string, url = 'https://site.example') =>
  hostFiles(pages, {
    site: { url },
    workerPolicy: 'policy of the worker',
    securityContact: 'mailto:care@site.example',
  })[name];
const hsts = /strict-transport-security: max-age=\d+/;

test('static hosts send HSTS only when the site is published over https', () => {
  expect(built('_headers')).toMatch(hsts);
  expect(built('_headers', 'http://localhost:3000')).not.toMatch(hsts);
});

test('_headers holds the policy of each page, and of pages with a parameter for every value', () => {
  const headers = built('_headers')?.split('\n\n');
  expect(headers).toContain('/\n  content-security-policy: policy of index.html');
  expect(headers).toContain('/job/*\n  content-security-policy: policy of job.html');
  expect(headers).toContain(
    `/images/*\n  content-security-policy: ${FILE_POLICY}\n  cache-control: public, max-age=3600`,
  );
  const reset = headers?.find((block) => block.startsWith('/reset-password/*'));
  expect(reset).toMatch(/policy of reset-password\.html\n {2}referrer-policy: no-referrer\n/);
});

test('the service worker has a policy of its own and is asked for anew each time', () => {
  expect(built('_headers')?.split('\n\n')).toContain(
    '/sw.js\n  content-security-policy: policy of the worker\n  cache-control: no-cache',
  );
});

test('_redirects leads a password manager to the reset form, and names the file for addresses with a parameter', () => {
  expect(built('_redirects')?.split('\n')).toEqual([
    '/.well-known/change-password /forgot-password 302',
    '/job/* /job.html 200',
    '/reset-password/* /reset-password.html 200',
    '',
  ]);
});

test('robots.txt names the sitemap, and the sitemap lists the public pages', () => {
  expect(built('robots.txt')).toContain('Sitemap: https://site.example/sitemap.xml');
  expect(built('sitemap.xml')?.match(/<loc>.*?<\/loc>/g)).toEqual(['<loc>https://site.example/</loc>']);
});

test('security.txt names the contact, for less than a year', () => {
  const text = built('.well-known/security.txt') ?? '';
  expect(text).toMatch(/^Contact: mailto:care@site\.example\nExpires: /);
  expect(text).toContain('Canonical: https://site.example/.well-known/security.txt\n');
  const days = (Date.parse(/Expires: (.*)/.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});
