import type { BrowserContext, Locator, Page } from 'playwright-core';
import { apiPaths } from '@/contract/paths';
import { register } from '@tools/bench/visitors';
import { runBuilt } from '@tools/dev/runBuilt.mjs';
import { startBadLine, type Trouble } from '@test-journeys/badLine';
import { applicationForm } from './support/applying';
import { closeBrowser, openBrowser, openPage } from './support/browser';
import { candidate, fill, signIn } from './support/candidate';
import { ask } from './support/database';
import { makePdfFile } from './support/files';

const NOT_SENT = /What you typed is still here\.$/;
const SENT = /^Your Form is submitted successfully!/;
const none: Trouble = { kind: 'none' };

let site: Awaited<ReturnType<typeof runBuilt>>;
let line: Awaited<ReturnType<typeof startBadLine>>;
let context: BrowserContext;
/** What happens to applications on their way. */
let trouble: Trouble = none;

beforeAll(async () => {
  line = await startBadLine(
    () => site.origin,
    ({ url }) => (url === apiPaths.applicationForm ? trouble : none),
  );
  site = await runBuilt({ SITE_URL: line.origin, RATE_LIMIT_SCALE: '0' });
  const email = await register(site.origin);
  const visitor = await openBrowser(line.origin);
  ({ context } = visitor);
  await signIn(visitor.page, { ...candidate, email });
});
beforeEach(() => void (trouble = none));
afterAll(async () => {
  await closeBrowser();
  line.stop();
  await site.stop();
});

test('a line cut at the start, in the middle or near the end loses nothing, and what is sent again arrives once', async () => {
  const { page, form } = await fillIn('101', 'Ten years on the wards.');
  const cuts = [0.01, 0.5, 0.99].map((share): Trouble => ({ kind: 'requestCut', share }));
  for (trouble of cuts) await fails(form);
  expect(stored('101')).toEqual([]);

  // The backend has it, but the answer is lost.
  trouble = { kind: 'answerLost' };
  await fails(form);
  expect(stored('101')).toHaveLength(1);
  trouble = { kind: 'twice' };
  await submit(form);
  await page.getByText(SENT).waitFor();
  await page.getByRole('button', { name: 'Applied' }).first().waitFor();
  expect(stored('101')).toEqual([{ message: 'Ten years on the wards.', bytes: makePdfFile().buffer.length }]);
});

test('an application stopped halfway was not sent, and can be sent later', async () => {
  const { page, form } = await fillIn('103', 'Stopped halfway.', 1_000_000);
  const devtools = await context.newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1 };
  await devtools.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: 100_000 });
  await submit(form);
  await form.getByText(/^Sending: \d+%, [\d.]+ MB left$/).waitFor();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await form.getByText(NOT_SENT).waitFor();
  await devtools.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
  expect(stored('103')).toEqual([]);
  await submit(form);
  await page.getByText(SENT).waitFor();
  expect(stored('103')).toEqual([{ message: 'Stopped halfway.', bytes: 1_000_000 }]);
});

/** Opens a vacancy in a tab of its own and fills in the application. */
async function fillIn(job: string, message: string, bytes?: number): Promise<{ page: Page; form: Locator }> {
  const page = await context.newPage();
  await openPage(page, `/job/${job}`);
  await page.getByRole('button', { name: 'Apply Now' }).first().click();
  const form = applicationForm(page);
  await fill(page, 'Apply', { 'Full name': 'Ada Example', Email: 'ada@candidate.example' });
  const cv = makePdfFile();
  // A PDF without its end is refused, so what makes it larger stands before that.
  const end = cv.buffer.lastIndexOf('startxref');
  const padding = Buffer.alloc(bytes ? bytes - cv.buffer.length : 0, ' ');
  const buffer = Buffer.concat([cv.buffer.subarray(0, end), padding, cv.buffer.subarray(end)]);
  await form.getByLabel(/^CV/).setInputFiles({ ...cv, buffer });
  await form.getByLabel('Cover letter').fill(message);
  await form.getByText('cv.pdf', { exact: true }).waitFor();
  return { page, form };
}

const submit = (form: Locator) => form.getByRole('button', { name: 'Submit application' }).click();

async function fails(form: Locator): Promise<void> {
  await submit(form);
  await form.getByRole('button', { name: 'Submit application' }).waitFor();
  await form.getByText(NOT_SENT).waitFor();
  expect(await form.getByText('cv.pdf', { exact: true }).isVisible()).toBe(true);
}

const stored = (job: string) =>
  ask<{ message: string; bytes: number }>(
    site.dataFolder,
    `SELECT message, length(resume) AS bytes FROM applications WHERE job_id = '${job}'`,
  );
