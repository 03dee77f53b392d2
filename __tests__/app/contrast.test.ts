/** @jest-environment node */
import { palette } from '@/app/theme/palette';
import { theme } from '@/app/theme/theme';
import { colourPairs } from '@/app/theme/themeVariables';

type Scheme = 'day' | 'night';

const changing = new Map(colourPairs(theme).map((pair) => [`${pair.family}-${pair.shade}`, pair]));

/** The colour of a name like `text-primary` in one of the two themes. */
function colour(name: string, scheme: Scheme): string {
  const [family = '', shade = ''] = name.split('-');
  const constant = (palette as unknown as Record<string, Record<string, string>>)[family]?.[shade];
  const found = changing.get(name)?.[scheme] ?? constant;
  if (!found) throw new Error(`No colour is called ${name}`);
  return found;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of WCAG 2.2, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

// In the journeys axe sees what stands on the pages, but neither hovers, nor what is disabled, nor lines.
describe.each(['day', 'night'] as const)('by %s', (scheme) => {
  test.each([
    ['text-primary', 'light-100'],
    ['text-disabled', 'action-disabledBackground'],
    ['night-900', 'light-300'],
    ['night-900', 'light-500'],
  ])('%s is readable on %s', (text, ground) => {
    expect(contrast(colour(text, scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ['slate-500', 'background-default'],
    ['slate-500', 'background-paper'],
    ['slate-600', 'background-paper'],
  ])('the line %s is seen on %s', (line, ground) => {
    expect(contrast(colour(line, scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(3);
  });
});

test('every colour that changes has a value by day', () => {
  expect(colourPairs(theme).filter(({ day }) => !/^#|^rgb/.test(day))).toEqual([]);
});
