import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { escapeXml } from '@/lib/escapeXml';
import { paths } from '@/lib/paths';
import type { site as Site, sharePictureSize as Size } from '@/renderer';
import { readBrand } from './brand';
import type { BuiltPage } from './prerender';

type Setting = { site: typeof Site; sharePictureSize: typeof Size };

/** How many doors `small-doors.svg` shows, and their measures in it. */
const doors = { count: 7, width: 28, height: 40, pitch: 56 };
const margin = 80;
/** About what fits into a line of the heading, in characters. */
const lineLength = 26;

/**
 * Draws the pictures that stand for the pages where they are shared, and the logo for search engines, as PNG.
 * Gives them by their path in the site.
 */
export async function drawSharePictures(
  pages: readonly BuiltPage[],
  { site, sharePictureSize }: Setting,
  siteFolder: string,
): Promise<Record<string, Uint8Array>> {
  const { Resvg } = await import('@resvg/resvg-js');
  const draw = (svg: string) => new Resvg(svg, { font: fonts() }).render().asPng();
  const street = drawStreet(readImage(siteFolder, 'small-doors.svg'));
  const pictures = pages
    // A vacancy's page is private only for as long as its data has not come.
    .filter(({ route, isPrivate }) => !isPrivate || route === paths.job)
    .map(({ picture, name }) => [picture.slice(1), draw(drawing(name, street, { site, sharePictureSize }))]);
  return {
    ...Object.fromEntries(pictures),
    'share/logo.png': draw(readBrand(siteFolder).logo),
  };
}

function drawing(title: string, street: string, { site, sharePictureSize }: Setting): string {
  const { width, height } = sharePictureSize;
  const { ground, light, text } = site.colours;
  const lines = wrap(title).map((line, index) =>
    write(line, { y: 230 + index * 88, size: 76, family: 'Besley', colour: text }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${ground}"/>
    ${write(site.name, { y: 120, size: 36, family: 'Figtree', colour: light })}
    ${lines.join('')}
    ${street}
    <rect y="${height - 16}" width="${width}" height="16" fill="${light}"/>
  </svg>`;
}

type Lettering = { y: number; size: number; family: string; colour: string };

const write = (text: string, { y, size, family, colour }: Lettering) =>
  `<text x="${margin}" y="${y}" font-family="${family}" font-weight="600" font-size="${size}" fill="${colour}">${escapeXml(text)}</text>`;

function wrap(title: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of title.split(' ')) {
    if (line && line.length + word.length >= lineLength) {
      lines.push(line);
      line = word;
    } else line = `${line} ${word}`.trim();
  }
  return [...lines, line];
}

function drawStreet(sheet: string): string {
  const { count, width, height, pitch } = doors;
  const drawn = sheet.replace(/<svg[^>]*>/, '').replace('</svg>', '');
  return Array.from(
    { length: count },
    (_, place) =>
      `<svg x="${margin + place * 150}" y="430" width="110" height="184" viewBox="${place * pitch} 0 ${width} ${height}" fill="none">${drawn}</svg>`,
  ).join('');
}

const readImage = (siteFolder: string, name: string) =>
  readFileSync(path.join(siteFolder, 'images', name), 'utf8');

/** Figtree and Besley as TTF, which the drawing needs; the pages themselves carry small WOFF2 subsets. */
function fonts() {
  const { resolve } = createRequire(import.meta.url);
  return {
    loadSystemFonts: false,
    fontFiles: [
      resolve('@expo-google-fonts/besley/600SemiBold/Besley_600SemiBold.ttf'),
      resolve('@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf'),
    ],
  };
}
