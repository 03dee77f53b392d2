/**
 * When a vacancy stops taking applications.
 * @param closesAt ISO 8601; a date without a time lasts to the end of that day, and a time without a zone is in UTC
 * @returns milliseconds since 1970; null without a date, or with one that cannot be parsed
 */
export const closingTime = (closesAt: string | null | undefined): number | null =>
  closesAt ? utcTime(closesAt, 'T23:59:59.999') : null;

/**
 * When a vacancy was posted.
 * @param postedAt ISO 8601; a date without a time counts from the start of that day, and a time without a zone is in UTC
 * @returns milliseconds since 1970; null without a date, or with one that cannot be parsed
 */
export const postingTime = (postedAt: string | null | undefined): number | null =>
  postedAt ? utcTime(postedAt, 'T00:00') : null;

/** Whether a vacancy with this closing date takes no more applications. */
export function hasClosed(closesAt: string | null | undefined, now = Date.now()): boolean {
  const end = closingTime(closesAt);
  return end !== null && end < now;
}

function utcTime(iso: string, timeOfDay: string): number | null {
  const time = iso.includes('T') ? iso : iso + timeOfDay;
  const hasZone = /(?:Z|[+-]\d\d:\d\d)$/.test(time);
  const parsed = Date.parse(hasZone ? time : `${time}Z`);
  return Number.isNaN(parsed) ? null : parsed;
}
