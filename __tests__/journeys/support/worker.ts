import type { Page } from 'playwright-core';

/** Waits until the service worker has taken the page over, with the whole site kept. */
export const untilWorking = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, {
    timeout: 30_000,
  });

/** Waits until the service worker has kept an answer of the backend. */
export const untilKept = (page: Page, address: string): Promise<void> =>
  page.evaluate(async (url) => {
    while (!(await caches.match(url, { ignoreVary: true })))
      await new Promise((resolve) => setTimeout(resolve, 50));
  }, address);

/** The addresses of everything that the service worker has kept, without their origin. */
export const keptAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url.slice(location.origin.length));
  });
