import ThemeProvider from '@mui/system/ThemeProvider';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { theme } from '@/app/theme/theme';
import type { Job } from '@/contract/jobs';
import { JobList } from '@/features/jobs/cards/JobList';
import { keepingPlace } from '@/features/jobs/cards/useScrollRestoration';
import { makeStore } from '@/store/makeStore';
import { makeJob } from '@test/fixtures';

/** Unlike the height that the list guesses. */
const CARD_HEIGHT = 150;
const jobs = Array.from({ length: 200 }, (_, place) =>
  makeJob({ id: String(place), job_title: `Job ${place}` }),
);

const store = makeStore();
const list = (all: readonly Job[]) => (
  <Provider store={store}>
    <ThemeProvider theme={theme}>
      <MemoryRouter>
        <JobList jobs={all} />
      </MemoryRouter>
    </ThemeProvider>
  </Provider>
);
const open = () => render(list(jobs));

/** jsdom scrolls nowhere: does what a browser would. */
function scrollPage(offset: number) {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: offset });
  fireEvent.scroll(window);
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(CARD_HEIGHT);
});

afterEach(() => {
  jest.useRealTimers();
  scrollPage(0);
  history.replaceState(null, '');
});

test('the history entry stores where scrolling ended and the heights of the cards shown', () => {
  open();
  scrollPage(3000);
  act(() => jest.runAllTimers());
  const { place } = history.state;
  expect(place.offset).toBe(3000);
  expect(place.measurements).toContainEqual(expect.objectContaining({ key: '0', size: CARD_HEIGHT }));
});

test('a card pressed before the scrolling has ended stores the place too', () => {
  open();
  scrollPage(3000);
  fireEvent.click(document.body);
  expect(history.state.place.offset).toBe(3000);
});

test('coming back shows the list at that place, each card where it was', () => {
  const measurements = jobs
    .slice(0, 30)
    .map(({ id }, index) => ({ index, key: id, start: 0, size: CARD_HEIGHT, end: 0, lane: 0 }));
  history.replaceState({ place: { offset: 3000, measurements } }, '');
  open();
  expect(window.scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 3000 }));
  const card = screen.getByRole('link', { name: /Job 20 / }).closest('li');
  expect(card).toHaveStyle({ transform: `translateY(${20 * CARD_HEIGHT}px)` });
});

test('the place outlasts a filter that is written into the address', () => {
  const place = { offset: 3000, measurements: [] };
  history.replaceState({ place }, '');
  keepingPlace(() => history.replaceState({ key: 'filtered' }, ''));
  expect(history.state).toEqual({ key: 'filtered', place });
});

test('a visitor who is typing when the list arrives is not scrolled away', () => {
  history.replaceState({ place: { offset: 3000, measurements: [] } }, '');
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  open();
  expect(window.scrollTo).not.toHaveBeenCalledWith(expect.objectContaining({ top: 3000 }));
  field.remove();
});

describe('the part of the page that the address names', () => {
  let part: HTMLElement;
  const isBroughtIntoView = () => {
    const bringIntoView = jest.spyOn(part, 'scrollIntoView');
    open();
    act(() => jest.runAllTimers());
    return bringIntoView.mock.calls.length > 0;
  };

  beforeEach(() => {
    part = document.body.appendChild(document.createElement('section'));
    part.id = 'checks';
    part.tabIndex = -1;
    history.replaceState(null, '', '#checks');
  });
  afterEach(() => {
    part.remove();
    history.replaceState(null, '', '#');
  });

  test('is brought back into view once the list has pushed it down', () => {
    expect(isBroughtIntoView()).toBe(true);
  });

  test('is left alone by a visitor who comes back', () => {
    history.replaceState({ place: { offset: 3000, measurements: [] } }, '');
    expect(isBroughtIntoView()).toBe(false);
  });

  test('is left alone once the focus is elsewhere', () => {
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    expect(isBroughtIntoView()).toBe(false);
    field.remove();
  });
});

test.each([null, 'rubbish', { place: 7 }, { place: { index: 3, top: 20 } }])(
  'a history entry with the state %j starts at the top',
  (state) => {
    history.replaceState(state, '');
    open();
    expect(screen.getByRole('link', { name: /Job 0 / })).toBeVisible();
  },
);

test('focus stays with its vacancy when the list is refetched in another order', () => {
  const { rerender } = open();
  const link = screen.getByRole('link', { name: /Job 3 / });
  link.focus();
  rerender(list([...jobs.slice(0, 6).toReversed(), ...jobs.slice(6)]));
  expect(screen.getByRole('link', { name: /Job 3 / })).toHaveFocus();
  expect(document.activeElement?.closest('li')).toHaveAttribute('aria-posinset', '3');
});
