import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parse, type Font } from 'opentype.js';

/** Where the two lines stand in the logo (274 by 97, the leaf to their left). */
const words = { left: 75, right: 272, baselines: [46.5, 82], size: 38 };

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
      const font = besley();
      const fitting = Math.min(Number(size), Number(room) / font.getAdvanceWidth(name, 1));
      return `<path${paint} d="${outline(font, name, Number(x), Number(y), fitting)}"/>`;
    });

function wordmark(name: string): string {
  const font = besley();
  const lines = linesOf(name);
  const size = Math.min(words.size, ...lines.map((line) => sizeThatFits(font, line)));
  const [first, second] = lines.map((line, index) =>
    outline(font, line, words.left, words.baselines[index] ?? 0, size),
  );
  return `<g id="words"><path d="${first}"/>${second ? `<path fill="currentColor" d="${second}"/>` : ''}</g>`;
}

function linesOf(name: string): string[] {
  const end = name.lastIndexOf(' ');
  return end < 0 ? [name] : [name.slice(0, end), name.slice(end + 1)];
}

const sizeThatFits = (font: Font, line: string) => (words.right - words.left) / font.getAdvanceWidth(line, 1);

/** In steps from point to point, which compress to half of opentype's own path data; its rounding also gives NaN close to whole numbers. */
function outline(font: Font, line: string, left: number, baseline: number, size: number): string {
  let at = [0, 0];
  return font
    .getPath(line, left, baseline, size)
    .commands.map((command) => {
      if (command.type === 'Z') return 'z';
      const to = tenths(command.x, command.y);
      const from = command.type === 'M' ? [0, 0] : at;
      const points = command.type === 'Q' ? [tenths(command.x1, command.y1), to] : [to];
      at = to;
      const steps = points.flatMap((point) => point.map((value, axis) => (value - (from[axis] ?? 0)) / 10));
      return `${{ M: 'M', L: 'l', Q: 'q', C: '' }[command.type]}${steps.join(' ')}`;
    })
    .join('');
}

const tenths = (...point: number[]) => point.map((value) => Math.round(value * 10));

function besley(): Font {
  const { resolve } = createRequire(`${process.cwd()}/package.json`);
  const file = readFileSync(resolve('@expo-google-fonts/besley/600SemiBold/Besley_600SemiBold.ttf'));
  return parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
}
