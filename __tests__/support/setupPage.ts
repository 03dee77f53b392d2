import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { problems } from './problems';
import { network } from './network';

configure({
  // Route chunks are imported for real; on a busy machine the first one takes a moment.
  asyncUtilTimeout: Number(process.env.WAIT_MS ?? 15_000),
  // Without the page below the message: a query that waits would print it at every look, a sixth of the run. `screen.debug()` shows it.
  getElementError: (message) =>
    Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
});

const everythingIsNear = (report: (entries: object[]) => void) => ({
  observe: () => report([{ isIntersecting: true }]),
  disconnect: () => undefined,
});

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));

beforeEach(() => {
  // jsdom has none of these. To its observer everything is near.
  Object.assign(window, { IntersectionObserver: jest.fn(everythingIsNear) });
  window.scrollTo = jest.fn();
  Element.prototype.scrollIntoView = jest.fn();
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
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
