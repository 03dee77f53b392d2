import { fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { useKeptPlace } from '@/features/jobs/list/useScrollRestoration';

function List() {
  const list = useRef<HTMLUListElement>(null);
  useKeptPlace(list, (index) => index * 120);
  return <ul ref={list} />;
}

beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState({ place: { index: 10, top: 20 } }, '');
});

afterEach(() => {
  jest.useRealTimers();
  history.replaceState(null, '');
});

test('who comes back is held at the place for half a second', () => {
  render(<List />);
  jest.advanceTimersByTime(2000);
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 1180);
  const held = jest.mocked(window.scrollTo).mock.calls.length;
  expect(held).toBeGreaterThan(20);
  expect(held).toBeLessThan(40);
});

test.each([
  ['turns the wheel', () => fireEvent.wheel(window)],
  ['touches the page', () => fireEvent.touchStart(window)],
  ['presses the mouse', () => fireEvent.pointerDown(window)],
  ['presses a key', () => fireEvent.keyDown(window, { key: 'PageDown' })],
])('who %s is let go at once', (_what, move) => {
  render(<List />);
  jest.advanceTimersByTime(100);
  const held = jest.mocked(window.scrollTo).mock.calls.length;
  expect(held).toBeGreaterThan(1);
  move();
  jest.advanceTimersByTime(2000);
  expect(window.scrollTo).toHaveBeenCalledTimes(held);
});
