import { FONTS_KEY } from '@/lib/storedKeys';
import { deviceStorage } from '@/lib/storage';
import { whenPainted } from './whenWanted';

const faces = ['600 1em "Besley Variable"', '1em "Figtree Variable"'];

/**
 * The site's own faces, which `data-fonts` turns on (see theme/measures.ts): at once where they have been fetched before,
 * otherwise after the first paint, so that words never wait for them; not at all for a visitor who saves data.
 */
export function showWebFonts(): void {
  if (deviceStorage.get(FONTS_KEY)) turnOn(document.documentElement);
  else if (!savesData()) void whenPainted().then(fetchFaces);
}

async function fetchFaces(): Promise<void> {
  const found = await Promise.all(faces.map((face) => document.fonts.load(face))).catch(() => [[]]);
  // A family that no rule names is found, with no face.
  if (found.some((matching) => matching.length === 0)) return;
  // One part of the page per frame: to lay out all of it anew would hold up a slow phone.
  for (const part of document.querySelectorAll<HTMLElement>('header, main > *, footer')) {
    turnOn(part);
    await nextFrame();
  }
  turnOn(document.documentElement);
  deviceStorage.set(FONTS_KEY, 'cached');
}

function turnOn(part: HTMLElement): void {
  part.dataset.fonts = '';
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

const savesData = () => navigator.connection?.saveData === true;
