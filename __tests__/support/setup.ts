if (typeof window !== 'undefined') {
  // What runs in Node needs none of it: the server's tests, and those with `@jest-environment node`.
  // oxlint-disable-next-line typescript/no-require-imports
  require('./setupPage');
}
