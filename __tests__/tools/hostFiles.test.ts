/** @jest-environment node */
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

test('_redirects leads a password manager to the reset form, and names the file for addresses with a parameter', () => {
  expect(built('_redirects')?.split('\n')).toEqual([
    '/.well-known/change-password /forgot-password 302',
    '/job/* /job.html 200',
    '/reset-password/* /reset-password.html 200',
    '',
  ]);
});

test('security.txt names the contact, for less than a year', () => {
  const text = built('.well-known/security.txt') ?? '';
  expect(text).toMatch(/^Contact: mailto:care@site\.example\nExpires: /);
  expect(text).toContain('Canonical: https://site.example/.well-known/security.txt\n');
  const days = (Date.parse(/Expires: (.*)/.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});
