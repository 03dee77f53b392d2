// Durations in milliseconds.

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
export const MONTH = (365 / 12) * DAY;
export const YEAR = 365 * DAY;

/** Clocks of two machines may differ by this much; a time that lies further ahead was written by a clock that was wrong. */
export const CLOCK_SKEW = 5 * MINUTE;

/** How long the typing pauses before it is written to the address: each change renders the page, and Safari allows 100 in 30 s. */
export const TYPING_PAUSE_MS = 250;
