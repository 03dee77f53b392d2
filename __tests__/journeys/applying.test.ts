import type { Locator, Page } from 'playwright-core';
import { apiPaths } from '@/contract/paths';
import { applicationForm, sendApplication, signInToApply, submitApplication } from './support/applying';
import { openBrowser, openPage } from './support/browser';
import { candidate, signIn, signUp } from './support/candidate';
import { ask } from './support/database';
import { makeDocxFile, makePdfFile } from './support/files';
import { siteForAllTests } from './support/site';

const site = siteForAllTests();

test('a guest finds a vacancy, signs up, signs in on its page, and applies with a PDF and a Word CV', async () => {
  const { page, problems } = await openBrowser(site.origin);

  await openPage(page, '/JobsPage');
  await page.getByRole('list', { name: 'Vacancies' }).getByRole('link').first().click();
  await page.waitForURL(/\/job\//);
  const vacancy = new URL(page.url()).pathname;
  await page.setViewportSize({ width: 360, height: 640 });
  await page.evaluate(
    (kept) => localStorage.setItem('lindenway.returnLink', kept),
    JSON.stringify({ jobId: '101', title: 'Registered Nurse' }),
  );
  await signUp(page);
  await expectWayBackFree(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(vacancy);
  await signInToApply(page);
  const toast = page.getByRole('status').filter({ hasText: 'Sign In successful' });
  await toast.waitFor();
  const cancel = applicationForm(page).getByRole('button', { name: 'Cancel' });
  expect(await topOf(cancel)).toBeGreaterThan(await bottomOf(toast));
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ])
    await expectSubmitInSight(page, size);
  await expectWholeZone(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectRefusalInSight(page);
  await page.evaluate(() => void (document.documentElement.style.fontSize = '150%'));
  await submitApplication(page, makePdfFile());
  await expectNumberInSight(page);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  // Nothing covers it: a click waits for that.
  await page.getByRole('button', { name: 'Copy reference number' }).first().click();

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  await page.getByRole('button', { name: 'Applied' }).first().waitFor();

  await page.goto('/JobsPage');
  await page.getByRole('list', { name: 'Vacancies' }).getByRole('link').nth(1).click();
  await page.getByRole('button', { name: 'Apply Now' }).first().click();
  await sendApplication(page, makeDocxFile());

  const sql = 'SELECT job_id, resume_name, resume FROM applications ORDER BY created_at';
  const stored = ask<{ job_id: string; resume_name: string; resume: Uint8Array }>(site.dataFolder, sql);
  expect(stored.map(({ resume_name }) => resume_name)).toEqual(['cv.pdf', 'cv.docx']);
  expect(Buffer.from(stored[0]?.resume ?? [])).toEqual(makePdfFile().buffer);
  expect(Buffer.from(stored[1]?.resume ?? [])).toEqual(makeDocxFile().buffer);
  expect(vacancy).toBe(`/job/${stored[0]?.job_id}`);

  await page.getByRole('button', { name: 'Welcome!' }).click();
  await page.getByRole('menuitem', { name: /^Your applications/ }).click();
  const receipts = page.getByRole('dialog', { name: /^Your applications/ });
  await receipts.getByText(/^LW-/).nth(1).waitFor();
  expect(problems).toEqual([]);
});

test('signing out in one tab also signs out the other tab and ends the session on the server', async () => {
  const { page, context } = await openBrowser(site.origin);
  const account = { ...candidate, email: 'two-tabs@candidate.example' };
  await signUp(page, account);
  await signIn(page, account);
  const other = await context.newPage();
  await other.goto('/');
  await other.getByText('Welcome!').first().waitFor();

  await page.getByRole('button', { name: 'Welcome!' }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  const sessions = `select sessions.id from sessions join accounts on accounts.id = account_id where email = '${account.email}'`;
  while (ask(site.dataFolder, sessions).length > 0) await page.waitForTimeout(100);
  await other.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor();
  const answer = await context.request.post(apiPaths.applicationForm, { multipart: { fullName: 'A' } });
  expect(answer.status()).toBe(401);
});

/** On a phone the toast after signing up leaves the link back to the vacancy free. */
async function expectWayBackFree(page: Page) {
  const toast = page.getByRole('status').filter({ hasText: 'Registration successful' });
  await page.waitForFunction(() => scrollY === 0);
  const link = page.getByRole('link', { name: 'Back to Registered Nurse' });
  const isBelow = (await topOf(link)) >= (await bottomOf(toast));
  expect(isBelow || (await bottomOf(link)) <= (await topOf(toast))).toBe(true);
}

/** Submit is never to be looked for below the fold. */
async function expectSubmitInSight(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  const submit = applicationForm(page).getByRole('button', { name: 'Submit application' });
  const { y, height } = (await submit.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(size.height);
}

/** Why a CV is refused stands above the button at the foot of the form. */
async function expectRefusalInSight(page: Page) {
  const form = applicationForm(page);
  await form.getByLabel(/^CV/).setInputFiles({ name: 'cv.jpg', mimeType: '', buffer: Buffer.from('photo') });
  const words = form.getByText(/^Choose a file that ends in/);
  await words.waitFor();
  expect(await bottomOf(words)).toBeLessThanOrEqual(
    await topOf(form.getByRole('button', { name: /^Submit/ })),
  );
}

/** On a phone with large text too, where the form was scrolled to its end. */
async function expectNumberInSight(page: Page) {
  const number = page.getByRole('dialog').getByText(/^LW-/);
  const toast = page.getByRole('status').filter({ hasText: 'submitted successfully' });
  expect(await topOf(number)).toBeGreaterThan(await bottomOf(toast));
  expect(await bottomOf(number)).toBeLessThan(740);
}

const topOf = async (element: Locator) => (await element.boundingBox())?.y ?? NaN;
async function bottomOf(element: Locator): Promise<number> {
  const { y = NaN, height = NaN } = (await element.boundingBox()) ?? {};
  return y + height;
}

/** The control that takes a CV covers the words that ask for one. */
async function expectWholeZone(page: Page) {
  const form = applicationForm(page);
  const chooser = page.waitForEvent('filechooser');
  await form.getByLabel(/^CV/).click({ position: { x: 60, y: 28 } });
  expect((await chooser).isMultiple()).toBe(false);
  const [control, words] = await Promise.all([
    form.getByLabel(/^CV/).boundingBox(),
    form.getByText('Choose a file, or drop it here').boundingBox(),
  ]);
  expect(control?.width).toBeGreaterThan(words?.width ?? NaN);
}
