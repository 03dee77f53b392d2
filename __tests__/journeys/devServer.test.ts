import { closeBrowser, openBrowser, type Visitor } from './support/browser';
import { startDevCopy, type DevCopy } from './support/devCopy';

const START_MILLISECONDS = 120_000;

let copy: DevCopy;
let visitor: Visitor;

beforeAll(async () => {
  copy = await startDevCopy();
  visitor = await openBrowser(copy.origin);
  await untilPrinted(`Lindenway Care is at ${copy.origin}`);
}, START_MILLISECONDS);

afterAll(async () => {
  await closeBrowser();
  await copy.stop();
});

/** Waits for words in what the dev server prints, from a place on; fails with all of it when they never come. */
async function untilPrinted(words: string, from = 0): Promise<void> {
  const deadline = Date.now() + START_MILLISECONDS;
  while (!copy.output().includes(words, from)) {
    if (Date.now() > deadline) throw new Error(`The dev server never printed "${words}":\n${copy.output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test('the dev server prints one address, and its page has the vacancies of the backend', async () => {
  const { page, problems } = visitor;
  await page.goto('/JobsPage');
  await page.getByRole('heading', { name: /^Showing: [1-9]\d* filtered jobs$/ }).waitFor();
  expect(copy.output().match(/http:\S+/g)).toEqual([copy.origin]);
  // Warnings aside, as React and the browser give developers advice.
  expect(problems.filter((problem) => !problem.startsWith('warning:'))).toEqual([]);
});
