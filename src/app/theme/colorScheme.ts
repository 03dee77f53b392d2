import type { CSSObject, Theme } from '@mui/material/styles';
import { colourVariables, paperVariables } from './themeVariables';

/** Follows the device, or `data-color-scheme` once the visitor has chosen a theme. */
export const colorSchemeStyles = (theme: Theme): Record<string, CSSObject> => ({
  ':root': { colorScheme: 'light dark', ...colourVariables(theme) },
  ':root[data-color-scheme=light]': { colorScheme: 'light' },
  ':root[data-color-scheme=dark]': { colorScheme: 'dark' },
  // The second `:root` outweighs the choice of a theme.
  '@media print': { ':root:root': { colorScheme: 'only light', ...paperVariables(theme) } },
});
