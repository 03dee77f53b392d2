import { DAY, HOUR } from '@/lib/time/durations';

/**
 * The time that a vacancy's date names.
 * @param date as `readDate` writes it; one without a time counts from the start of that day in UTC
 * @returns milliseconds since 1970; null without a date
 */
export function timeOf(date: string | null | undefined): number | null {
  const time = Date.parse(date ?? '');
  return Number.isNaN(time) ? null : time;
}

let londonHour: Intl.DateTimeFormat | undefined;

/**
 * When a vacancy stops taking applications.
 * @param closesAt as `readDate` writes it; a date without a time lasts to the end of that day in London
 * @returns milliseconds since 1970; null without a date
 */
export function closingTime(closesAt: string | null | undefined): number | null {
  const time = timeOf(closesAt);
  if (time === null || closesAt?.includes('T')) return time;
  // Created on first use: whoever only shows dates has no use for it.
  londonHour ??= new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', hour: '2-digit' });
  const endInUtc = time + DAY - 1;
  const isSummerTime = londonHour.format(endInUtc) === '00';
  return isSummerTime ? endInUtc - HOUR : endInUtc;
}

/** Whether a vacancy with this closing date takes no more applications. */
export function hasClosed(closesAt: string | null | undefined, now: number): boolean {
  const end = closingTime(closesAt);
  return end !== null && end < now;
}
