import type { BrowserContext, Page } from 'playwright-core';
import { register } from '@tools/bench/visitors';
import { applicationForm } from './support/applying';
import { openBrowser, openPage } from './support/browser';
import { candidate, fill, signIn } from './support/candidate';
import { makePdfFile } from './support/files';
import { siteForAllTests } from './support/site';

const site = siteForAllTests({ RATE_LIMIT_SCALE: '0' });
const LETTER = 'Ten years on the wards.';
const KEPT = /^Draft saved in this tab/;
const BACK = /^What you typed is back/;

test('an application with its CV is back after its tab has crashed; cancelled it can be undone, discarded it is gone', async () => {
  const { page: first, context } = await openBrowser(site.origin);
  await signIn(first, await newAccount());
  await fillInApplication(first);
  await crash(first, context);

  const page = await context.newPage();
  const form = applicationForm(page);
  await openApplication(page);
  await form.getByText(BACK).waitFor();
  expect(await shownIn(page)).toEqual(['Ada Example', LETTER, true]);
  await form.getByRole('button', { name: 'Cancel' }).click();
  await form.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await form.getByText('cv.pdf', { exact: true }).waitFor();
  expect(await shownIn(page)).toEqual(['Ada Example', LETTER, true]);
  await form.getByRole('button', { name: 'Discard' }).click();
  await page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.includes('.draft.')));
  await openApplication(page);
  expect(await shownIn(page)).toEqual(['', '', false]);
  await context.close();
});

test('what a guest typed is theirs after the detour of signing in, in no other tab, and gone once they log out', async () => {
  const { page, context } = await openBrowser(site.origin);
  const [own, other] = [await newAccount(), await newAccount()];
  const message = () => page.getByRole('textbox', { name: 'Message' });
  await openPage(page, '/ContactUs');
  await fill(page, 'Leave us a message', { Message: 'Two nurses for nights in May, please.' });
  await page.getByText(KEPT).waitFor();
  const otherTab = await context.newPage();
  await openPage(otherTab, '/ContactUs');
  await otherTab.getByRole('textbox', { name: 'Message' }).focus();
  expect(await otherTab.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('');
  await otherTab.close();
  await signIn(page, own);
  await openPage(page, '/ContactUs');
  await page.getByText(BACK).waitFor();
  expect(await message().inputValue()).toBe('Two nurses for nights in May, please.');

  await signOut(page);
  await signIn(page, other);
  await openPage(page, '/ContactUs');
  await message().focus();
  expect(await message().inputValue()).toBe('');
  await signOut(page);
  await signIn(page, own);
  await openPage(page, '/ContactUs');
  await message().focus();
  expect(await message().inputValue()).toBe('');
  await context.close();
});

test('on a phone Undo stays in one piece beside the longest line', async () => {
  const { page, context } = await openBrowser(site.origin, { viewport: { width: 390, height: 844 } });
  await openPage(page, '/ContactUs');
  await fill(page, 'Leave us a message', { Message: LETTER });
  await page.getByRole('button', { name: 'Discard' }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  const lines = await undo.evaluate((button) => {
    const words = document.createRange();
    words.selectNodeContents(button);
    return words.getClientRects().length;
  });
  expect(lines).toBe(1);
  await undo.click();
  await page.getByText(KEPT).waitFor();
  await context.close();
});

const newAccount = async () => ({ ...candidate, email: await register(site.origin) });

async function openApplication(page: Page): Promise<void> {
  await openPage(page, '/job/101');
  await page.getByRole('button', { name: 'Apply Now' }).first().click();
  await applicationForm(page).getByLabel('Full name').waitFor();
}

async function fillInApplication(page: Page): Promise<void> {
  await openApplication(page);
  const form = applicationForm(page);
  await fill(page, 'Apply', { 'Full name': 'Ada Example', 'Cover letter': LETTER });
  await form.getByLabel(/^CV/).setInputFiles(makePdfFile());
  await page.waitForFunction(() =>
    Object.values(localStorage).some((value) => String(value).includes('"hasFile":true')),
  );
  await page.evaluate(untilStored);
  await form.getByText('cv.pdf', { exact: true }).waitFor();
}

/** Runs in the page: waits until IndexedDB has a CV. */
async function untilStored(): Promise<void> {
  const result = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error));
    });
  // Opening it first would create it without its stores.
  while (!(await indexedDB.databases()).some(({ name }) => name === 'lindenway'));
  const database = await result(indexedDB.open('lindenway'));
  while ((await result(database.transaction('resumes').objectStore('resumes').count())) === 0);
  database.close();
}

async function shownIn(page: Page): Promise<[name: string, letter: string, hasCv: boolean]> {
  const form = applicationForm(page);
  const [name, letter] = [form.getByLabel('Full name'), form.getByLabel('Cover letter')];
  return [
    await name.inputValue(),
    await letter.inputValue(),
    (await form.getByText('cv.pdf', { exact: true }).count()) > 0,
  ];
}

async function crash(page: Page, context: BrowserContext): Promise<void> {
  const devtools = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // It never answers.
  devtools.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Welcome!' }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await page.getByRole('link', { name: 'Sign In' }).first().waitFor();
}
