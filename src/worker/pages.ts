import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { NOT_FOUND_PAGE, PAGES_CACHE } from '@/device/cacheNames';
import { paths } from '@/lib/paths';
import { wait } from '@/lib/wait';
import { builtFiles, type ExtendableEvent, scope } from './scope';

/** How long to wait for a vacancy's page from the backend: unlike the kept one, it has the vacancy's words in it. */
const NETWORK_TIMEOUT_MS = 3000;

const site = new PrecacheController({
  cacheName: PAGES_CACHE,
  plugins: [{ cacheWillUpdate: async ({ response }) => keepable(response) }],
});
const pagesByPath = new Map(
  builtFiles
    .filter(({ url }) => !url.includes('.') && url !== NOT_FOUND_PAGE)
    .map(({ url }) => [url.toLowerCase(), url]),
);
const vacancyPage = paths.job.replace(/:\w+/, '-');

/**
 * Keeps the site as it was built. The build's hash of each file is checked when it is fetched, so pages and scripts are of one
 * version or the worker is not installed. A page with a parameter is kept once, as it looks before its data have come.
 */
export function keepPages(): void {
  site.addToCacheList(builtFiles);
  scope.addEventListener('install', (event) => void site.install(event));
  scope.addEventListener('activate', (event) => event.waitUntil(takeOver(event)));
  registerRoute(
    ({ request, sameOrigin, url }) => sameOrigin && request.mode === 'navigate' && pageAt(url),
    ({ request, url }) => answerWithPage(request, pageAt(url) ?? ''),
  );
  registerRoute(
    ({ request, sameOrigin, url }) =>
      sameOrigin && request.mode === 'navigate' && !url.pathname.startsWith('/api/'),
    ({ request }) => fetch(request).catch(notFound),
  );
  registerRoute(
    ({ request, sameOrigin, url }) => sameOrigin && request.mode !== 'navigate' && isBuilt(url),
    async ({ request, url }) => (await site.matchPrecache(url.pathname)) ?? fetch(request),
  );
}

/** The kept page of an address, by the rules of the site's router: any case, with or without a slash at the end. */
function pageAt({ pathname }: URL): string | undefined {
  const path = pathname.toLowerCase().replace(/(?<=.)\/$/, '');
  return pagesByPath.get(path) ?? pagesByPath.get(path.replace(/[^/]+$/, '-'));
}

const isBuilt = ({ pathname }: URL) =>
  pathname.startsWith('/assets/') || site.getCacheKeyForURL(pathname) !== undefined;

async function answerWithPage(request: Request, page: string): Promise<Response> {
  const fresh = page === vacancyPage ? await fromBackend(request) : undefined;
  return fresh ?? (await site.matchPrecache(page)) ?? fetch(request);
}

/** For an unknown address without a connection: only the backend knows every address. */
async function notFound(): Promise<Response> {
  const page = await site.matchPrecache(NOT_FOUND_PAGE);
  return page ? new Response(page.body, { status: 404, headers: page.headers }) : Response.error();
}

/** The backend's page, unless it is late, broken, or of another version than this worker. */
function fromBackend(request: Request): Promise<Response | undefined> {
  const late = wait(NETWORK_TIMEOUT_MS).then(() => undefined);
  return Promise.race([fetchSameVersion(request).catch(() => undefined), late]);
}

async function fetchSameVersion(request: Request): Promise<Response | undefined> {
  const response = await fetch(request);
  return response.status < 500 && (await isOfThisVersion(response)) ? response : undefined;
}

/** Whether every script of the page is one that this worker keeps. The next version's wait until the visitor accepts it. */
async function isOfThisVersion(response: Response): Promise<boolean> {
  const html = await response.clone().text();
  const scripts = html.match(/\/assets\/[\w.-]+\.js/g) ?? [];
  return scripts.every((script) => site.getCacheKeyForURL(script) !== undefined);
}

/** What to cache for an answer. The not-found page, and the page kept for every vacancy, come with status 404 and are cached as 200. */
function keepable(response: Response): Response | null {
  if (response.status !== 404) return response.ok ? response : null;
  return new Response(response.body, { headers: response.headers });
}

/** Serves the open tabs from now on, also those that still show the version before: they load anew when they need a script of it. */
async function takeOver(event: ExtendableEvent): Promise<void> {
  await site.activate(event);
  await scope.clients.claim();
}
