let seen: string[] = [];

/** What was written to console.error in the running test. */
export const problems = {
  add: (words: unknown[]) => void seen.push(words.map(String).join(' ')),
  /** Returns and clears them. */
  take: (): string[] => {
    const taken = seen;
    seen = [];
    return taken;
  },
};

/** Asserts that this was logged, and clears what was logged. */
export function expectLogged(pattern: RegExp): void {
  expect(problems.take().join('\n')).toMatch(pattern);
}
