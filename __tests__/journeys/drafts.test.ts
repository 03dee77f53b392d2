import type { Page } from 'playwright-core';
import { register } from '@tools/bench/visitors';
import { applicationForm } from './support/applying';
import { openBrowser, openPage } from './support/browser';
import { candidate, fill, signIn } from './support/candidate';
import { makePdfFile } from './support/files';
import { siteForAllTests } from './support/site';

const site = siteForAllTests({ RATE_LIMIT_SCALE: '0' });
const LETTER = 'Ten years on the wards.';

test('on a phone, an application with its CV is back after a reload; cancelled it can be undone, and Log Out deletes it', async () => {
  const { page, context } = await openBrowser(site.origin, { viewport: { width: 390, height: 844 } });
  await signIn(page, { ...candidate, email: await register(site.origin) });
  await openApplication(page);
  const form = applicationForm(page);
  await fill(page, 'Apply', { 'Full name': 'Ada Example', 'Cover letter': LETTER });
  await form.getByLabel(/^CV/).setInputFiles(makePdfFile());
  await untilResumes(page, 1);

  await page.reload();
  await openApplication(page);
  await form.getByText('cv.pdf', { exact: true }).waitFor();
  expect(await shownIn(page)).toEqual(['Ada Example', LETTER]);
  await form.getByRole('button', { name: 'Cancel' }).click();
  await form.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await form.getByText('cv.pdf', { exact: true }).waitFor();
  expect(await shownIn(page)).toEqual(['Ada Example', LETTER]);

  await form.press('Escape');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await untilResumes(page, 0);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(LETTER);
  await context.close();
});

async function openApplication(page: Page): Promise<void> {
  await openPage(page, '/job/101');
  await page.getByRole('button', { name: 'Apply Now' }).first().click();
  await applicationForm(page).getByLabel('Full name').waitFor();
}

async function untilResumes(page: Page, count: number): Promise<void> {
  while ((await page.evaluate(countResumes)) !== count) await page.waitForTimeout(50);
}

/** Runs in the page: how many CVs IndexedDB has. */
async function countResumes(): Promise<number> {
  const result = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error));
    });
  // Opening it first would create it without its stores.
  if (!(await indexedDB.databases()).some(({ name }) => name === 'lindenway')) return 0;
  const database = await result(indexedDB.open('lindenway'));
  const count = await result(database.transaction('resumes').objectStore('resumes').count());
  database.close();
  return count;
}

const shownIn = (page: Page) =>
  Promise.all(
    ['Full name', 'Cover letter'].map((label) => applicationForm(page).getByLabel(label).inputValue()),
  );
