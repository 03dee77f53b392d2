import '@testing-library/jest-dom';

if (typeof window !== 'undefined') {
  // Chosen here and not by docblock so that the server's tests need no setup of their own.
  // oxlint-disable-next-line typescript/no-require-imports
  require('./setupPage');
}
