import { besley, figtree } from './fonts';

const webFont = ({ family, file }: typeof besley, weights: string) =>
  `@font-face{font-family:${family};src:url(${file});font-weight:${weights};font-display:swap;}`;

/** A font of the device, scaled to the width of the web font, so that lines break alike. */
const fallbackFont = (family: string, names: readonly string[], sizeAdjust: string) =>
  `@font-face{font-family:${family};src:${names.map((name) => `local("${name}")`).join(',')};size-adjust:${sizeAdjust};}`;

/**
 * CSS for the design's two fonts and their fallbacks. Georgia and Arial are about as wide; DejaVu is wider. Rendered with the page's
 * own styles: emotion moves the global ones when it starts, and moving a font makes the browser lay out the whole page again.
 */
export const fontFaces = [
  fallbackFont('Besley Fallback', ['Times New Roman Bold', 'Liberation Serif Bold'], '120%'),
  fallbackFont('DejaVu Serif Fallback', ['DejaVu Serif Bold'], '92%'),
  fallbackFont('Figtree Fallback', ['DejaVu Sans'], '88%'),
  webFont(besley, '400 900'),
  webFont(figtree, '300 900'),
].join('');
