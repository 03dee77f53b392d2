import * as deviceStorage from '@/device/storage';
import { FONTS_KEY } from '@/device/storedKeys';

export const besley = { family: '"Besley Variable"', file: '/fonts/besley-latin-wght-normal.woff2' };
export const figtree = { family: '"Figtree Variable"', file: '/fonts/figtree-latin-wght-normal.woff2' };

const webFont = ({ family, file }: typeof besley, weights: string) =>
  `@font-face{font-family:${family};src:url(${file});font-weight:${weights};font-display:swap;}`;

/** A font of the device, scaled to the width of the web font, so that lines break alike. */
const fallbackFont = (family: string, names: readonly string[], sizeAdjust: string) =>
  `@font-face{font-family:${family};src:${names.map((name) => `local("${name}")`).join(',')};size-adjust:${sizeAdjust};}`;

/**
 * CSS for the design's two fonts and their fallbacks. Georgia and Arial are about as wide; DejaVu is wider. A style element of its own:
 * emotion moves the others when it starts, and moving a font makes the browser lay out the whole page again.
 */
export const fontFaces = () =>
  [
    fallbackFont('Besley Fallback', ['Times New Roman Bold', 'Liberation Serif Bold'], '120%'),
    fallbackFont('DejaVu Serif Fallback', ['DejaVu Serif Bold'], '92%'),
    fallbackFont('Figtree Fallback', ['DejaVu Sans'], '88%'),
    webFont(besley, '400 900'),
    webFont(figtree, '300 900'),
  ].join('');

/**
 * Loads the web fonts on a first visit; on later ones they are in the cache, and the page uses them from the start
 * (`data-fonts`, prehydration.ts). Begun by the styles, as `font-display` has it, they made LCP 1.9 times that without script; and
 * Chromium would send the page's address, which may hold a secret, as their Referer.
 */
export async function loadFonts(): Promise<void> {
  const { dataset } = document.documentElement;
  if ('fonts' in dataset) return;
  // These throwaway faces put the files into the cache.
  await Promise.allSettled([besley, figtree].map(({ file }) => new FontFace('-', `url(${file})`).load()));
  dataset.fonts = '';
  deviceStorage.set(FONTS_KEY, 'loaded');
}
