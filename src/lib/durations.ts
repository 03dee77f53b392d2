// Durations in milliseconds.

export const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;

/**
 * How long the typing pauses before a draft, the filters or their address is written: localStorage blocks, each change of the address
 * renders the page, and Safari allows 100 such changes in 30 s.
 */
export const TYPING_PAUSE_MS = 250;
