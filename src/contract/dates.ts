const day = /^([1-9]\d{3})(-?)(0[1-9]|1[0-2])\2(\d\d)$/;
const time = /^(\d\d)(?::?(\d\d)(?::?(\d\d)(?:[.,](\d+))?)?)?\s?(?:Z|([+-])(\d\d):?(\d\d)?)?$/i;
const epoch = /^\d{9,13}$/;

/** Smaller numbers are no time: one of eight digits may be a day, and spreadsheets count days since 1900. */
const MIN_EPOCH_SECONDS = 1e8;
/** Greater numbers count milliseconds: as seconds, they lie after the year 5000. */
const MAX_EPOCH_SECONDS = 1e11;

/**
 * Reads a date as backends and spreadsheets write it: a calendar date of ISO 8601 with or without a time (basic or extended, a blank
 * for the T, an offset of hours alone, no zone for UTC), or seconds or milliseconds since 1970.
 * @returns `2026-11-21` for a date without a time, else `2026-11-21T09:00:00.000Z`; undefined for anything else, for days that do
 * not exist and for the zero that databases store for "no date"
 */
export function readDate(value: unknown): string | undefined {
  if (typeof value === 'number' && value >= MIN_EPOCH_SECONDS) return fromEpoch(value);
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value).trim();
  if (epoch.test(text)) return fromEpoch(Number(text));
  const end = text.search(/[T\s]/i);
  const midnight = readDay(end < 0 ? text : text.slice(0, end));
  if (midnight === undefined) return undefined;
  if (end < 0) return text.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
  const sinceMidnight = readTime(text.slice(end + 1));
  return sinceMidnight === undefined ? undefined : toIso(midnight + sinceMidnight);
}

const fromEpoch = (value: number) =>
  value > 0 ? toIso(value < MAX_EPOCH_SECONDS ? value * 1000 : value) : undefined;

function toIso(milliseconds: number): string | undefined {
  const date = new Date(milliseconds);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

/** The start of a day in UTC; undefined for one that does not exist. */
function readDay(text: string): number | undefined {
  const [, year, , month, dayOfMonth] = day.exec(text) ?? [];
  const start = Date.UTC(Number(year), Number(month) - 1, Number(dayOfMonth));
  // Date.UTC takes 31 February for 3 March.
  return new Date(start).getUTCDate() === Number(dayOfMonth) ? start : undefined;
}

/** Milliseconds from midnight UTC, which an offset may take to the day before or after. */
function readTime(text: string): number | undefined {
  const match = time.exec(text);
  if (!match) return undefined;
  const [, hours, minutes = 0, seconds = 0, fraction = 0, sign, zoneHours = 0, zoneMinutes = 0] = match;
  const local = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  if (local > 24 * 60 * 60 || Number(minutes) > 59 || Number(seconds) > 60) return undefined;
  const offset = (Number(zoneHours) * 60 + Number(zoneMinutes)) * 60 * (sign === '-' ? -1 : 1);
  return (local - offset) * 1000 + Math.trunc(Number(`0.${fraction}`) * 1000);
}
