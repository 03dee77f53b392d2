import { createTheme, type Breakpoint, type Shadows } from '@mui/material/styles';
import { baseline } from './baseline';
import { palette } from './palette';
import { typography } from './typography';
import { themeVariables } from './themeVariables';

const raised = '0 1px 2px rgba(16,36,58,.08), 0 2px 8px rgba(16,36,58,.06)';
const floating = '0 2px 6px rgba(16,36,58,.1), 0 12px 32px rgba(16,36,58,.14)';
const above = '0 8px 16px rgba(11,26,43,.16), 0 32px 64px rgba(11,26,43,.28)';
// MUI's type is a tuple of 25, which TypeScript cannot count here.
const shadows = ['none', raised, floating, ...Array<string>(22).fill(above)] as Shadows;

// MUI's own, and `tablet`: from there on a banner's picture stands beside its words. They hold for screens: paper has one layout.
const widths = { xs: 0, sm: 600, tablet: 700, md: 900, lg: 1200, xl: 1536 };
const pixels = (key: Breakpoint | number) => (typeof key === 'number' ? key : widths[key]);

/** The MUI theme, made from the design's tokens. */
export const theme = themeVariables(
  createTheme({
    breakpoints: {
      values: widths,
      up: (key) => `@media screen and (min-width:${pixels(key)}px)`,
      down: (key) => `@media screen and (max-width:${pixels(key) - 0.05}px)`,
      between: (start, end) =>
        `@media screen and (min-width:${pixels(start)}px) and (max-width:${pixels(end) - 0.05}px)`,
    },
    palette,
    typography,
    shape: { borderRadius: 4 },
    spacing: 8,
    shadows,
    transitions: {
      duration: { shortest: 120, standard: 200, complex: 360 },
      easing: { easeOut: 'cubic-bezier(.2,.7,.2,1)' },
    },
    components: {
      ...baseline,
      MuiBackdrop: { styleOverrides: { root: { backgroundColor: 'rgba(11,26,43,.74)' } } },
    },
  }),
);

declare module '@mui/material/styles' {
  // Module augmentation works through interfaces only.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface BreakpointOverrides {
    tablet: true;
  }
}
