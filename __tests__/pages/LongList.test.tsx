import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { makeJob } from '@test/fixtures';
import { openList, serve, showing } from '@test/vacancies';

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => makeJob({ id: String(index), job_title: `Job ${index}` }));
const cards = () => within(screen.getByRole('list', { name: 'Vacancies' })).getAllByRole('listitem');
const others = () => screen.queryByRole('button', { name: /^Show \d+ more jobs$/ });
const fire = (event: 'beforeprint' | 'afterprint') => act(() => void window.dispatchEvent(new Event(event)));

// jsdom lays nothing out: of cards without a height the first view would hold hundreds.
beforeEach(() => void jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(130));

// A test sets them; jsdom has none.
afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
});

test('stays light with 10,000 vacancies', async () => {
  serve(many(10_000));
  await openList();
  await showing(10_000);
  expect(document.querySelectorAll('*').length).toBeLessThan(3000);
});

test('renders a list of a hundred whole, for the browser’s own search, a few cards whenever the browser is idle', async () => {
  const idleTasks: IdleRequestCallback[] = [];
  window.requestIdleCallback = (task) => idleTasks.push(task);
  window.cancelIdleCallback = () => undefined;
  serve(many(100));
  await openList();
  const counts = [cards().length];
  for (let turn = 0; turn < 30; turn += 1) {
    const [runIdle] = idleTasks.splice(0).slice(-1);
    await act(async () => runIdle?.({ didTimeout: false, timeRemaining: () => 50 }));
    counts.push(cards().length);
  }
  expect(counts.at(-1)).toBe(100);
  expect(Math.max(...counts.map((count, index) => count - (counts[index - 1] ?? count)))).toBeLessThan(10);
});

test('prints a long list whole, and is light again afterwards', async () => {
  serve(many(300));
  await openList();
  expect(cards().length).toBeLessThan(100);
  fire('beforeprint');
  expect(cards()).toHaveLength(300);
  fire('afterprint');
  await waitFor(() => expect(cards().length).toBeLessThan(100));
});

describe('on a phone', () => {
  beforeEach(() => {
    // So low that jsdom's window, which never scrolls, reaches beyond the first twenty.
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(30);
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((media) => ({ media, matches: media === '(width < 600px)' }) as MediaQueryList);
  });

  test('a list shows twenty vacancies, and the others at the press of a button, whose focus goes to the first of them', async () => {
    serve(many(30));
    const { unmount } = await openList();
    await showing(30);
    fireEvent.click(screen.getByRole('button', { name: 'Show 10 more jobs' }));
    expect(screen.getByRole('link', { name: /Job 20/ })).toHaveFocus();
    expect(others()).not.toBeInTheDocument();
    unmount();
    // As on Back: the history entry knows.
    await openList();
    await showing(30);
    expect(others()).not.toBeInTheDocument();
  });

  test('a short list has no such button', async () => {
    serve(many(20));
    await openList();
    await showing(20);
    expect(others()).not.toBeInTheDocument();
  });

  test('a list prints whole', async () => {
    serve(many(30));
    await openList();
    await showing(30);
    fire('beforeprint');
    expect(cards()).toHaveLength(30);
    fire('afterprint');
    expect(others()).toBeVisible();
  });
});
