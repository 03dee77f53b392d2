import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import { escapeXml } from '../../../src/lib/escapeXml';

/** Where the two lines stand in the logo (274 by 97, the leaf to their left). */
const words = { left: 75, room: 195, baselines: [46.5, 82], size: 38 };

/** A board over a shop front: an empty text, whose `textLength` is the room that the name has. */
const board = /<text x="(.+?)" y="(.+?)" font-size="(.+?)" textLength="(.+?)"(.*?)\/>/g;

/**
 * Writes the provider's name into a drawing, as outlines: a picture cannot use the page's fonts.
 * @param drawing with an empty group "words" (the logo) or boards; others stay as they are
 * @param name in the logo the last word stands on a line of its own, in the colour of the leaf; a long name is drawn smaller
 */
export const withName = (drawing: string, name: string): string =>
  drawing
    .replace('<g id="words"/>', () => wordmark(name))
    .replace(board, (_, x: string, y: string, size: string, room: string, paint: string) => {
      const fitting = sizeThatFits(name, Number(size), Number(room));
      return `<path${paint} d="${outline(name, Number(x), Number(y), fitting)}"/>`;
    });

function wordmark(name: string): string {
  const end = name.lastIndexOf(' ');
  const lines = end < 0 ? [name] : [name.slice(0, end), name.slice(end + 1)];
  const size = Math.min(...lines.map((line) => sizeThatFits(line, words.size, words.room)));
  const [first, second] = lines.map((line, index) =>
    outline(line, words.left, words.baselines[index] ?? 0, size),
  );
  return `<g id="words"><path d="${first}"/>${second ? `<path fill="currentColor" d="${second}"/>` : ''}</g>`;
}

function sizeThatFits(text: string, size: number, room: number): number {
  return Math.min(size, (size * room) / (draw(text, 0, 0, size).getBBox()?.width ?? room));
}

function outline(text: string, x: number, y: number, size: number): string {
  const [, path = ''] = / d="([^"]+)"/.exec(draw(text, x, y, size).toString()) ?? [];
  return path.replaceAll(/[\d.]+/g, (number) => String(Math.round(Number(number) * 10) / 10));
}

function draw(text: string, x: number, y: number, size: number): Resvg {
  const { resolve } = createRequire(`${process.cwd()}/package.json`);
  const font = 'font-family="Besley" font-weight="600"';
  return new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><text x="${x}" y="${y}" font-size="${size}" ${font}>${escapeXml(text)}</text></svg>`,
    {
      font: {
        loadSystemFonts: false,
        fontFiles: [resolve('@expo-google-fonts/besley/600SemiBold/Besley_600SemiBold.ttf')],
      },
    },
  );
}
