/** @jest-environment node */
import { FILE_POLICY } from '@server/securityHeaders';
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

const built = (name: string, url = 'https://site.example') => hostFiles(pages, { url })[name];
const insistence = /strict-transport-security: max-age=\d+/;

test('a static host is told to insist on https only where the site is published by it', () => {
  expect(built('_headers')).toMatch(insistence);
  expect(built('_headers', 'http://localhost:3000')).not.toMatch(insistence);
});

test('it is told the policy of each page, of those with a parameter for every value', () => {
  const headers = built('_headers')?.split('\n\n');
  expect(headers).toContain('/\n  content-security-policy: policy of index.html');
  expect(headers).toContain('/job/*\n  content-security-policy: policy of job.html');
  expect(headers).toContain(
    `/images/*\n  content-security-policy: ${FILE_POLICY}\n  cache-control: public, max-age=3600`,
  );
  const reset = headers?.find((block) => block.startsWith('/reset-password/*'));
  expect(reset).toMatch(/policy of reset-password\.html\n {2}referrer-policy: no-referrer\n/);
});

test('it is told which file answers for an address with a parameter', () => {
  expect(built('_redirects')).toBe('/job/* /job.html 200\n/reset-password/* /reset-password.html 200\n');
});

test('robots are told where the sitemap is, and the sitemap names the pages that are nobody’s own', () => {
  expect(built('robots.txt')).toContain('Sitemap: https://site.example/sitemap.xml');
  expect(built('sitemap.xml')?.match(/<loc>.*?<\/loc>/g)).toEqual(['<loc>https://site.example/</loc>']);
});
