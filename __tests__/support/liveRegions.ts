/** The live regions that are there by now: screen readers read out only what changes in one that is. */
export function liveRegions() {
  const regions = [...document.querySelectorAll('[role=status]')];
  return {
    expectToRead: (words: HTMLElement) => expect(regions).toContain(words.closest('[role=status]')),
  };
}
