import { fontFile } from '@/lib/fontFile';
import * as deviceStorage from '@/lib/storage';
import { FONTS_KEY } from '@/lib/storedKeys';

const faces = [
  ['besley', '600 1em "Besley Variable"'],
  ['figtree', '1em "Figtree Variable"'],
] as const;

export const haveBeenFetched = () => deviceStorage.get(FONTS_KEY) !== null;

/** Whether the site's own faces are there now; a visitor who saves data is spared them. */
export async function fetchFaces(): Promise<boolean> {
  if (navigator.connection?.saveData) return false;
  try {
    await Promise.all(faces.map(fetchFace));
  } catch {
    return false;
  }
  deviceStorage.set(FONTS_KEY, 'cached');
  return true;
}

async function fetchFace([file, face]: (typeof faces)[number]): Promise<unknown> {
  // Into the browser's store first: Chromium asks for a face of the page's styles with a Referer, against the page's policy.
  await (await fetch(fontFile(file))).arrayBuffer();
  return document.fonts.load(face);
}
