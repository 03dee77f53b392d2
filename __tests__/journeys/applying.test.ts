import type { Locator, Page } from 'playwright-core';
import { applicationForm, sendApplication, signInToApply } from './support/applying';
import { openBrowser, openPage } from './support/browser';
import { candidate, signUp, submitSignUp } from './support/candidate';
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
  await signUp(page);
  await page.goto(vacancy);
  await signInToApply(page);
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ])
    await expectSubmitInSight(page, size);
  const shownInDialog = await recordDialog(page);
  await expectWholeZone(page);
  await sendApplication(page, makePdfFile());
  const shown = await shownInDialog();
  expect(shown).toContainEqual(expect.stringContaining('Reference number'));
  expect(shown.filter((text) => text.includes('another tab'))).toEqual([]);

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

test('a guest without an account applies over five screens and types nothing twice but the password', async () => {
  const { page, problems } = await openBrowser(site.origin, { viewport: { width: 390, height: 844 } });
  const screens: string[] = [];
  page.on('framenavigated', (frame) => {
    const { pathname } = new URL(frame.url());
    if (pathname !== screens.at(-1)) screens.push(pathname);
  });
  await openPage(page, '/job/101');
  await page.getByRole('button', { name: 'Apply Now' }).first().click();
  await page.getByRole('link', { name: "Don't have an account yet?" }).click();
  const account = { ...candidate, email: 'guest@candidate.example' };
  await submitSignUp(page, account);

  await page.getByText(/^Sign in to finish applying for /).waitFor();
  const signInForm = page.getByRole('form', { name: 'Sign In', exact: true });
  await untilValue(signInForm.getByLabel('Email'), account.email);
  await signInForm.getByLabel('Password', { exact: true }).fill(account.password);
  await signInForm.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('link', { name: /^Finish applying for / }).click();

  const form = applicationForm(page);
  await untilValue(form.getByLabel('Full name'), `${account.firstName} ${account.lastName}`);
  await untilValue(form.getByLabel('Email'), account.email);
  await untilValue(form.getByLabel('Phone number'), account.phone);
  await form.getByLabel(/^CV/).setInputFiles(makePdfFile());
  await form.getByLabel('Cover letter').fill('I have worked nights on an acute ward for two years.');
  await form.getByRole('button', { name: 'Submit application' }).click();
  await page.getByRole('button', { name: 'Applied' }).first().waitFor();
  // Nothing covers it: a click waits for that.
  await page.getByRole('button', { name: 'Copy reference number' }).first().click();
  expect(screens).toEqual(['/job/101', '/SignUp', '/SignIn', '/', '/job/101']);
  expect(problems).toEqual([]);
});

/** Submit is never to be looked for below the fold. */
async function expectSubmitInSight(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  const submit = applicationForm(page).getByRole('button', { name: 'Submit application' });
  const { y, height } = (await submit.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(size.height);
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

async function untilValue(field: Locator, value: string): Promise<void> {
  const isThere = (input: Element, text: string) => input instanceof HTMLInputElement && input.value === text;
  while (!(await field.evaluate(isThere, value))) await field.page().waitForTimeout(50);
}

/** Records all that the application's dialog says, from now until it has closed. */
async function recordDialog(page: Page): Promise<() => Promise<string[]>> {
  const dialog = await applicationForm(page).elementHandle();
  const texts = await page.evaluateHandle((watched) => {
    const said = new Set<string>();
    new MutationObserver(() => said.add(watched.textContent ?? '')).observe(watched, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return said;
  }, dialog);
  return () => texts.evaluate((said) => [...said]);
}
