/**
 * When a vacancy stops taking applications.
 * @param closesAt ISO 8601; a date without a time lasts to the end of that day, and a time without a zone is in UTC
 * @returns milliseconds since 1970; null without a date, or with one that cannot be parsed
 */
export function closingTime(closesAt: string | null | undefined): number | null {
  if (!closesAt) return null;
  const time = closesAt.includes('T') ? closesAt : `${closesAt}T23:59:59.999`;
  const hasZone = /(?:Z|[+-]\d\d:\d\d)$/.test(time);
  const parsed = Date.parse(hasZone ? time : `${time}Z`);
  return Number.isNaN(parsed) ? null : parsed;
}

/** Whether a vacancy with this closing date takes no more applications. */
export function hasClosed(closesAt: string | null | undefined, now = Date.now()): boolean {
  const end = closingTime(closesAt);
  return end !== null && end < now;
}
