/** The id of the heading with the count. */
export const RESULTS_ID = 'results';

/** Moves the focus to the count, from a button that is about to vanish. */
export function focusResults(): void {
  document.getElementById(RESULTS_ID)?.focus({ preventScroll: true });
}

/** The same, and scrolls the list below it into view. */
export function goToResults(): void {
  focusResults();
  document.getElementById(RESULTS_ID)?.scrollIntoView();
}
