import type { CSSObject, Theme } from '@mui/material/styles';
import { colourVariables } from './themeVariables';

/** Follows the device, or `data-color-scheme` once the visitor has chosen a theme. */
export const colorSchemeStyles = (theme: Theme): Record<string, CSSObject> => ({
  ':root': { colorScheme: 'light dark', ...colourVariables(theme) },
  ':root[data-color-scheme=light]': { colorScheme: 'light' },
  ':root[data-color-scheme=dark]': { colorScheme: 'dark' },
});
