import type { Page } from 'playwright-core';
import { runBuilt } from '@tools/dev/runBuilt.mjs';
import { closeBrowser, openBrowser, openPage, untilHydrated } from './support/browser';
import { copySite, releaseNext } from './support/release';
import { untilWorking } from './support/worker';

const copy = copySite();
let site: Awaited<ReturnType<typeof runBuilt>>;

beforeAll(async () => {
  site = await runBuilt({ SITE_DIR: copy.folder });
});
afterAll(async () => {
  await closeBrowser();
  await site.stop();
  copy.remove();
});

test('a new version is offered while a form is half filled, forces nothing, and never mixes with the old one', async () => {
  const { context, page, problems } = await openBrowser(site.origin, { serviceWorkers: 'allow' });
  await openPage(page, '/ContactUs');
  await untilWorking(page);
  await page.getByLabel('Name', { exact: true }).fill('Ward manager');
  const other = await context.newPage();
  await openPage(other, '/SignUp');
  await other.getByLabel('First name').fill('Adaeze');

  await site.stop();
  releaseNext(copy.folder);
  site = await runBuilt({ SITE_DIR: copy.folder, PORT: new URL(site.origin).port });
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await page.getByText('A new version is ready.').waitFor({ timeout: 30_000 });
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Ward manager');

  // By keyboard: putting it off leads back to what was being typed.
  await page.getByRole('button', { name: 'Later' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('A new version is ready.').waitFor({ state: 'detached' });
  await page.keyboard.type(', nights');
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toContain(', nights');

  // Until it is accepted, other pages are of the version before, with its scripts.
  await openPage(page, '/AboutUs');
  expect(await versionsOf(page)).toEqual({ page: undefined, script: undefined });
  // A vacancy's page is asked of the backend, which has the next version.
  await openPage(page, '/job/101');
  expect(await versionsOf(page)).toEqual({ page: undefined, script: undefined });
  await page.getByRole('button', { name: 'Apply Now' }).first().waitFor();
  await openPage(page, '/ContactUs');
  await page.getByLabel('Name', { exact: true }).fill('Ward manager');

  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.message());
    void (questions.length === 1 ? dialog.dismiss() : dialog.accept());
  });
  const reload = page.getByRole('button', { name: 'Reload' });
  await reload.click();
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Ward manager');
  await Promise.all([page.waitForEvent('load'), reload.click()]);
  await untilHydrated(page);
  expect(questions).toHaveLength(2);
  expect(await versionsOf(page)).toEqual({ page: '2', script: 2 });

  // The other tab goes on as it was; a page whose code it lacks can be loaded anew, which brings the new version.
  expect(await other.getByLabel('First name').inputValue()).toBe('Adaeze');
  expect(await versionsOf(other)).toEqual({ page: undefined, script: undefined });
  expect(problems).toEqual([]);
});

const versionsOf = (page: Page) =>
  page.evaluate(() => ({
    page: document.documentElement.dataset.version,
    script: 'siteVersion' in window ? window.siteVersion : undefined,
  }));
