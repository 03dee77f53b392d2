import { FONTS_KEY } from '@/lib/storedKeys';
import { deviceStorage } from '@/lib/storage';
import { fontFile } from '@/lib/fontFile';
import { nextFrame, whenShown } from './whenWanted';

const faces = [
  ['besley', '600 1em "Besley Variable"'],
  ['figtree', '1em "Figtree Variable"'],
] as const;

/**
 * The site's own faces, which `data-fonts` turns on (see theme/measures.ts): at once where they have been fetched before,
 * otherwise once the first view is there, so that words and pictures never wait for them; not at all for a visitor who saves data.
 */
export function showWebFonts(): void {
  if (deviceStorage.get(FONTS_KEY)) turnOn(document.documentElement);
  else if (!savesData()) void whenShown().then(fetchFaces);
}

async function fetchFaces(): Promise<void> {
  const found = await Promise.all(faces.map(fetchFace)).catch(() => [[]]);
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

async function fetchFace([file, face]: (typeof faces)[number]): Promise<FontFace[]> {
  // Into the browser's store first: Chromium asks for a face of the page's styles with a Referer, against the page's policy.
  await (await fetch(fontFile(file))).arrayBuffer();
  return document.fonts.load(face);
}

function turnOn(part: HTMLElement): void {
  part.dataset.fonts = '';
}

const savesData = () => navigator.connection?.saveData === true;
