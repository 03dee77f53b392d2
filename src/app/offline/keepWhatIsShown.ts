import { matchPath } from 'react-router-dom';
import { PAGE_DATA_ID } from '@/app/pageData';
import { apiPaths } from '@/contract/paths';
import { apiUrl, credentials } from '@/lib/config';
import { paths } from '@/lib/paths';

/** Repeats the reads that the page made before the service worker was there, so that the worker can keep the answers. */
export function keepWhatIsShown(): void {
  if (navigator.serviceWorker.controller) readAgain(readsInPage());
  else navigator.serviceWorker.addEventListener('controllerchange', takenOver, { once: true });
}

function takenOver(): void {
  readAgain(readsInPage());
  repeatReadsBefore(performance.now());
}

const options: RequestInit = { credentials };

function readAgain(urls: readonly string[]): void {
  for (const url of new Set(urls)) fetch(url, options).catch(() => undefined);
}

/** Those on their way as well: the browser lists a request once it has been answered. */
function repeatReadsBefore(time: number): void {
  const observer = new PerformanceObserver((list) => {
    const earlier = list.getEntries().filter(({ startTime }) => startTime < time);
    readAgain(earlier.map(({ name }) => name).filter(isRead));
  });
  observer.observe({ type: 'resource', buffered: true });
}

const isRead = (url: string) =>
  [apiPaths.jobs, apiPaths.jobDetails].some((path) => url.split('?')[0] === apiUrl(path));

/** A vacancy that came in the page itself. */
function readsInPage(): string[] {
  const id = document.getElementById(PAGE_DATA_ID) && matchPath(paths.job, location.pathname)?.params.id;
  return id ? [detailsOf(decodeURIComponent(id))] : [];
}

/** Lets the service worker keep the saved vacancies that have not been opened. */
export async function keepSaved(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await navigator.serviceWorker.ready;
  // What fails is tried again at the next visit.
  for (const url of ids.map(detailsOf)) await keep(url).catch(() => undefined);
}

async function keep(url: string): Promise<void> {
  if (!(await caches.match(url, { ignoreVary: true }))) await fetch(url, options);
}

const detailsOf = (id: string) => `${apiUrl(apiPaths.jobDetails)}?${String(new URLSearchParams({ id }))}`;
