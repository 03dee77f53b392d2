import type { PaletteOptions } from '@mui/material/styles';

/** The design's colours. `night` is ink and dark ground, `light` the lit window, `wall` the painted grounds. */
const shades = {
  night: { 950: '#0B1A2B', 900: '#10243A', 800: '#17324D', 700: '#1F4160' },
  slate: { 600: '#43586B', 500: '#5B7486' },
  mist: { 400: '#A9BCC4', 300: '#C3D1D6', 200: '#DCE5E8', 100: '#EAF1F2', 50: '#F4F8F8' },
  linden: { 900: '#124A33', 700: '#1B6142', 500: '#2E7D5B', 300: '#9FD3B4', 100: '#E3F0E5' },
  light: { 900: '#6B4200', 500: '#FFC24B', 300: '#FFDB8F', 200: '#FFE9BC', 100: '#FFF3D9' },
  brick: { 900: '#8E3B26', 700: '#9B3A22', 500: '#C65B3C', 100: '#FBE7DD' },
  wall: {
    stucco: '#F6DDCF',
    sage: '#DDE9D8',
    mist: '#D9E7EC',
    butter: '#FBEAC2',
    rose: '#F3DADB',
    stone: '#E6E8E6',
    facade: '#F1CDBB',
  },
  badge: { fullTime: '#1B6B3A', partTime: '#B3261E', contract: '#5B34A6' },
  tint: { error: '#FCEBE9', success: '#E3F0E5' },
} as const;

export const palette = {
  ...shades,
  primary: { main: shades.linden[700], dark: shades.linden[900], contrastText: '#FFFFFF' },
  secondary: { main: shades.light[500], light: shades.light[200], contrastText: shades.night[900] },
  error: { main: '#B3261E' },
  success: { main: shades.linden[700] },
  text: { primary: shades.night[900], secondary: shades.slate[600], disabled: shades.slate[600] },
  divider: shades.mist[300],
  background: { default: '#FFFFFF', paper: '#FFFFFF' },
  action: {
    hover: shades.light[100],
    selected: shades.light[200],
    disabledBackground: shades.mist[200],
    disabled: shades.slate[600],
  },
} satisfies PaletteOptions;

type Shades = { [Family in keyof typeof shades]: { [Shade in keyof (typeof shades)[Family]]: string } };

declare module '@mui/material/styles' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface CssThemeVariables {
    enabled: true;
  }
  // Module augmentation works through interfaces only.
  // oxlint-disable-next-line typescript/consistent-type-definitions, typescript/no-empty-object-type
  interface Palette extends Shades {}
  // oxlint-disable-next-line typescript/consistent-type-definitions, typescript/no-empty-object-type
  interface PaletteOptions extends Shades {}
}
