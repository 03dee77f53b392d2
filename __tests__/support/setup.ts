if (typeof window !== 'undefined') {
  // Checked here so that the server's tests, which have no window, need no setup of their own.
  // oxlint-disable-next-line typescript/no-require-imports
  require('./setupPage');
}
