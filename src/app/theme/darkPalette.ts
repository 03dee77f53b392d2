/**
 * The dark theme's colours: the same street at night. White surfaces become slate blue; each wall keeps a trace of its own colour
 * in the blue of the night, and all are about as dark as each other: warmth is left to the lit windows. What is open or pointed at
 * is a lighter blue. Colours that are missing here are the same in both themes, such as `night` (always dark) and the bright shades
 * of `light` (always lit).
 */
export const darkPalette = {
  text: { primary: '#eef3f5', secondary: '#b7c6cf', disabled: '#b7c6cf' },
  background: { default: '#122335', paper: '#1a2e42' },
  primary: { main: '#9fd3b4', contrastText: '#0b1a2b' },
  error: { main: '#ffa79e' },
  success: { main: '#9fd3b4' },
  action: {
    selected: '#2c4c69',
    disabledBackground: '#2b3f52',
    disabled: '#b7c6cf',
  },
  slate: { 600: '#b7c6cf', 500: '#7b93a4' },
  mist: { 100: '#22394e', 50: '#172b3f' },
  linden: { 500: '#7cbf97' },
  light: { 200: '#2c4c69', 100: '#23405a' },
  brick: { 900: '#42303f', 500: '#e07b5c' },
  wall: {
    stucco: '#2e3044',
    sage: '#19343a',
    mist: '#183450',
    butter: '#152d45',
    rose: '#332f44',
    stone: '#19343a',
    facade: '#373b50',
    frame: '#596f82',
    kerb: '#31475b',
  },
  tint: { error: '#40211f', success: '#17352a' },
} satisfies Record<string, Record<string, string>>;

export const darkDivider = '#3c5266';
