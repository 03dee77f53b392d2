import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { makeCache } from '@/app/makeCache';
import { Providers } from '@/app/Providers';
import { FiltersInAddress } from '@/features/jobs/address/FiltersInAddress';
import { filterTicked, filtersLinked, noFilters } from '@/features/jobs/search/filtersSlice';
import { jobPath, paths, unfiltered } from '@/lib/paths';
import { makeStore } from '@/store/makeStore';
import { jobs } from '@test/fixtures';
import { candidates, item } from '@test/layout';
import { liveRegions } from '@test/liveRegions';
import { expectLogged } from '@test/problems';
import { renderApp } from '@test/renderApp';
import { box, leave, openList, search, showing, titles } from '@test/vacancies';

const list = (query: string) => `${paths.jobs}${query}`;
const title = () => screen.getByLabelText('Enter Job title');
const place = () => screen.getByLabelText('Set your location');
const sortBy = (value: string) => fireEvent.change(screen.getByLabelText('Sort by'), { target: { value } });
const note = () => screen.queryByText(/The link you followed has set these filters/);
const kept = () => screen.queryByText(/^Still on from before:/);
const showAll = () => screen.queryByRole('button', { name: 'Show every vacancy' });

test('the address follows the filters, with readable names, and keeps what else it carries', async () => {
  const { query } = await openList(list('?code=7'));
  await showing(jobs.length);
  fireEvent.click(box('Contract'));
  fireEvent.click(box('PartTime'));
  fireEvent.click(box('Part-time'));
  search('night porter');
  fireEvent.change(place(), { target: { value: 'Camden' } });
  sortBy('Past 1 week');
  await waitFor(() =>
    expect(query()).toBe(
      '?code=7&jobTitle=night+porter&location=Camden&jobType=Contract&jobType=PartTime&employmentType=Part-time&sortBy=Past+1+week',
    ),
  );
});

test('an address without filters stays as it is, and comes back when the filters are cleared', async () => {
  const { query } = await openList();
  search('ward');
  await waitFor(() => expect(query()).toBe('?jobTitle=ward'));
  search('');
  await waitFor(() => expect(query()).toBe(''));
  sortBy('Past 1 week');
  await waitFor(() => expect(query()).toBe('?sortBy=Past+1+week'));
  sortBy('');
  await waitFor(() => expect(query()).toBe(''));
});

test('filters in the address win over stored ones, say so, and can be exchanged for them', async () => {
  const first = await openList();
  search('ward');
  leave(first);
  await openList(list('?jobTitle=porter&jobType=PartTime&jobType=Astronaut'));
  await showing(1);
  expect(titles()).toEqual(['Porter']);
  expect(box('PartTime')).toBeChecked();
  expect(note()).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Use my own filters' }));
  await showing(1);
  expect(titles()).toEqual(['Ward Clerk']);
  expect(box('PartTime')).not.toBeChecked();
  expect(note()).not.toBeInTheDocument();
});

test('a link that asks for no filters shows every vacancy, and leaves a clean address', async () => {
  const first = await openList();
  search('ward');
  leave(first);
  const { query } = await openList(unfiltered(paths.jobs));
  await showing(jobs.length);
  await waitFor(() => expect(query()).toBe(''));
  expect(kept()).not.toBeInTheDocument();
});

test('that a link has set the filters is read out', async () => {
  const { store } = await openList();
  const { expectToRead } = liveRegions();
  act(() => void store.dispatch(filtersLinked({ ...noFilters, search: 'ward' })));
  expectToRead(note()!);
});

test('a visitor without filters of their own is offered every vacancy, until they change one', async () => {
  await openList(list('?jobTitle=ward'));
  await showing(1);
  expect(screen.getByRole('button', { name: 'Show every vacancy' })).toBeInTheDocument();
  search('porter');
  await showing(1);
  expect(note()).not.toBeInTheDocument();
});

