import { isRecord } from './isRecord';

/** Loads the document anew. A function of its own, which tests can replace: jsdom has no reload. */
export const reloadPage = (): void => window.location.reload();

/** Loads the document anew, once, after an import failed because the site has a newer version, without the script of this one. */
export async function reloadIfOutdated(error: unknown): Promise<void> {
  // webpack says what it asked for.
  if (!isRecord(error) || typeof error.request !== 'string') return;
  const [visit] = performance.getEntriesByType('navigation');
  if (visit && 'type' in visit && visit.type === 'reload') return;
  const answer = await fetch(error.request, { method: 'HEAD' }).catch(() => undefined);
  if (answer?.status === 404) reloadPage();
}
