/** After this long without a sign of the other side, a form says so. */
export const STALL_MILLISECONDS = 20_000;
