import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parse, type Font } from 'opentype.js';

/** Where the two lines stand in the logo (274 by 97, the leaf to their left). */
const words = { left: 75, right: 272, baselines: [46.5, 82], size: 38 };

/**
 * Writes the provider's name into the logo, as outlines: a picture cannot use the page's fonts.
 * @param sheet `images/brand.svg`, with an empty group "words"
 * @param name the last word stands on a line of its own, in the colour of the leaf; a long name is drawn smaller
 */
export function withWordmark(sheet: string, name: string): string {
  const font = besley();
  const lines = linesOf(name);
  const size = Math.min(words.size, ...lines.map((line) => sizeThatFits(font, line)));
  const [first, second] = lines.map((line, index) => outline(font, line, words.baselines[index] ?? 0, size));
  return sheet.replace(
    '<g id="words"/>',
    `<g id="words"><path d="${first}"/>${second ? `<path fill="currentColor" d="${second}"/>` : ''}</g>`,
  );
}

function linesOf(name: string): string[] {
  const end = name.lastIndexOf(' ');
  return end < 0 ? [name] : [name.slice(0, end), name.slice(end + 1)];
}

const sizeThatFits = (font: Font, line: string) => (words.right - words.left) / font.getAdvanceWidth(line, 1);

const outline = (font: Font, line: string, baseline: number, size: number) =>
  font.getPath(line, words.left, baseline, size).toPathData(1);

function besley(): Font {
  const { resolve } = createRequire(`${process.cwd()}/package.json`);
  const file = readFileSync(resolve('@expo-google-fonts/besley/600SemiBold/Besley_600SemiBold.ttf'));
  return parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
}
