// `npm run bench:list`: types into the search of 10,000 vacancies key by key, with the processor slowed four times, and prints the time
// from a key to the painted list.
import { chromium, type Page } from 'playwright-core';
import { chromiumOptions, tsxHelper } from '@tools/dev/findChromium.mjs';
import { checkGoal, median, quantile } from './goals';
import { startWithVacancies } from './startServer';

const terms = ['care a', 'theat', 'perm'];
const ROUNDS = 3;
const SIZE = 10_000;

async function main(): Promise<void> {
  const browser = await chromium.launch(chromiumOptions());
  const { origin, stop } = await startWithVacancies(SIZE);
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  await page.addInitScript(tsxHelper);
  await page.goto(`${origin}/JobsPage`);
  await prepare(page);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++)
    for (const term of terms) times.push(...(await type(page, term)));
  const p95 = quantile(times, 0.95);
  console.log(`key to painted list ${median(times).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`);
  checkGoal('key to painted list', median(times), { most: 100 });
  await browser.close();
  await stop();
}

/** Waits until the page is hydrated and all its indexes are complete. */
async function prepare(page: Page): Promise<void> {
  const input = page.getByLabel('Enter Job title');
  await page
    .getByText(/Showing: \d+/)
    .first()
    .waitFor();
  // Found by "More that may fit" alone.
  await input.fill('nurses');
  await page.getByText(/^More that may fit/).waitFor({ timeout: 60_000 });
  await input.fill('');
  await page.waitForTimeout(500);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(watchList);
  await input.focus();
}

/** Types a term and deletes it again; gives the time of each key that changed the list. */
async function type(page: Page, term: string): Promise<number[]> {
  const times: number[] = [];
  for (const key of [...term.split(''), ...Array<string>(term.length).fill('Backspace')]) {
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    const time = await page.evaluate(() => 'settled' in window && (window.settled as () => unknown)());
    if (typeof time === 'number') times.push(time);
  }
  return times;
}

/** Runs in the page. Measures from a key to the second frame after the list or its count last changed; null when nothing did. */
function watchList(): void {
  let key = 0;
  let painted = 0;
  let changes = 0;
  const observer = new MutationObserver(() => {
    changes += 1;
    requestAnimationFrame(() => requestAnimationFrame(() => (painted = performance.now())));
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  addEventListener('keydown', ({ timeStamp }) => ([key, painted, changes] = [timeStamp, 0, 0]), true);
  const settled = async () => {
    for (let seen = -1; seen !== changes;) {
      seen = changes;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    return changes === 0 ? null : painted - key;
  };
  Object.assign(window, { settled });
}

void main();