test('“Show every vacancy” goes when it is pressed, and leaves the focus on the count', async () => {
  await openList(list('?jobTitle=ward'));
  fireEvent.click(await screen.findByRole('button', { name: 'Show every vacancy' }));
  expect(screen.getByText(/^Showing:/)).toHaveFocus();
});

test('leaving the page while typing still writes the search into the address', async () => {
  const { query } = await openList();
  search('ward clerk');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(query()).toBe('?jobTitle=ward+clerk');
});

test('a reload of one’s own list says nothing of a link', async () => {
  await openList(list('?jobType=Contract&jobType=Permanent'), {
    preloadedState: { filters: { ...noFilters, jobTypes: ['Permanent', 'Contract'] } },
  });
  await showing(2);
  expect(note()).not.toBeInTheDocument();
});

test('stored filters are written into an address that has none, named, and dropped in one press', async () => {
  const { query } = await openList(paths.jobs, {
    preloadedState: { filters: { ...noFilters, search: 'ward', location: 'Camden', jobTypes: ['Contract'] } },
  });
  await showing(1);
  expect(kept()).toHaveTextContent('Still on from before: ward, Camden, Contract.');
  await waitFor(() => expect(query()).toBe('?jobTitle=ward&location=Camden&jobType=Contract'));
  fireEvent.click(showAll()!);
  expect(await showing(jobs.length)).toHaveFocus();
  expect([title(), place()].map((input) => (input as HTMLInputElement).value)).toEqual(['', '']);
  expect(box('Contract')).not.toBeChecked();
  expect(kept()).not.toBeInTheDocument();
  expect(showAll()).not.toBeInTheDocument();
});

test('a filter that was on is named when the visitor comes back to the list by a link, until it is changed', async () => {
  await openList();
  search('ward');
  expect(kept()).not.toBeInTheDocument();
  fireEvent.click(await screen.findByRole('link', { name: /Ward Clerk/ }));
  await screen.findByRole('button', { name: 'Back to careers' });
  fireEvent.click(screen.getByRole('link', { name: 'See more vacancies' }));
  await showing(1);
  expect(kept()).toHaveTextContent('Still on from before: ward.');
  search('porter');
  await showing(1);
  expect(kept()).not.toBeInTheDocument();
  expect(showAll()).toBeInTheDocument();
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

test('Back to a list of one’s own search says nothing of a link', async () => {
  const { user, query, back } = await openList();
  search('ward');
  fireEvent.click(await screen.findByRole('link', { name: /Ward Clerk/ }));
  await screen.findByRole('button', { name: 'Back to careers' });
  await user.type(await screen.findByLabelText('Enter Job title'), 'porter{Enter}');
  await waitFor(() => expect(query()).toBe('?jobTitle=porter'));
  await searchAgainAndGoBack(query, back);
  expect(query()).toBe('?jobTitle=porter');
  expect(note()).not.toBeInTheDocument();
});

test('Back to a search for work like a vacancy that is gone says nothing of a link', async () => {
  const gone = { id: 'gone', job_title: 'Ward' };
  const { query, back } = await renderApp(jobPath('gone'), { preloadedState: { saved: { jobs: [gone] } } });
  fireEvent.click(await screen.findByRole('link', { name: 'Search for similar work' }));
  await waitFor(() => expect(query()).toBe('?jobTitle=Ward'));
  await showing(1);
  await searchAgainAndGoBack(query, back);
  expect(query()).toBe('?jobTitle=Ward');
  expect(note()).not.toBeInTheDocument();
  expectLogged(/vacancy gone/);
});

/** Opens the list once more, searches it for something else, and goes back. */
async function searchAgainAndGoBack(query: () => string, back: () => Promise<void>): Promise<void> {
  fireEvent.click(screen.getByRole('link', { name: 'National jobs' }));
  search('clerk');
  await waitFor(() => expect(query()).toBe('?jobTitle=clerk'));
  await back();
  await waitFor(() => expect(title()).not.toHaveValue('clerk'));
}

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
  expect(note()).not.toBeInTheDocument();
});

