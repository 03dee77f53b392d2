import type { CSSObject, Theme } from '@mui/material/styles';
import { colourVariables } from './themeVariables';

/** Light or dark as the device is set, or as `data-color-scheme` says when the visitor has chosen. */
export const colorSchemeStyles = (theme: Theme): Record<string, CSSObject> => ({
  ':root': { colorScheme: 'light dark', ...colourVariables(theme) },
  ':root[data-color-scheme=light]': { colorScheme: 'light' },
  ':root[data-color-scheme=dark]': { colorScheme: 'dark' },
});
