import { matchPath } from 'react-router-dom';
import { PAGE_DATA_ID } from '@/app/pageData';
import { apiPaths } from '@/contract/paths';
import { apiUrl, credentials } from '@/lib/config';
import { paths } from '@/lib/paths';

/** Repeats the reads that the page made before the service worker was there, so that the worker can keep the answers. */
export function keepWhatIsShown(): void {
  const { controller } = navigator.serviceWorker;
  const read = () => {
    // Not earlier: `performance` lists a request only once it has been answered.
    const reads = controller ? readsInPage() : [...readsSoFar(), ...readsInPage()];
    for (const url of new Set(reads)) fetch(url, options).catch(() => undefined);
  };
  if (controller) read();
  else navigator.serviceWorker.addEventListener('controllerchange', read, { once: true });
}

const options: RequestInit = { credentials };

const readsSoFar = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((url) => [apiPaths.jobs, apiPaths.jobDetails].some((path) => url.split('?')[0] === apiUrl(path)));

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
