/** The id of the heading with the count. */
export const RESULTS_ID = 'results';

/** Moves the focus to the count, from a button that is about to vanish. */
export function focusResults(): void {
  document.getElementById(RESULTS_ID)?.focus({ preventScroll: true });
}

// On phones the heading stays in view, so where the list begins is told by the section.
const list = () => document.getElementById(RESULTS_ID)?.closest('section');

/** Scrolls up to the top of the list if that is out of view. The focus stays. */
export function scrollUpToResults(): void {
  const results = list();
  if (results && results.getBoundingClientRect().top < 0) results.scrollIntoView();
}

/** The same as `focusResults`, and scrolls the list below it into view. */
export function goToResults(): void {
  focusResults();
  list()?.scrollIntoView();
}
