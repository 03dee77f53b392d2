/**
 * The same street after dark: paper becomes slate blue, walls keep their hue and lose their light. `night` and the bright
 * shades of `light` stay as they are: a night ground is always dark, and a lit window is always lit.
 * What is not named here is the same by day.
 */
export const darkPalette = {
  text: { primary: '#EEF3F5', secondary: '#B7C6CF', disabled: '#B7C6CF' },
  background: { default: '#122335', paper: '#1A2E42' },
  primary: { main: '#9FD3B4', contrastText: '#0B1A2B' },
  error: { main: '#FFA79E' },
  success: { main: '#9FD3B4' },
  action: {
    hover: '#2D2C20',
    selected: '#4A3D1C',
    disabledBackground: '#2B3F52',
    disabled: '#B7C6CF',
  },
  slate: { 600: '#B7C6CF', 500: '#8DA4B3' },
  mist: { 100: '#22394E', 50: '#172B3F' },
  linden: { 500: '#7CBF97' },
  light: { 200: '#4A3D1C', 100: '#2D2C20' },
  brick: { 500: '#E07B5C' },
  wall: {
    stucco: '#35271F',
    sage: '#1A3129',
    mist: '#18313F',
    butter: '#352C17',
    rose: '#35232B',
    stone: '#212E39',
    facade: '#4A3229',
  },
  tint: { error: '#40211F', success: '#17352A' },
} satisfies Record<string, Record<string, string>>;

export const darkDivider = '#3C5266';
