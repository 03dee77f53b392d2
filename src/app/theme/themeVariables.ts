import type { Theme } from '@mui/material/styles';
import { darkDivider, darkPalette } from './darkPalette';

type Shades = Record<string, string>;
type Families = Record<string, Shades>;

/**
 * Adds `vars` to a theme: colours that change at night are CSS variables there, all others stand as they are. MUI's own
 * `cssVariables` makes a variable of every number, which is a third of a page's styles.
 */
export function themeVariables(theme: Theme): Theme {
  const palette = { ...familiesOf(theme) };
  for (const { family, shade } of colourPairs(theme)) {
    palette[family] = { ...palette[family], [shade]: `var(${variable(family, shade)})` };
  }
  const vars = {
    ...theme,
    spacing: undefined,
    palette: { ...palette, divider: 'var(--divider)' },
  };
  return Object.assign(theme, {
    vars,
    alpha: (color: string, share: Share) => `color-mix(in srgb, ${color} ${percent(share)}, transparent)`,
    lighten: (color: string, share: Share) => `color-mix(in srgb, white ${percent(share)}, ${color})`,
    darken: (color: string, share: Share) => `color-mix(in srgb, black ${percent(share)}, ${color})`,
  });
}

// MUI types each family by its own shades; here they are walked by name.
const familiesOf = (theme: Theme) => theme.palette as unknown as Families;

/** From 0 to 1, or a sum of such as MUI writes it: "0.04 + 0.08". */
type Share = number | string;
const percent = (share: Share) => `calc((${share}) * 100%)`;

const variable = (family: string, shade: string) => `--${family}-${shade}`;

/** Every colour that changes at night, with both its values. */
export const colourPairs = (theme: Theme) =>
  Object.entries(darkPalette).flatMap(([family, shades]) =>
    Object.entries<string>(shades).map(([shade, night]) => {
      const day = familiesOf(theme)[family]?.[shade] ?? '';
      return { family, shade, day, night };
    }),
  );

/** The values of those variables. The browser picks one by its `color-scheme`. */
export const colourVariables = (theme: Theme): Shades => ({
  '--divider': `light-dark(${theme.palette.divider},${darkDivider})`,
  ...Object.fromEntries(
    colourPairs(theme).map(({ family, shade, day, night }) => [
      variable(family, shade),
      `light-dark(${day},${night})`,
    ]),
  ),
});
