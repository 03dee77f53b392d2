import { provider } from '@/content/provider';
import type { Page } from 'playwright-core';
import { closeBrowser, openBrowser, type Visitor } from './support/browser';
import { startDevCopy, type DevCopy } from './support/devCopy';

const START_MS = 240_000;
const EDITED_FILE = 'src/features/jobs/search/SearchBox.tsx';
const OVERLAY = '#webpack-dev-server-client-overlay';

let copy: DevCopy;
let visitor: Visitor;

beforeAll(async () => {
  copy = await startDevCopy();
  visitor = await openBrowser(copy.origin);
  visitor.page.setDefaultTimeout(START_MS);
  await untilPrinted(`${provider.name} is at ${copy.origin}`);
  await typeSearch(visitor.page);
}, START_MS);

afterAll(async () => {
  await closeBrowser();
  await copy.stop();
});

/** Waits for words in what the dev server prints; fails with all of it when they never come. */
async function untilPrinted(words: string): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (!copy.output().includes(words)) {
    if (Date.now() > deadline) throw new Error(`The dev server never printed "${words}":\n${copy.output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Opens the list, types a search, and marks the page, so that a reload would show. The edits of all tests must leave it so. */
async function typeSearch(page: Page): Promise<void> {
  await page.goto('/JobsPage');
  await page.getByLabel('Enter Job title').fill('nurse');
  await page.getByRole('heading', { name: /^Showing: [1-9]\d* \w+ jobs/ }).waitFor();
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
}

/** The page has not been loaded anew, and holds what was typed. */
async function expectKept(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'isMarked' in window)).toBe(true);
  expect(await page.getByLabel('Enter Job title').inputValue()).toBe('nurse');
}

test('the dev server prints one address, and its page has the vacancies of the backend', () => {
  const { problems } = visitor;
  expect(copy.output().match(/http:\S+/g)).toEqual([copy.origin]);
  // Warnings aside, as React and the browser give developers advice.
  expect(problems.filter((problem) => !problem.startsWith('warning:'))).toEqual([]);
});

test('an edit of a component shows without a reload, and what was typed stays', async () => {
  const { page } = visitor;
  const shown = page.locator('[data-frame] svg[width="31"]').first().waitFor();
  copy.edit(EDITED_FILE, 'size={20}', 'size={31}');
  await shown;
  await expectKept(page);
});

test('an error of the build is reported over the page, and goes once it is mended', async () => {
  const { page } = visitor;
  const wrong = '\n\n<<< export function';
  copy.edit(EDITED_FILE, 'export function', wrong);
  await page.frameLocator(OVERLAY).getByText('SyntaxError').first().waitFor();
  copy.edit(EDITED_FILE, wrong, 'export function');
  await page.locator(OVERLAY).waitFor({ state: 'detached' });
  await expectKept(page);
});
