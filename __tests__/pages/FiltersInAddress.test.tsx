import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { keepFiltersInAddress } from '@/app/filtersInAddress';
import { filterTicked } from '@/features/jobs/search/filtersSlice';
import { noFilters } from '@/vacancies/filters';
import { jobPath, paths } from '@/lib/paths';
import { makeStore } from '@/store/makeStore';
import { jobs } from '@test/fixtures';
import { candidates, item } from '@test/layout';
import { renderApp, signedInState } from '@test/renderApp';
import { box, openList, search, showing, titles } from '@test/vacancies';

const list = (query: string) => `${paths.jobs}${query}`;
const title = () => screen.getByLabelText('Enter Job title');
const place = () => screen.getByLabelText('Set your location');
const showAll = () => screen.queryByRole('button', { name: 'Show every vacancy' });
const tags = () =>
  screen.queryAllByRole('button', { name: /^Remove filter / }).map(({ textContent }) => textContent);
const stored = () => localStorage.getItem('lindenway.filters');

test('filters in the address win over those that the device kept, and are kept in their place', async () => {
  localStorage.setItem('lindenway.filters', '{"search":"ward","jobTypes":["Contract"]}');
  await openList(list('?jobTitle=porter&jobType=PartTime&jobType=Astronaut'));
  await showing(1);
  expect(titles()).toEqual(['Porter']);
  expect(box('PartTime')).toBeChecked();
  expect(box('Contract')).not.toBeChecked();
  expect(stored()).toContain('porter');
});

test('whoever signs in learns that filters from before are those of the device, until they change one', async () => {
  localStorage.setItem('lindenway.filters', '{"search":"ward"}');
  await openList(paths.jobs, { preloadedState: signedInState });
  expect(tags()).toEqual(['ward']);
  expect(screen.getByText('Saved on this device')).toBeInTheDocument();
  search('porter');
  await waitFor(() => expect(screen.queryByText('Saved on this device')).not.toBeInTheDocument());
});

describe('a link that promises all vacancies', () => {
  beforeEach(() => localStorage.setItem('lindenway.filters', '{"search":"ward"}'));

  test('has the plain address, and drops the filters that the device kept when it is pressed', async () => {
    const { user, query } = await renderApp(paths.about);
    const link = await screen.findByRole('link', { name: 'View all Vacancies' });
    expect(link).toHaveAttribute('href', paths.jobs);
    await user.click(link);
    await showing(jobs.length);
    expect(query()).toBe('');
    expect(stored()).toBeNull();
  });

  test.each([
    ['a new tab', 'click', { ctrlKey: true }],
    ['a new tab by the middle button', 'auxclick', { button: 1 }],
  ])('drops them for %s too', async (_name, type, init) => {
    await renderApp(paths.home);
    const [link] = await screen.findAllByRole('link', { name: /^View all Vacancies/ });
    expect(link).toHaveAttribute('href', paths.jobs);
    fireEvent(link!, new MouseEvent(type, { bubbles: true, cancelable: true, ...init }));
    expect(stored()).toBeNull();
  });

  test('is not every link to the list: the menu’s keeps the filters', async () => {
    const { user } = await renderApp(paths.home);
    await user.hover(candidates());
    await user.click(await item('National'));
    await showing(1);
    expect(titles()).toEqual(['Ward Clerk']);
  });
});

test('leaving the page while typing still writes the search into the address', async () => {
  const { query } = await openList();
  search('ward clerk');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(query()).toBe('?jobTitle=ward+clerk');
});

test('filters that the device kept are written into an address without any; each is a tag that a press removes', async () => {
  const { query } = await openList(paths.jobs, {
    preloadedState: {
      filters: {
        ...noFilters,
        search: 'ward',
        location: 'Camden',
        jobTypes: ['Contract'],
        sortBy: 'Past 1 week',
      },
    },
  });
  await showing(1);
  await waitFor(() =>
    expect(query()).toBe('?jobTitle=ward&location=Camden&jobType=Contract&sortBy=Past+1+week'),
  );
  expect(tags()).toEqual(['ward', 'Camden', 'Past 1 week', 'Contract']);
  fireEvent.click(screen.getByRole('button', { name: 'Remove filter ward' }));
  expect(title()).toHaveValue('');
  expect(tags()).toEqual(['Camden', 'Past 1 week', 'Contract']);
  fireEvent.click(showAll()!);
  expect(await showing(jobs.length)).toHaveFocus();
  expect(place()).toHaveValue('');
  expect(box('Contract')).not.toBeChecked();
  expect(tags()).toEqual([]);
});

test('Back returns to the same list, even one without filters, whoever leaves in mid-typing', async () => {
  const { user, pathname, query } = await openList();
  await user.click(await screen.findByRole('link', { name: /Porter/ }));
  await screen.findByRole('button', { name: 'Back to careers' });
  await user.type(await screen.findByLabelText('Enter Job title'), 'ward{Enter}');
  await showing(1);
  expect(pathname() + query()).toBe(list('?jobTitle=ward'));
  search('ward clerk');
  fireEvent.click(screen.getByRole('link', { name: /Ward Clerk/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Back to careers' }));
  await showing(1);
  expect(title()).toHaveValue('ward clerk');
});

test('Enter in the boxes of a vacancy takes what was typed to the list, instead of older filters', async () => {
  const { user, pathname } = await renderApp(jobPath('101'), {
    preloadedState: { filters: { ...noFilters, jobTypes: ['Internship'] } },
  });
  await user.type(await screen.findByLabelText('Enter Job title'), 'porter');
  await user.type(place(), 'Camden{Enter}');
  await showing(1);
  expect(pathname()).toBe(paths.jobs);
  expect(title()).toHaveValue('porter');
  expect(place()).toHaveValue('Camden');
  expect(box('Internship')).not.toBeChecked();
});

test('Enter in empty boxes of a vacancy leads to the list as it was', async () => {
  const { user } = await renderApp(jobPath('101'), {
    preloadedState: { filters: { ...noFilters, jobTypes: ['Internship'] } },
  });
  await user.type(await screen.findByLabelText('Enter Job title'), '{Enter}');
  await showing(1);
  expect(box('Internship')).toBeChecked();
});

test('going back and forth shows the filters of each address; what was chosen in the sheet stays when the entry below it has the address of before', async () => {
  const store = makeStore();
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/JobsPage'] });
  const stop = keepFiltersInAddress(store, router);
  const choose = (isTicked: boolean) =>
    store.dispatch(filterTicked({ group: 'jobTypes', option: 'Permanent', isTicked }));
  await router.navigate('/JobsPage?jobType=Permanent');
  expect(store.getState().filters.jobTypes).toEqual(['Permanent']);
  await router.navigate(-1);
  expect(store.getState().filters.jobTypes).toEqual([]);
  await router.navigate(1);
  expect(store.getState().filters.jobTypes).toEqual(['Permanent']);
  await router.navigate('/JobsPage?jobType=Permanent', { state: { dialog: true } });
  choose(false);
  await router.navigate(-1);
  expect(store.getState().filters.jobTypes).toEqual([]);
  await waitFor(() => expect(router.state.location.search).toBe(''));
  stop();
});
