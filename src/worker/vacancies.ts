import { registerRoute } from 'workbox-routing/registerRoute.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { apiPaths, KEPT_AT_HEADER, REPEATED_READ } from '@/contract/paths';
import { SIGN_OUT_HEADER } from '@/contract/session';
import { apiUrl } from '@/lib/config';
import { VACANCIES_CACHE } from '@/device/cacheNames';
import { forgetVacancy, keptAnswer, openVacancies } from './keptVacancies';

/** After this long a first read is answered from the cache; the page then repeats it, and that waits for the backend. */
const NETWORK_TIMEOUT_SECONDS = 3;
/** How many vacancies are kept besides the list. */
const MAX_VACANCIES = 100;

/**
 * Keeps the last list and each vacancy that is read, and answers with them when the backend does not. Nothing else of the API
 * is touched: no writes, no accounts.
 */
export function keepVacancies(): void {
  const quick = networkFirst({ networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS });
  const patient = networkFirst();
  registerRoute(
    ({ request, url }) => isVacancyRead(request, url),
    (read) => (read.request.cache === REPEATED_READ ? patient : quick).handle(read),
  );
}

const networkFirst = (limit: { networkTimeoutSeconds?: number } = {}) =>
  new NetworkFirst({
    ...limit,
    cacheName: VACANCIES_CACHE,
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        fetchDidSucceed: ({ request, response }) => rejectServerErrors(request, response),
        cacheWillUpdate: async ({ request, response }) => stampIfGood(request, response),
        cacheDidUpdate: () => dropOldest(),
        cachedResponseWillBeUsed: ({ request }) => keptAnswer(request),
      },
    ],
  });

function isVacancyRead(request: Request, { origin, pathname }: URL): boolean {
  const isRead = [apiPaths.jobs, apiPaths.jobDetails].some((path) => origin + pathname === apiUrl(path));
  return isRead && !request.headers.has(SIGN_OUT_HEADER);
}

/** Treats an error of the backend as no answer, if there is a cached one. */
async function rejectServerErrors(request: Request, response: Response): Promise<Response> {
  if (response.status >= 500 && (await keptAnswer(request)))
    throw new Error(`The backend answered ${response.status}`);
  return response;
}

/** The answer with the time it was given. A vacancy that is gone is no longer kept. */
async function stampIfGood(request: Request, response: Response): Promise<Response | null> {
  if (response.status === 404 || response.status === 410) await forgetVacancy(request);
  if (!response.ok) return null;
  const headers = new Headers(response.headers);
  headers.set(KEPT_AT_HEADER, String(Date.now()));
  return new Response(response.body, { headers });
}

/** Deletes the vacancies that were cached longest ago: a cache lists its entries in the order in which they were put. */
async function dropOldest(): Promise<void> {
  const cache = await openVacancies();
  const vacancies = (await cache.keys()).filter(({ url }) => url !== apiUrl(apiPaths.jobs));
  for (const request of vacancies.slice(0, -MAX_VACANCIES)) await cache.delete(request);
}
