import type { Page } from 'playwright-core';
import { openBrowser, untilHydrated } from './browser';

/** What a page costs a visitor who comes for the first time and touches nothing. */
export type Cost = {
  /** Bytes of the page itself with its headers, as they travel. */
  document: number;
  /** Bytes of script, as they travel. */
  script: number;
  /** Bytes of fonts. */
  fonts: number;
  /** Bytes of the style elements in the HTML. */
  styles: number;
  /** Requests that can begin before the first view, the page itself among them. */
  requests: number;
  /** The scripts fetched, by address. */
  scripts: string[];
  /** Hosts other than the site's own that were asked for anything, down to the bottom of the page. */
  hosts: string[];
};

/** Opens a page for a new visitor on a phone, waits until nothing more comes by itself, and scrolls to its end. */
export async function measure(origin: string, address: string): Promise<Cost> {
  const { page, context } = await openBrowser(origin, { viewport: { width: 390, height: 844 } });
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  const response = await page.goto(address);
  await untilHydrated(page);
  await untilQuiet(page, urls);
  const loaded = await page.evaluate(readLoaded);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await untilQuiet(page, urls);
  const html = (await response?.text()) ?? '';
  const sizes = await response?.request().sizes();
  await context.close();

  const sum = (files: Loaded[]) => files.reduce((bytes, file) => bytes + file.bytes, 0);
  const scripts = loaded.filter(({ path }) => path.endsWith('.js'));
  // The icon and the logos are one file, which is there when the browser asks for the icon.
  const firstFiles = new Set(loaded.filter(({ isForFirstView }) => isForFirstView).map(({ path }) => path));
  const styles = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, text = '']) => text);
  const hosts = urls.filter((url) => url.startsWith('http')).map((url) => new URL(url).origin);
  return {
    document: sizes ? sizes.responseHeadersSize + sizes.responseBodySize : NaN,
    script: sum(scripts),
    fonts: sum(loaded.filter(({ path }) => path.endsWith('.woff2'))),
    styles: Buffer.byteLength(styles.join('')),
    requests: 1 + firstFiles.size,
    scripts: scripts.map(({ path }) => path.slice(1)),
    hosts: [...new Set(hosts)].filter((host) => host !== origin),
  };
}

type Loaded = { path: string; bytes: number; isForFirstView: boolean };

/**
 * Runs in the page. Whether a request begins before the first paint is a matter of chance where the two are close. So all that
 * can be counts: what is asked for until the page has loaded, and every picture that is not left for later.
 */
function readLoaded(): Loaded[] {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const loadedAt = navigation?.loadEventStart ?? Infinity;
  const late = new Set(
    [...document.querySelectorAll('img')].filter(({ loading }) => loading === 'lazy').map(({ src }) => src),
  );
  return entries.map(({ name, encodedBodySize, transferSize, initiatorType, startTime }) => ({
    path: new URL(name).pathname,
    // What was asked for ahead comes once, and is named twice.
    bytes: transferSize === 0 ? 0 : encodedBodySize,
    isForFirstView: (initiatorType === 'img' || startTime <= loadedAt) && !late.has(name),
  }));
}

/** Waits until the browser is idle and has asked for nothing new in a while. */
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
