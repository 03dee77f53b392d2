import type { Page } from 'playwright-core';
import { apiPaths, KEPT_AT_HEADER } from '@/contract/paths';

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

/** Adds a vacancy to the list that the service worker has kept. */
export const addToKeptList = (page: Page, item: { id: string; job_title: string }): Promise<void> =>
  page.evaluate(
    async ({ url, added }) => {
      const cache = await caches.open('lindenway-vacancies');
      const list = await cache.match(url, { ignoreVary: true });
      if (!list) throw new Error('No list is kept');
      const { result } = (await list.json()) as { result: { items: unknown[] } };
      const body = JSON.stringify({ result: { items: [...result.items, added] } });
      await cache.delete(url, { ignoreVary: true });
      await cache.put(url, new Response(body, { headers: list.headers }));
    },
    { url: apiPaths.jobs, added: item },
  );

/** Waits until the service worker has dropped a vacancy from the list that it keeps, and still has the others. */
export const untilDropped = (page: Page, id: string): Promise<void> =>
  page.evaluate(
    async ({ url, dropped }) => {
      const ids = async () => {
        const list = await caches.match(url, { ignoreVary: true });
        const answer = (await list?.json()) as { result: { items: { id: string }[] } } | undefined;
        return answer?.result.items.map((item) => item.id) ?? [];
      };
      for (let kept = await ids(); kept.length === 0 || kept.includes(dropped); kept = await ids())
        await new Promise((resolve) => setTimeout(resolve, 50));
    },
    { url: apiPaths.jobs, dropped: id },
  );

/** Sets back the time from when a kept answer is. Call it offline: a page repeats its first reads, and the answers are kept anew. */
export const makeOlder = (page: Page, address: string, milliseconds: number): Promise<void> =>
  page.evaluate(
    async ({ url, age, header }) => {
      const cache = await caches.open('lindenway-vacancies');
      const response = await cache.match(url, { ignoreVary: true });
      const headers = { [header]: String(Date.now() - age) };
      await cache.put(url, new Response(await response?.text(), { headers }));
    },
    { url: address, age: milliseconds, header: KEPT_AT_HEADER },
  );

/** Makes the device forget the vacancies that were kept, seen and saved on it; the site stays. */
export const forgetVacancies = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    localStorage.clear();
    await caches.delete('lindenway-vacancies');
  });
