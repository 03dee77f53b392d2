import type { CSSObject } from '@mui/material/styles';
import { darkDivider, darkPalette } from './darkPalette';
import { theme } from './theme';

/**
 * The CSS variables of the colours that differ between the light and the dark theme. The browser follows the device, or
 * `data-color-scheme` when the visitor has chosen. All other variables of the theme carry their value where they are used.
 */
export const colourVariables: Record<string, CSSObject> = {
  ':root': { colorScheme: 'light dark', ...variables() },
  ':root[data-color-scheme=light]': { colorScheme: 'light' },
  ':root[data-color-scheme=dark]': { colorScheme: 'dark' },
};

function variables(): Record<string, string> {
  return Object.fromEntries(
    colourPairs().map(({ name, day, night }) => [`--mui-palette-${name}`, `light-dark(${day}, ${night})`]),
  );
}

/** Every colour that changes: its name as in the CSS variable, and both values. */
export function colourPairs() {
  return [
    { name: 'divider', day: theme.palette.divider, night: darkDivider },
    ...Object.entries(darkPalette).flatMap(([family, shades]) => pairsOf(family, shades)),
  ];
}

function pairsOf(family: string, dark: Record<string, string>) {
  const light = (theme.palette as unknown as Record<string, Record<string, string>>)[family] ?? {};
  return Object.entries(dark).map(([shade, night]) => ({
    name: `${family}-${shade}`,
    day: light[shade] ?? '',
    night,
  }));
}
