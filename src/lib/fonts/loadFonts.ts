import { addLink } from '@/lib/addLink';
import * as deviceStorage from '@/lib/device/storage';
import { FONTS_KEY } from '@/lib/device/storedKeys';
import { fontFiles } from './fonts';

/**
 * Loads the web fonts on a first visit; on later ones they are in the cache, and the page uses them from the start
 * (`data-fonts`, prehydration.ts). Preloading them keeps the address of the page out of the Referer, which Chromium sends for
 * fonts of inline styles.
 */
export async function loadFonts(): Promise<void> {
  const { dataset } = document.documentElement;
  if ('fonts' in dataset) return;
  for (const href of fontFiles) addLink({ rel: 'preload', as: 'font', href, crossOrigin: '' });
  // The page's own faces are older than the preloaded files and would not find them: these do, and leave them in the cache.
  await Promise.allSettled(fontFiles.map((file) => new FontFace('-', `url(${file})`).load()));
  // The device may lack a fallback font, which is a failure here.
  await Promise.allSettled([...document.fonts].map((font) => font.load()));
  dataset.fonts = '';
  deviceStorage.set(FONTS_KEY, 'loaded');
}
