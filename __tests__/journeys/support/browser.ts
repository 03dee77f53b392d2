import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  type Page,
} from 'playwright-core';
import path from 'node:path';

/** A visitor: a fresh profile in the Chromium that all journeys share, and what went wrong in it. */
export type Visitor = { context: BrowserContext; page: Page; problems: string[] };

// Pictures of each step would make the journeys a sixth slower.
const traced = { snapshots: Boolean(process.env.TRACE) };

let browser: Promise<Browser> | undefined;
/** The visitors of the test that runs; they leave with it. Those from before the tests of a file stay until its end. */
let contexts: BrowserContext[] | undefined;
// `npm run engines` uses this file without jest.
if ('beforeEach' in globalThis) {
  beforeEach(() => void (contexts = []));
  afterEach(async () => {
    for (const context of contexts ?? []) await context.close();
    contexts = undefined;
  });
}

/**
 * Opens the site for a new visitor. Console errors, page errors and policy violations are collected as problems. The browser has
 * service workers only where `serviceWorkers` says 'allow': elsewhere pages and answers are to come from the server.
 */
export async function openBrowser(origin: string, options: BrowserContextOptions = {}): Promise<Visitor> {
  browser ??= chromium.connect(process.env.SHARED_BROWSER ?? '', {
    slowMo: Number(process.env.SHOW_BROWSER ?? 0),
  });
  const context = await (await browser).newContext({ baseURL: origin, ...options });
  contexts?.push(context);
  // At the start of a run several servers start at once.
  context.setDefaultTimeout(30_000);
  const problems: string[] = [];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !isPageStatus(message))
      problems.push(`${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => problems.push(`page error: ${String(error.error())}`));
  await context.addInitScript(reportViolations);
  if (options.serviceWorkers !== 'allow') await context.addInitScript(removeServiceWorkers);
  await context.tracing.start(traced);
  globalThis.keepTraces ??= keepTraces;
  return { context, page: await context.newPage(), problems };
}

/** Leaves a screenshot of each open page, and a trace for `npx playwright-core show-trace`, in `screenshots/failed`. With TRACE=1 it shows each step. */
async function keepTraces(journey: string): Promise<void> {
  const folder = path.join('screenshots', 'failed', journey.replaceAll(/[^\w-]+/g, '-').slice(0, 80));
  for (const [visitor, context] of ((await browser)?.contexts() ?? []).entries()) {
    for (const [number, page] of context.pages().entries())
      await page.screenshot({ path: path.join(folder, `${visitor}-${number}.png`) }).catch(() => undefined);
    await context.tracing.stop({ path: path.join(folder, `${visitor}-trace.zip`) });
    await context.tracing.start(traced);
  }
  console.log(`Screenshots and traces are in ${folder}`);
}

/** The problems that are violations of a page's policy, Trusted Types included. */
export const violationsIn = (problems: readonly string[]): string[] =>
  problems.filter((problem) => /policy|trusted/i.test(problem));

/** Chromium logs the 404 of the page itself in the same words as that of a missing file. */
const isPageStatus = (message: ConsoleMessage) =>
  message.text().includes('status of 404') && message.location().url === message.page()?.url();

/** Opens an address, and waits until the page is hydrated and keeps its place. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilReady(page);
}

/** Waits until the page is hydrated, and neither its fonts, nor sections out of view, nor the vacancies of a list move it any more. */
export async function untilReady(page: Page): Promise<void> {
  await untilHydrated(page);
  await page.locator('html[data-fonts]:not([data-loading])').waitFor();
  await page.waitForFunction(() => !document.body.innerText.includes('Loading jobs...'));
}

/** Waits until a prerendered page is hydrated (see src/app/hydrate.tsx) and the browser is idle. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Takes leave of the shared browser, which closes what this file has opened in it. */
export async function closeBrowser(): Promise<void> {
  await (await browser)?.close();
  browser = undefined;
}

/** Runs in the page. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
  });
}

/** Runs in the page. Playwright's own way to block them would log a warning in every page. */
function removeServiceWorkers(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
}

/** Delays a visitor's requests to an address until the returned function is called. */
export async function holdUp({ context }: Pick<Visitor, 'context'>, address: string): Promise<() => void> {
  let letIn = () => {};
  const isLetIn = new Promise<void>((resolve) => (letIn = resolve));
  await context.route(address, async (route) => {
    await isLetIn;
    await route.continue();
  });
  return letIn;
}
