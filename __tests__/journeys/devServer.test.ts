import { provider } from '@/content/provider';
import type { Page } from 'playwright-core';
import { closeBrowser, openBrowser, type Visitor } from './support/browser';
import { CHECKED_FILE, startDevCopy, type DevCopy } from './support/devCopy';

const START_MS = 240_000;
const EDIT_MS = 150_000;
const OVERLAY = '#webpack-dev-server-client-overlay';

let copy: DevCopy;
let visitor: Visitor;

beforeAll(async () => {
  copy = await startDevCopy();
  visitor = await openBrowser(copy.origin);
  // Types and lint are checked after each edit, beside the other journeys.
  visitor.page.setDefaultTimeout(EDIT_MS);
  await untilPrinted(`${provider.name} is at ${copy.origin}`);
  await typeSearch(visitor.page);
}, START_MS);

afterAll(async () => {
  await closeBrowser();
  await copy.stop();
});

/** Waits for words in what the dev server prints, from a place on; fails with all of it when they never come. */
async function untilPrinted(words: string, from = 0): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (!copy.output().includes(words, from)) {
    if (Date.now() > deadline) throw new Error(`The dev server never printed "${words}":\n${copy.output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Opens the list, types a search, and marks the page, so that a reload would show. The edits of all tests must leave it so. */
async function typeSearch(page: Page): Promise<void> {
  await page.goto('/JobsPage');
  await page.getByLabel('Enter Job title').fill('nurse');
  await page.getByRole('heading', { name: /^Showing: [1-9]\d* \w+ jobs$/ }).waitFor();
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
}

/** The page has not been loaded anew, and holds what was typed. */
async function expectKept(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'isMarked' in window)).toBe(true);
  expect(await page.getByLabel('Enter Job title').inputValue()).toBe('nurse');
}

const overlay = (page: Page) => page.frameLocator(OVERLAY);

/** Waits until the page has taken over an edit. */
const hotUpdate = (page: Page) =>
  page.waitForEvent('console', (message) => message.text().includes('[HMR] App is up to date'));

test('the dev server prints one address, and its page has the vacancies of the backend', () => {
  const { problems } = visitor;
  expect(copy.output().match(/http:\S+/g)).toEqual([copy.origin]);
  // Warnings aside, as React and the browser give developers advice.
  expect(problems.filter((problem) => !problem.startsWith('warning:'))).toEqual([]);
});

type Edit = {
  what: string;
  file: string;
  from: string;
  to: string;
  shown: (page: Page) => Promise<unknown>;
};

const edits: Edit[] = [
  {
    what: 'a component',
    file: 'src/features/jobs/search/SearchBoxes.tsx',
    from: 'size={20}',
    to: 'size={31}',
    shown: (page) => page.locator('[data-frame] svg[width="31"]').first().waitFor(),
  },
];

test.each(edits)(
  'an edit of $what shows without a reload, and what was typed stays',
  async (edit) => {
    const { page } = visitor;
    const shown = edit.shown(page);
    copy.edit(edit.file, edit.from, edit.to);
    await shown;
    await expectKept(page);
  },
  START_MS,
);

test.each([
  ['the build', '\n\n<<< export function', 'SyntaxError'],
  ['types', 'const count: number = `one`; export function', "Type 'string' is not assignable"],
  ['lint', 'debugger; export function', 'no-debugger'],
])(
  'an error of %s is reported in the terminal and over the page, and can be closed',
  async (_, wrong, words) => {
    const { page } = visitor;
    copy.edit(CHECKED_FILE, 'export function', wrong);
    await overlay(page).getByText(words).first().waitFor();
    await untilPrinted(words);
    await overlay(page).getByRole('button', { name: 'Dismiss' }).click();
    await page.locator(OVERLAY).waitFor({ state: 'detached' });

    const mended = hotUpdate(page);
    const before = copy.output().length;
    copy.edit(CHECKED_FILE, wrong, 'export function');
    await mended;
    await expectKept(page);
    await untilPrinted('Types and lint: clean', before);
  },
  START_MS,
);
