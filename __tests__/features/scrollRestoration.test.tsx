import ThemeProvider from '@mui/system/ThemeProvider';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { theme } from '@/app/theme/theme';
import type { Job } from '@/contract/jobs';
import { JobList } from '@/features/jobs/list/JobList';
import { makeJob } from '@test/fixtures';

/** Unlike the height that the list guesses. */
const CARD_HEIGHT = 150;
const jobs = Array.from({ length: 200 }, (_, place) =>
  makeJob({ id: String(place), job_title: `Job ${place}` }),
);

const list = (all: readonly Job[]) => (
  <ThemeProvider theme={theme}>
    <MemoryRouter>
      <JobList jobs={all} />
    </MemoryRouter>
  </ThemeProvider>
);
const open = () => render(list(jobs));

/** jsdom scrolls nowhere: does what a browser would. */
function scrollPage(offset: number) {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: offset });
  fireEvent.scroll(window);
}

const placeOf = (name: RegExp) => screen.getByRole('link', { name }).closest('li')?.style.transform;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(CARD_HEIGHT);
});

afterEach(() => {
  jest.useRealTimers();
  scrollPage(0);
  history.replaceState(null, '');
});

test('who comes back finds the list where it was left, the cards passed with the heights they had', () => {
  const { unmount } = open();
  for (let offset = 0; offset <= 3000; offset += 300) {
    scrollPage(offset);
    act(() => jest.runAllTimers());
  }
  const left = placeOf(/Job 18 /);
  unmount();
  scrollPage(0);
  jest.mocked(window.scrollTo).mockClear();

  open();
  expect(window.scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 3000 }));
  expect(placeOf(/Job 18 /)).toBe(left);
});

test('who is typing when the list comes stays at the field', () => {
  history.replaceState({ place: { offset: 3000, measurements: [] } }, '');
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  open();
  expect(window.scrollTo).not.toHaveBeenCalledWith(expect.objectContaining({ top: 3000 }));
  field.remove();
});

test.each([null, 'rubbish', { place: 7 }, { place: { index: 3, top: 20 } }])(
  'a history entry that holds %j starts at the top',
  (state) => {
    history.replaceState(state, '');
    open();
    expect(screen.getByRole('link', { name: /Job 0 / })).toBeVisible();
  },
);

test('focus stays with its vacancy when the list comes again in another order', () => {
  const { rerender } = open();
  const link = screen.getByRole('link', { name: /Job 3 / });
  link.focus();
  rerender(list([...jobs.slice(0, 6).toReversed(), ...jobs.slice(6)]));
  expect(screen.getByRole('link', { name: /Job 3 / })).toHaveFocus();
  expect(document.activeElement?.closest('li')).toHaveAttribute('aria-posinset', '3');
});
