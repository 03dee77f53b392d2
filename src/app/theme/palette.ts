import type { PaletteOptions } from '@mui/material/styles';

/** The design's colours. `night` is ink and dark ground, `light` the lit window, `wall` the painted grounds, frames and kerb. */
const shades = {
  night: { 950: '#0b1a2b', 900: '#10243a', 800: '#17324d', 700: '#1f4160' },
  slate: { 600: '#43586b', 500: '#5b7486' },
  mist: { 400: '#a9bcc4', 300: '#c3d1d6', 200: '#dce5e8', 100: '#eaf1f2', 50: '#f4f8f8' },
  linden: { 700: '#1b6142', 500: '#2e7d5b' },
  light: { 500: '#ffc24b', 300: '#ffdb8f', 200: '#ffe9bc', 100: '#fff3d9' },
  brick: { 900: '#8e3b26', 500: '#c65b3c' },
  wall: {
    stucco: '#f6ddcf',
    sage: '#dde9d8',
    mist: '#d9e7ec',
    butter: '#fbeac2',
    rose: '#f3dadb',
    stone: '#e6e8e6',
    facade: '#f1cdbb',
    frame: '#ffffff',
    kerb: '#c3d1d6',
  },
  badge: { fullTime: '#1b6b3a', partTime: '#b3261e', contract: '#5b34a6' },
  tint: { error: '#fcebe9', success: '#e3f0e5' },
} as const;

export const palette = {
  ...shades,
  primary: { main: shades.linden[700], contrastText: '#ffffff' },
  secondary: { main: shades.light[500], contrastText: shades.night[900] },
  error: { main: '#b3261e' },
  // Not the brand's green: another brand has another colour, and success stays green.
  success: { main: '#1b6b3a' },
  text: { primary: shades.night[900], secondary: shades.slate[600], disabled: shades.slate[600] },
  divider: shades.mist[300],
  background: { default: '#ffffff', paper: '#ffffff' },
  action: {
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
