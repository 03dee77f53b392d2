/** The id of the heading with the count. */
export const RESULTS_ID = 'results';

/** Moves the focus to the count, from a button that is about to vanish or that leads there. */
export function focusResults(options: FocusOptions = { preventScroll: true }): void {
  document.getElementById(RESULTS_ID)?.focus(options);
}
