import { fetchFaces, haveBeenFetched } from './webFonts';
import { nextFrame, whenPainted, whenShown } from './whenWanted';

const { dataset } = document.documentElement;

/**
 * Words and pictures of the first view come first: what follows `main` is not laid out until they are painted, nor the parts
 * below until they are all there (see theme/measures.ts). The site's own faces wait too, unless they have been fetched before.
 * Resolves when all of it is shown.
 */
export async function showFirstViewFirst(): Promise<void> {
  if (haveBeenFetched()) dataset.fonts = '';
  // The browser must know the height of a page in which it looks for an old place.
  if (isNewVisit() && !window.location.hash) dataset.shown = 'first';
  await whenPainted();
  if (dataset.shown) dataset.shown = 'near';
  await whenShown();
  const hasFaces = 'fonts' in dataset || (await fetchFaces());
  // One part of the page per frame: to lay out all of it at once would hold up a slow phone.
  for (const part of document.querySelectorAll<HTMLElement>('header, main > *, main ~ *')) {
    part.dataset.shown = '';
    if (hasFaces) part.dataset.fonts = '';
    await nextFrame();
  }
  delete dataset.shown;
  if (hasFaces) dataset.fonts = '';
}

const isNewVisit = () =>
  performance.getEntriesByType('navigation').some((visit) => 'type' in visit && visit.type === 'navigate');
