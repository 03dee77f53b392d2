export type TimeOfDay = 'dawn' | 'day' | 'dusk' | 'night';

/** What an hour of the visitor's clock (0 to 23) looks like outside. */
export function timeOfDay(hour: number): TimeOfDay {
  if (hour < 5 || hour >= 21) return 'night';
  if (hour < 8) return 'dawn';
  return hour < 17 ? 'day' : 'dusk';
}
