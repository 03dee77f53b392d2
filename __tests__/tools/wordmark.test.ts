/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { withWordmark } from '@tools/build/webpack/wordmark';

const sheet = readFileSync('public/images/brand.svg', 'utf8');

/** The outlines of each line of the name, and how far right the last of them reaches. */
function drawn(name: string) {
  const [, words = ''] = /<g id="words">(.*?)<\/g>/.exec(withWordmark(sheet, name)) ?? [];
  const paths = [...words.matchAll(/ d="([^"]+)"/g)].map(([, path = '']) => path);
  // Absolute commands alone: each pair ends with a height.
  const right = Math.max(
    ...paths.flatMap((path) => [...path.matchAll(/[ML](-?[\d.]+)/g)].map(([, x]) => Number(x))),
  );
  return { lines: paths.length, right };
}

test.each([
  ['Lindenway Care', 2],
  ['Marlow', 1],
  ['Northumberland Independent Hospital Staffing', 2],
])('the logo shows the name %s within its %i lines and its width', (name, lines) => {
  const wordmark = drawn(name);
  expect(wordmark.lines).toBe(lines);
  expect(wordmark.right).toBeGreaterThan(100);
  expect(wordmark.right).toBeLessThanOrEqual(274);
});
