import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as deviceStorage from '@/device/storage';
import { COLOR_SCHEME_KEY } from '@/device/storedKeys';
import type { StoredSlice } from '@/device/storedSlice';

/** What a visitor can choose: to follow the device (the default), or always light or dark. */
export const COLOR_SCHEMES = ['device', 'light', 'dark'] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

type ColorSchemeState = { chosen: ColorScheme };

const initialState: ColorSchemeState = { chosen: 'device' };

export const colorSchemeSlice = createSlice({
  name: 'colorScheme',
  initialState,
  reducers: {
    colorSchemeChosen: (_, { payload }: PayloadAction<ColorScheme>) => ({ chosen: payload }),
  },
  selectors: { selectColorScheme: ({ chosen }) => chosen },
});

export const { colorSchemeChosen } = colorSchemeSlice.actions;
export const { selectColorScheme } = colorSchemeSlice.selectors;

/** As plain text, which prehydration.ts reads before the first paint. */
export const storedColorScheme: StoredSlice<ColorSchemeState> = {
  read: () => {
    const stored = deviceStorage.get(COLOR_SCHEME_KEY);
    const chosen = COLOR_SCHEMES.find((scheme) => scheme === stored);
    return chosen && { chosen };
  },
  write: ({ chosen }) => {
    if (chosen === 'device') deviceStorage.remove(COLOR_SCHEME_KEY);
    else deviceStorage.set(COLOR_SCHEME_KEY, chosen);
  },
  ownsKey: (key) => key === COLOR_SCHEME_KEY,
};
