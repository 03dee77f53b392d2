/**
 * When a vacancy stops taking applications.
 * @param closesAt as `readDate` writes it; a date without a time lasts to the end of that day in UTC
 * @returns milliseconds since 1970; null without a date
 */
export const closingTime = (closesAt: string | null | undefined): number | null =>
  closesAt ? timeOf(closesAt, 'T23:59:59.999Z') : null;

/**
 * When a vacancy was posted.
 * @param postedAt as `readDate` writes it; a date without a time counts from the start of that day in UTC
 * @returns milliseconds since 1970; null without a date
 */
export const postingTime = (postedAt: string | null | undefined): number | null =>
  postedAt ? timeOf(postedAt, 'T00:00Z') : null;

/** Whether a vacancy with this closing date takes no more applications. */
export function hasClosed(closesAt: string | null | undefined, now: number): boolean {
  const end = closingTime(closesAt);
  return end !== null && end < now;
}

function timeOf(date: string, timeOfDay: string): number | null {
  const time = Date.parse(date.includes('T') ? date : date + timeOfDay);
  return Number.isNaN(time) ? null : time;
}
