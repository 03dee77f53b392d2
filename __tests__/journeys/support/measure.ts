import type { Page } from 'playwright-core';
import { openBrowser, untilHydrated } from './browser';

/** What a page loads on a first visit without any input. */
export type Cost = {
  /** Bytes of script, as they travel. */
  script: number;
  /** Bytes of fonts. */
  fonts: number;
  /** Requests that can start before the first paint, the page itself included. */
  requests: number;
  /** The scripts fetched, by address. */
  scripts: string[];
  /** Hosts other than the site's own that got a request, down to the end of the page. */
  hosts: string[];
};

/** Opens a page for a new visitor on a phone, waits until it loads nothing more by itself, and scrolls to its end. */
export async function measure(origin: string, address: string): Promise<Cost> {
  const { page, context } = await openBrowser(origin, {
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'allow',
  });
  // All but the worker itself, which would fetch the whole site beside every page.
  await context.addInitScript(neverRegisterWorker);
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await page.goto(address);
  await untilHydrated(page);
  await untilQuiet(page, urls);
  const loaded = await page.evaluate(readLoaded);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await untilQuiet(page, urls);
  await context.close();

  const sum = (files: Loaded[]) => files.reduce((bytes, file) => bytes + file.bytes, 0);
  const scripts = loaded.filter(({ path }) => path.endsWith('.js'));
  const firstFiles = new Set(loaded.filter(({ isForFirstView }) => isForFirstView).map(({ path }) => path));
  const hosts = urls.filter((url) => url.startsWith('http')).map((url) => new URL(url).origin);
  return {
    script: sum(scripts),
    fonts: sum(loaded.filter(({ path }) => path.endsWith('.woff2'))),
    requests: 1 + firstFiles.size,
    scripts: scripts.map(({ path }) => path.slice(1)),
    hosts: [...new Set(hosts)].filter((host) => host !== origin),
  };
}

/** Runs in the page. */
function neverRegisterWorker(): void {
  ServiceWorkerContainer.prototype.register = () => new Promise(() => {});
}

type Loaded = { path: string; bytes: number; isForFirstView: boolean };

/**
 * Runs in the page. Whether a request starts before the first paint can be chance, so every request that could counts: those
 * before the page's load event, and those for pictures that are not lazy; but not the scripts, which wait for the first view or for
 * two seconds, whichever is first.
 */
function readLoaded(): Loaded[] {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const loadedAt = navigation?.loadEventStart ?? Infinity;
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')];
  const late = new Set([
    ...pictures.map(({ src }) => new URL(src).pathname),
    ...(document.body.dataset.scripts?.split(' ') ?? []),
  ]);
  return entries.map(({ name, encodedBodySize, transferSize, initiatorType, startTime }) => {
    const path = new URL(name).pathname;
    return {
      path,
      // A preloaded file is loaded once but listed twice.
      bytes: transferSize === 0 ? 0 : encodedBodySize,
      isForFirstView: (initiatorType === 'img' || startTime <= loadedAt) && !late.has(path),
    };
  });
}

/** Waits until the browser is idle and has sent no new request for a while. */
async function untilQuiet(page: Page, urls: readonly string[]): Promise<void> {
  let known = -1;
  while (known !== urls.length) {
    known = urls.length;
    await page.evaluate(async () => {
      await new Promise((resolve) => requestIdleCallback(resolve));
      await new Promise((resolve) => setTimeout(resolve, 300));
    });
  }
}
