/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { withName } from '@tools/build/webpack/wordmark';

const sheet = readFileSync('public/images/brand.svg', 'utf8');
const longName = 'Northumberland Independent Hospital Staffing';

const outlines = (drawing: string) => [...drawing.matchAll(/ d="([^"]+)"/g)].map(([, path = '']) => path);

/** How far right an outline reaches: its numbers are points, x before y. */
const rightOf = (path: string) =>
  Math.max(...(path.match(/[\d.]+/g) ?? []).filter((_, index) => index % 2 === 0).map(Number));

test.each([
  ['Lindenway Care', 2],
  ['Marlow', 1],
  [longName, 2],
])('the logo shows the name %s within its %i lines and its width', (name, lines) => {
  const [, words = ''] = /<g id="words">(.*?)<\/g>/.exec(withName(sheet, name)) ?? [];
  const right = Math.max(...outlines(words).map(rightOf));
  expect(outlines(words)).toHaveLength(lines);
  expect(right).toBeGreaterThan(100);
  expect(right).toBeLessThanOrEqual(274);
});

test.each(['Lindenway Care', longName])(
  'a board over a shop front shows the name %s within its width',
  (name) => {
    const board = '<text x="40" y="50.5" font-size="19" textLength="140" fill="#fff"/>';
    const [outline = ''] = outlines(withName(board, name));
    expect(rightOf(outline)).toBeGreaterThan(150);
    expect(rightOf(outline)).toBeLessThanOrEqual(181);
  },
);
