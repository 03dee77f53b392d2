const calendar =
  /^([1-9]\d{3})(-?)(\d\d)\2(\d\d)(?:[T\s](\d\d)(?::?(\d\d)(?::?(\d\d)(?:[.,](\d+))?)?)?\s?(?:Z|([+-]\d\d):?(\d\d)?)?)?$/i;
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
  const match = calendar.exec(text);
  if (!match) return undefined;
  const [, year, , month, dayOfMonth, hour, ...rest] = match;
  const [minute = '00', second = '00', fraction = '', zone = '+00', zoneMinute = '00'] = rest;
  const day = `${year}-${month}-${dayOfMonth}`;
  // Some browsers take 31 February for 3 March.
  if (!toIso(Date.parse(day))?.startsWith(day)) return undefined;
  if (hour === undefined) return day;
  const milliseconds = fraction.slice(0, 3).padEnd(3, '0');
  return toIso(Date.parse(`${day}T${hour}:${minute}:${second}.${milliseconds}${zone}:${zoneMinute}`));
}

const fromEpoch = (value: number) =>
  value > 0 ? toIso(value < MAX_EPOCH_SECONDS ? value * 1000 : value) : undefined;

function toIso(milliseconds: number): string | undefined {
  const date = new Date(milliseconds);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}
