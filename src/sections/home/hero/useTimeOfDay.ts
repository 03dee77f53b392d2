import { useSyncExternalStore } from 'react';
import { isDarkTheme, onColorSchemeChange } from '@/lib/colorScheme';
import { timeOfDay, type TimeOfDay } from '@/lib/timeOfDay';

/** In the dark theme the street is at night too, whatever the time. */
const now = () => (isDarkTheme() ? 'night' : timeOfDay(new Date().getHours()));

/** The visitor's time of day; dusk in prerendered HTML. */
export const useTimeOfDay = (): TimeOfDay => useSyncExternalStore(onColorSchemeChange, now, () => 'dusk');
