import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The logo and the leaf of `images/brand.svg`, each as an SVG of its own: resvg cannot draw masks that lie outside of the view. */
export type Brand = {
  /** The leaf on its ground with round corners; a square of 64 units. */
  icon: string;
  /** The leaf on a ground without corners, small enough for any mask that a phone cuts icons with. */
  maskableIcon: string;
  /** Name and leaf. */
  logo: string;
};

/** Reads them from the built site. Throws when the file is not laid out as expected. */
export function readBrand(siteFolder: string): Brand {
  const sheet = readFileSync(path.join(siteFolder, 'images/brand.svg'), 'utf8');
  const [parts] = /<defs>.*<\/defs>/.exec(sheet) ?? [];
  const [, ground, leaf] = /^(<rect .*?\/>)(<use href="#mark".*)$/m.exec(sheet) ?? [];
  const [, viewBox, logo] = /<view id="logo" (viewBox="[^"]*")\/>(.*)/.exec(sheet) ?? [];
  if (!parts || !ground || !leaf || !viewBox || !logo)
    throw new Error('brand.svg must hold its parts in <defs>, then the icon and the logo in a line each');
  const square = 'viewBox="0 0 64 64"';
  // An icon's mask leaves at least the circle of 80 per cent (W3C Web Application Manifest, "maskable").
  const smallLeaf = `<g transform="translate(32 32)scale(.75)translate(-32 -32)">${leaf}</g>`;
  return {
    icon: drawing(square, parts + ground + leaf),
    maskableIcon: drawing(square, parts + ground.replace(/ rx="\d+"/, '') + smallLeaf),
    logo: drawing(viewBox, parts + logo),
  };
}

const drawing = (viewBox: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${viewBox}>${content}</svg>`;
