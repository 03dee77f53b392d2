let seen: string[] = [];

/** What was written to console.error in the running test. */
export const problems = {
  add: (words: unknown[]) => void seen.push(words.map(String).join(' ')),
  /** Gives all of them and forgets them. */
  take: (): string[] => {
    const taken = seen;
    seen = [];
    return taken;
  },
};

/** Asserts that something like this was logged, and takes what was logged away. */
export function expectLogged(pattern: RegExp): void {
  expect(problems.take().join('\n')).toMatch(pattern);
}
