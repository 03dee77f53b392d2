import type { Theme } from '@mui/material/styles';
import { darkDivider, darkPalette } from './darkPalette';

type Shades = Record<string, string>;
type Families = Record<string, Shades>;

/**
 * Adds `vars` to a theme, with a CSS variable for each colour that differs in the dark theme and plain values for the rest.
 * MUI's `cssVariables` creates a variable for every value, which made up a third of a page's styles.
 */
export function themeVariables(theme: Theme): Theme {
  const palette = { ...familiesOf(theme) };
  for (const { family, shade, variable } of colourPairs(theme)) {
    palette[family] = { ...palette[family], [shade]: `var(${variable})` };
  }
  const vars = {
    ...theme,
    spacing: undefined,
    palette: { ...palette, divider: 'var(--divider)' },
  };
  return Object.assign(theme, {
    vars,
    alpha: (color: string, share: Share) => `color-mix(in srgb, ${color} ${percent(share)}, transparent)`,
  });
}

// MUI types each colour family separately; here they are looked up by name.
const familiesOf = (theme: Theme) => theme.palette as unknown as Families;

/** A number from 0 to 1, or a sum as MUI writes it: "0.04 + 0.08". */
type Share = number | string;
const percent = (share: Share) => `calc((${share}) * 100%)`;

/** Every colour that differs in the dark theme, with both values and its variable. Colours that are the same in both share one. */
export function colourPairs(theme: Theme) {
  const variables = new Map<string, string>();
  return Object.entries(darkPalette).flatMap(([family, shades]) =>
    Object.entries<string>(shades).map(([shade, night]) => {
      const day = familiesOf(theme)[family]?.[shade] ?? '';
      const variable = variables.get(day + night) ?? `--${family}-${shade}`;
      variables.set(day + night, variable);
      return { family, shade, day, night, variable };
    }),
  );
}

/** The values of those variables; the browser picks one by `color-scheme`. */
export const colourVariables = (theme: Theme): Shades => ({
  '--divider': `light-dark(${theme.palette.divider},${darkDivider})`,
  ...Object.fromEntries(
    colourPairs(theme).map(({ variable, day, night }) => [variable, `light-dark(${day},${night})`]),
  ),
});
