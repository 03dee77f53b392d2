import { fetchFaces, haveBeenFetched } from './webFonts';
import { nextFrame, whenPainted } from './moments';

const { dataset } = document.documentElement;

/**
 * Words and pictures of the first view come first: what follows `main` is not laid out until they are painted (or a second has
 * passed), nor the parts below until the first view is whole (see theme/measures.ts). The site's own faces wait too, unless they
 * have been fetched before. Resolves when all of it is shown.
 * @param shown resolves when the first view is whole
 */
export async function showFirstViewFirst(shown: Promise<void>): Promise<void> {
  if (haveBeenFetched()) dataset.fonts = '';
  // The browser must know the height of a page in which it looks for an old place.
  if (isNewVisit()) dataset.shown = 'first';
  await whenPainted();
  if (dataset.shown) dataset.shown = 'near';
  await shown;
  const hasFaces = 'fonts' in dataset || (await fetchFaces());
  // One part of the page per frame: to lay out all of it at once would hold up a slow phone.
  for (const part of document.querySelectorAll<HTMLElement>('header,main>*,main~*')) {
    part.dataset.shown = '';
    if (hasFaces) part.dataset.fonts = '';
    await nextFrame();
  }
  showWholePage();
  if (hasFaces) dataset.fonts = '';
}

/** Ends that at once, for who scrolls and for places of the history: both need the page's height. */
export function showWholePage(): void {
  delete dataset.shown;
}

// An address with a hash leads to a place too; `location` keeps it to itself when it names words to mark.
const isNewVisit = () =>
  performance
    .getEntriesByType('navigation')
    .some((visit) => 'type' in visit && visit.type === 'navigate' && !visit.name.includes('#'));
