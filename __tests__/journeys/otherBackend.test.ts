import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { apiPaths } from '@/contract/paths';
import { sendApplication } from './support/applying';
import { closeBrowser, openBrowser, openPage, untilReady } from './support/browser';
import { builtFile } from './support/built';
import { candidate, fill, signIn, signUp } from './support/candidate';
import { copyProject } from './support/devCopy';
import { sendEnquiry } from './support/enquiry';
import { makePdfFile } from './support/files';
import { listTakes, startSpecOnlyBackend } from './support/specOnlyBackend';
import { startStaticHost } from './support/staticHost';
import { untilKept, untilWorking } from './support/worker';

// The site as another agency runs it: on a static host, with a backend on another origin that nobody here wrote.
let folder: string;
let dist: string;
let backend: Awaited<ReturnType<typeof startSpecOnlyBackend>>;
let host: Awaited<ReturnType<typeof startStaticHost>>;

beforeAll(async () => {
  folder = copyProject();
  dist = path.join(folder, 'dist');
  backend = await startSpecOnlyBackend();
  const env = { ...process.env, NODE_ENV: 'production', API_HOST: backend.origin, API_CREDENTIALS: '' };
  const run = (...args: string[]) => promisify(execFile)(process.execPath, args, { cwd: folder, env });
  // What `npm run build` does, without what takes half of its time: to minify and to compress.
  await run('node_modules/webpack/bin/webpack.js', '--no-optimization-minimize');
  const prerender = path.join(folder, 'prerender.ts');
  await writeFile(
    prerender,
    "void require('./tools/build/prerender/prerender').prerender('dist', 'dist-server');",
  );
  await run('--import', 'tsx', prerender);
  host = await startStaticHost(dist);
  // A whole build, without a cache, beside the other journeys.
}, 600_000);

afterAll(async () => {
  await closeBrowser();
  backend.stop();
  await host.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 20 });
});

const main = (page: Page) => page.getByRole('main');

test('a candidate and a client do all they came for', async () => {
  const { page, problems } = await openBrowser(host.origin);
  await openPage(page, '/JobsPage');
  await page.getByRole('heading', { name: 'Showing: 2 filtered jobs' }).waitFor();
  await page
    .getByRole('complementary', { name: 'Filters' })
    .getByRole('checkbox', { name: 'Permanent' })
    .check();
  await page.getByRole('heading', { name: 'Showing: 1 filtered jobs' }).waitFor();
  await main(page)
    .getByRole('link', { name: /Staff Nurse & Team Leader/ })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Staff Nurse & Team Leader' }).waitFor();
  expect(await page.getByRole('article').innerText()).toMatch(
    /Nights on a surgical ward\.\s+Drug rounds\s+Handover[^]*Requirements\s+2/,
  );

  await signUp(page);
  await page.getByText('Registration successful').waitFor();
  await signIn(page);
  await page.waitForURL(`${host.origin}/`);
  await openPage(page, '/job/7');
  await page.getByRole('button', { name: 'Apply Now' }).first().click();
  await sendApplication(page, makePdfFile());
  await page.getByText(/^Sent on /).waitFor();
  expect(await page.locator('body').innerText()).not.toMatch(/reference number|LW-/i);

  await openPage(page, '/ContactUs');
  await sendEnquiry(page);
  await page.getByText('Thanks for reaching us!').waitFor();
  await page.getByRole('button', { name: 'Welcome!' }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();

  await openPage(page, '/forgot-password');
  const request = await fill(page, 'Forgot your password?', { Email: candidate.email });
  await request.getByRole('button', { name: 'Send reset link' }).click();
  await page.getByText('Reset link sent to your email').waitFor();
  await openPage(page, '/reset-password/abc');
  const { password } = candidate;
  const reset = await fill(page, 'Set a new password', {
    'New password': password,
    'Confirm password': password,
  });
  await reset.getByRole('button', { name: 'Set new password' }).click();
  await page.getByText('Password has been reset').waitFor();
  await page.waitForURL(/\/SignIn$/);

  const sent = backend.calls.filter(({ method }) => method === 'POST');
  expect(sent.map(({ path: sentTo }) => sentTo)).toEqual([
    apiPaths.register,
    apiPaths.login,
    apiPaths.applicationForm,
    apiPaths.contact,
    apiPaths.forgotPassword,
    apiPaths.resetPassword,
  ]);
  expect(backend.calls.filter(({ headers }) => headers.cookie)).toEqual([]);
  expect(problems).toEqual([]);
}, 120_000);

test('the last list, however late it came, is kept for those without a connection', async () => {
  const { page, context } = await openBrowser(host.origin, { serviceWorkers: 'allow' });
  await openPage(page, '/JobsPage');
  await untilWorking(page);
  listTakes.milliseconds = 4000;
  await page.reload();
  await untilKept(page, backend.origin + apiPaths.jobs);
  await context.setOffline(true);
  await page.reload();
  const count = page.getByRole('heading', { name: /^Showing:/ });
  await untilReady(page);
  expect(await count.innerText()).toBe('Showing: 2 filtered jobs');
});

test('no page promises what only this project’s own backend keeps', () => {
  const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  expect(pages.length).toBeGreaterThan(20);
  const promise =
    /reference number|by email\.|lasts an hour|for one hour|sign you out|is in your email|lindenway_/i;
  expect(pages.filter((name) => promise.test(builtFile(name, dist).toString()))).toEqual([]);
});