test('Enter in empty boxes of a vacancy leads to the list as it was', async () => {
  const { user } = await renderApp(jobPath('101'), {
    preloadedState: { filters: { ...noFilters, jobTypes: ['Internship'] } },
  });
  await user.type(await screen.findByLabelText('Enter Job title'), '{Enter}');
  await showing(1);
  expect(box('Internship')).toBeChecked();
});

describe('the visitor’s own filters', () => {
  const stored = () => localStorage.getItem('lindenway.filters');
  const link = list('?jobTitle=ward&jobType=Permanent');

  beforeEach(() => localStorage.setItem('lindenway.filters', '{"search":"porter"}'));

  test.each(['', '?code=zz'])(
    'are there again on the next visit of the list%s after a link',
    async (query) => {
      const first = await openList(link);
      await showing(0);
      expect(note()).toBeInTheDocument();
      leave(first);
      expect(stored()).toContain('porter');
      await openList(list(query));
      await showing(1);
      expect(titles()).toEqual(['Porter']);
      expect(box('Permanent')).not.toBeChecked();
      expect(note()).not.toBeInTheDocument();
    },
  );

  test('come back with the list from the menu, and outlast a way back to the link’s', async () => {
    const { query, back, user } = await openList(list('?jobTitle=ward'));
    await showing(1);
    fireEvent.click(screen.getByRole('link', { name: /Ward Clerk/ }));
    await screen.findByRole('button', { name: 'Back to careers' });
    await user.hover(candidates());
    await user.click(await item('National Jobs in and around London'));
    await waitFor(() => expect(query()).toBe('?jobTitle=porter'));
    expect(note()).not.toBeInTheDocument();
    await back();
    await back();
    await waitFor(() => expect(query()).toBe('?jobTitle=ward'));
    fireEvent.click(screen.getByRole('button', { name: 'Use my own filters' }));
    await waitFor(() => expect(query()).toBe('?jobTitle=porter'));
  });

  test('are offered still when a visitor comes back from a vacancy of the link’s list', async () => {
    await openList(list('?jobTitle=ward'));
    await showing(1);
    fireEvent.click(screen.getByRole('link', { name: /Ward Clerk/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'Back to careers' }));
    await showing(1);
    fireEvent.click(screen.getByRole('button', { name: 'Use my own filters' }));
    await showing(1);
    expect(titles()).toEqual(['Porter']);
  });

  test('are replaced once the visitor changes a filter of the link', async () => {
    const first = await openList(list('?jobTitle=ward'));
    fireEvent.click(box('Contract'));
    leave(first);
    expect(stored()).toMatch(/ward/);
    expect(stored()).not.toMatch(/porter/);
  });

  test('stay when a link sets nothing, and nothing is said', async () => {
    const { query } = await openList(list('?jobType=Bogus&sortBy=xx'));
    await showing(1);
    expect(titles()).toEqual(['Porter']);
    expect(note()).not.toBeInTheDocument();
    await waitFor(() => expect(query()).toBe('?jobTitle=porter'));
  });
});

test('a link leaves nothing on the device of a visitor without filters', async () => {
  leave(await openList(list('?jobTitle=ward')));
  expect(localStorage.getItem('lindenway.filters')).toBeNull();
});

test('what was chosen in the sheet stays when its entry has the address of before', async () => {
  const store = makeStore();
  const router = createMemoryRouter([{ path: '*', element: <FiltersInAddress /> }], {
    initialEntries: ['/JobsPage?jobType=Permanent'],
  });
  render(
    <Providers store={store} cache={makeCache()}>
      <RouterProvider router={router} />
    </Providers>,
  );
  const permanent = { group: 'jobTypes', option: 'Permanent' } as const;
  expect(store.getState().filters.jobTypes).toEqual(['Permanent']);
  await act(() => router.navigate('/JobsPage', { state: { dialog: true } }));
  act(() => void store.dispatch(filterTicked({ ...permanent, isTicked: false })));
  await act(() => router.navigate(-1));
  expect(store.getState().filters.jobTypes).toEqual([]);
  await waitFor(() => expect(router.state.location.search).toBe(''));
});
