import { addLink } from '@/lib/addLink';
import * as deviceStorage from '@/device/storage';
import { FONTS_KEY } from '@/device/storedKeys';
import { fontFiles } from '@/lib/fonts/fonts';

/**
 * Loads the web fonts on a first visit; on later ones they are in the cache, and the page uses them from the start
 * (`data-fonts`, prehydration.ts). Preloading them keeps the address of the page out of the Referer, which Chromium sends for
 * fonts of inline styles.
 */
export async function loadFonts(): Promise<void> {
  const { dataset } = document.documentElement;
  if ('fonts' in dataset) return;
  for (const href of fontFiles) addLink({ rel: 'preload', as: 'font', href, crossOrigin: '' });
  // The page's own faces predate the preloads and would not use them. These throwaway faces do, and put the files into the cache.
  await Promise.allSettled(fontFiles.map((file) => new FontFace('-', `url(${file})`).load()));
  // A fallback font that the device lacks is rejected.
  await Promise.allSettled([...document.fonts].map((font) => font.load()));
  dataset.fonts = '';
  deviceStorage.set(FONTS_KEY, 'loaded');
}
