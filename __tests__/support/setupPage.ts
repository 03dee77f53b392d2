import { configure } from '@testing-library/react';
import * as React from 'react';
import { problems } from './problems';
import { network } from './network';

// Route chunks are imported for real; on a busy machine the first one takes a moment.
configure({ asyncUtilTimeout: Number(process.env.WAIT_MILLISECONDS ?? 5000) });

// React takes a stack trace of each element, up to 10,000 a second, to name in its warnings who made it. Without them the warnings
// still fail a test, and tests of a form take a tenth less time.
const internals = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
) as object;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => 10_000,
  set: (_count: number) => {},
});

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));

beforeEach(() => {
  // jsdom has neither.
  window.scrollTo = jest.fn();
  Element.prototype.scrollIntoView = jest.fn();
  jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => problems.add(words));
});

afterEach(() => {
  network.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
  // The list keeps its place in the history entry.
  history.replaceState(null, '');
  // Each page adds its styles; left in place, they slow down the later tests of the file.
  document.head.replaceChildren();
  const unexpected = problems.take();
  jest.restoreAllMocks();
  // A console.error that the test did not expect is a failure of its own.
  if (unexpected.length > 0) throw new Error(`Unexpected console.error:\n${unexpected.join('\n')}`);
});

afterAll(() => network.close());
