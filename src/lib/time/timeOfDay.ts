export type TimeOfDay = 'dawn' | 'day' | 'dusk' | 'night';

/** Dawn, day, dusk or night, by the hour of the visitor’s clock (0 to 23). */
export function timeOfDay(hour: number): TimeOfDay {
  if (hour < 5 || hour >= 21) return 'night';
  if (hour < 8) return 'dawn';
  return hour < 17 ? 'day' : 'dusk';
}

/** Marks <html> with the visitor's time of day, for styles. In the dark theme it is always night. */
export function applyTimeOfDay(): void {
  const { dataset } = document.documentElement;
  const isDark = dataset.colorScheme
    ? dataset.colorScheme === 'dark'
    : window.matchMedia?.('(prefers-color-scheme: dark)').matches;
  dataset.time = isDark ? 'night' : timeOfDay(new Date().getHours());
}
