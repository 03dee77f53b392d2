/**
 * The dark theme's colours: the same street by moonlight. White surfaces become slate blue, cool walls the blue of the night, and
 * warm walls brown: mixed with that blue they would be purple. Colours that are missing here are the same in both themes, such as
 * `night` (always dark) and the bright shades of `light` (always lit).
 */
export const darkPalette = {
  text: { primary: '#eef3f5', secondary: '#b7c6cf', disabled: '#b7c6cf' },
  background: { default: '#122335', paper: '#1a2e42' },
  primary: { main: '#9fd3b4', contrastText: '#0b1a2b' },
  error: { main: '#ffa79e' },
  success: { main: '#9fd3b4' },
  action: {
    hover: '#2c3338',
    selected: '#463f36',
    disabledBackground: '#2b3f52',
    disabled: '#b7c6cf',
  },
  slate: { 600: '#b7c6cf', 500: '#8da4b3' },
  mist: { 100: '#22394e', 50: '#172b3f' },
  linden: { 500: '#7cbf97' },
  light: { 200: '#463f36', 100: '#2c3338' },
  brick: { 900: '#4a2a22', 500: '#e07b5c' },
  wall: {
    stucco: '#2e2622',
    sage: '#19343a',
    mist: '#183450',
    butter: '#322b1f',
    rose: '#352824',
    stone: '#243140',
    facade: '#45372f',
    frame: '#596f82',
    kerb: '#31475b',
  },
  tint: { error: '#40211f', success: '#17352a' },
} satisfies Record<string, Record<string, string>>;

export const darkDivider = '#3c5266';
