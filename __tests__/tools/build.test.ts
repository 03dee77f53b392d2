/** @jest-environment node */
import { backendSettings } from '@tools/build/webpack/backendSettings';
import { hostFiles } from '@tools/build/prerender/hostFiles';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { precompress } from '@tools/build/precompress';
import { newFolder } from '@test-server/newFolder';
import { withName } from '@tools/build/webpack/wordmark';

test.each([
  ['', ''],
  ['https://api.example.com', 'https://api.example.com'],
  ['https://api.example.com/', 'https://api.example.com'],
  ['HTTPS://API.example.com:443/crm//', 'https://api.example.com/crm'],
])('API_HOST=%s is built in as "%s"', (given, built) => {
  expect(backendSettings({ API_HOST: given })).toEqual({ API_HOST: built, API_CREDENTIALS: '' });
});

test.each(['api.example.com', 'ftp://api.example.com', 'https://', 'https://api.example.com/?key=1', 'yes'])(
  'API_HOST=%s stops the build with what to write',
  (given) => {
    expect(() => backendSettings({ API_HOST: given })).toThrow(
      /must be an address like https:\/\/api\.example\.com/,
    );
  },
);

test('API_CREDENTIALS is include or nothing', () => {
  expect(backendSettings({ API_CREDENTIALS: 'include' })).toMatchObject({ API_CREDENTIALS: 'include' });
  expect(() => backendSettings({ API_CREDENTIALS: 'true' })).toThrow(/must be "include"/);
});

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

test('files that get smaller are compressed both ways', async () => {
  const folder = newFolder();
  const text = 'nights on the ward '.repeat(100);
  writeFileSync(path.join(folder, 'main.js'), text);
  await precompress(folder);
  expect(brotliDecompressSync(readFileSync(path.join(folder, 'main.js.br'))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(path.join(folder, 'main.js.gz'))).toString()).toBe(text);
});

test('small files and pictures are not compressed, and stale copies are removed', async () => {
  const folder = newFolder();
  writeFileSync(path.join(folder, 'small.html'), '<p>small</p>');
  writeFileSync(path.join(folder, 'small.html.br'), 'from an earlier build');
  writeFileSync(path.join(folder, 'picture.png'), 'a'.repeat(5000));
  await precompress(folder);
  expect(readdirSync(folder).toSorted()).toEqual(['picture.png', 'small.html']);
});

const sheet = readFileSync('public/images/brand.svg', 'utf8');
const longName = 'Northumberland Independent Hospital Staffing';

const outlines = (drawing: string) => [...drawing.matchAll(/ d="([^"]+)"/g)].map(([, points = '']) => points);

/** How far right an outline reaches: its numbers are points, x before y. */
const rightOf = (points: string) =>
  Math.max(...(points.match(/[\d.]+/g) ?? []).filter((_, index) => index % 2 === 0).map(Number));

test.each([
  ['Lindenway Care', 2],
  ['Marlow', 1],
  [longName, 2],
])('the logo shows the name %s within its %i lines and its width', (name, lines) => {
  const [, words = ''] = /<g id="words">(.*?)<\/g>/.exec(withName(sheet, name)) ?? [];
  const right = Math.max(...outlines(words).map(rightOf));
  expect(outlines(words)).toHaveLength(lines);
  expect(right).toBeGreaterThan(100);
  expect(right).toBeLessThanOrEqual(274);
});

test.each(['Lindenway Care', longName])(
  'a board over a shop front shows the name %s within its width',
  (name) => {
    const board = '<text x="40" y="50.5" font-size="19" textLength="140" fill="#fff"/>';
    const [outline = ''] = outlines(withName(board, name));
    expect(rightOf(outline)).toBeGreaterThan(150);
    expect(rightOf(outline)).toBeLessThanOrEqual(181);
  },
);
