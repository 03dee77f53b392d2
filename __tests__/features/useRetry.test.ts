import { renderHook } from '@testing-library/react';
import { useRetry } from '@/features/jobs/list/useRetry';

const SECOND = 1000;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function retried(isError: boolean) {
  const refetch = jest.fn();
  const { rerender, unmount } = renderHook(useRetry, {
    initialProps: { isError, isFetching: false, refetch },
  });
  const show = (query: { isError: boolean; isFetching: boolean }) => rerender({ ...query, refetch });
  /** Waits this long, and fails once more if that was asked for. Returns whether it was. */
  const isAskedAfter = (milliseconds: number) => {
    refetch.mockClear();
    jest.advanceTimersByTime(milliseconds);
    if (refetch.mock.calls.length === 0) return false;
    show({ isError: true, isFetching: true });
    show({ isError: true, isFetching: false });
    return true;
  };
  return { refetch, show, unmount, isAskedAfter };
}

test('a read that failed is repeated with a pause that doubles from two seconds to a minute', () => {
  const { isAskedAfter } = retried(true);
  for (const pause of [2, 4, 8, 16, 32, 60, 60]) {
    expect(isAskedAfter(pause * SECOND - 1)).toBe(false);
    expect(isAskedAfter(1)).toBe(true);
  }
});

test('the pause is short again after a success', () => {
  const { isAskedAfter, show } = retried(true);
  expect(isAskedAfter(2 * SECOND)).toBe(true);
  show({ isError: false, isFetching: false });
  expect(isAskedAfter(120 * SECOND)).toBe(false);
  show({ isError: true, isFetching: false });
  expect(isAskedAfter(2 * SECOND)).toBe(true);
});

test('nothing is repeated once it is known to be gone', () => {
  const refetch = jest.fn();
  renderHook(() => useRetry({ isError: true, isFetching: false, refetch }, true));
  jest.advanceTimersByTime(120 * SECOND);
  expect(refetch).not.toHaveBeenCalled();
});

test('nothing is repeated while it is being read, nor once the page has gone', () => {
  const { refetch, show, unmount } = retried(true);
  show({ isError: true, isFetching: true });
  jest.advanceTimersByTime(120 * SECOND);
  show({ isError: true, isFetching: false });
  unmount();
  jest.advanceTimersByTime(120 * SECOND);
  expect(refetch).not.toHaveBeenCalled();
});
