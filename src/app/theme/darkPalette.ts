/**
 * The dark theme's colours: the same street at night. White surfaces become slate blue. The cool walls keep their hue; the
 * warm ones shift towards violet or blue, because brown or grey looks dirty beside the slate. All are about equally dark: brightness is
 * left to the lit windows. What is open or pointed at is a lighter blue. Colours that are missing here are the same in both themes, such
 * as `night` (always dark) and the bright shades of `light` (always lit).
 */
export const darkPalette = {
  text: { primary: '#eef3f5', secondary: '#b7c6cf', disabled: '#b7c6cf' },
  background: { default: '#122335', paper: '#1a2e42' },
  primary: { main: '#9fd3b4', contrastText: '#0b1a2b' },
  error: { main: '#ffa79e' },
  success: { main: '#93d8aa' },
  action: {
    selected: '#2c4c69',
    disabledBackground: '#2b3f52',
    disabled: '#b7c6cf',
  },
  slate: { 600: '#b7c6cf', 500: '#7b93a4' },
  mist: { 100: '#22394e', 50: '#172b3f' },
  linden: { 500: '#7cbf97' },
  light: { 200: '#2c4c69', 100: '#23405a' },
  brick: { 900: '#4a2f2b', 500: '#e07b5c' },
  wall: {
    stucco: '#3a2d3d',
    sage: '#1b3833',
    mist: '#183450',
    butter: '#2d3348',
    rose: '#432a35',
    stone: '#2f3049',
    facade: '#443a40',
    frame: '#596f82',
    kerb: '#31475b',
  },
  tint: { error: '#40211f', success: '#17352a' },
} satisfies Record<string, Record<string, string>>;

export const darkDivider = '#3c5266';
