import { useSyncExternalStore } from 'react';
import { isDarkTheme, onColorSchemeChange } from '@/lib/colorScheme';
import { timeOfDay, type TimeOfDay } from '@/lib/timeOfDay';

/** In the dark theme it is night on the street too, whatever the clock says. */
const now = () => (isDarkTheme() ? 'night' : timeOfDay(new Date().getHours()));

/** The visitor's time of day; dusk where there is no visitor yet. */
export const useTimeOfDay = (): TimeOfDay => useSyncExternalStore(onColorSchemeChange, now, () => 'dusk');
