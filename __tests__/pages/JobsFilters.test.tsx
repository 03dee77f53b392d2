import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { noFilters } from '@/vacancies/filters';
import { apiPaths } from '@/contract/paths';
import { paths } from '@/lib/paths';
import { jobs, makeJob } from '@test/fixtures';
import { network, recordRequests, scenarios } from '@test/network';
import { expectLogged, problems } from '@test/problems';
import { renderApp } from '@test/renderApp';
import { box, filters, leave, openList, search, serve, showing, titles } from '@test/vacancies';

const sortBy = () => screen.getByLabelText('Sort by');
const place = () => screen.getByLabelText('Set your location');

test('says politely how many vacancies are left', async () => {
  await openList();
  expect(await showing(jobs.length)).toHaveAttribute('aria-live', 'polite');
});

test.each([
  ['the employment type', 'PART-time', ['Healthcare Assistant, Nights', 'Recruitment Intern', 'Porter']],
  ['the job type', 'permanent', ['Live-in Carer']],
  ['a part of a word', 'idwif', ['Registered Midwife, Community Team']],
  ['blanks around it', '  porter ', ['Porter']],
])('searches %s', async (_name, text, expected) => {
  await openList();
  search(text);
  await showing(expected.length);
  expect(titles()).toEqual(expected);
});

test('takes what is typed as letters, never as a pattern', async () => {
  await openList();
  search('.*');
  await showing(0);
  search('(');
  expect(await showing(0)).toBeInTheDocument();
});

test('matches a box as a part of the type, in any case', async () => {
  serve([
    makeJob({ id: '1', job_title: 'One', job_type: 'fixed CONTRACT', employment_type: 'FULL-TIME days' }),
    makeJob({ id: '2', job_title: 'Two', job_type: 'Part-Time', employment_type: 'part-time' }),
    makeJob({ id: '3', job_title: 'Three', job_type: 'PartTime', employment_type: '' }),
  ]);
  await openList();
  fireEvent.click(box('Contract'));
  await showing(1);
  expect(titles()).toEqual(['One']);
  fireEvent.click(box('Full-time'));
  await showing(1);
  fireEvent.click(box('Contract'));
  fireEvent.click(box('Full-time'));
  fireEvent.click(box('PartTime'));
  await waitFor(() => expect(titles()).toEqual(['Two', 'Three']));
});

test('offers the fixed boxes in two groups, which reach every vacancy here', async () => {
  serve(jobs.filter(({ job_type }) => job_type !== 'Full-Time'));
  await openList();
  const namesIn = (group: string) =>
    within(filters().getByRole('group', { name: group }))
      .getAllByRole<HTMLInputElement>('checkbox')
      .map(({ name }) => name);
  expect(namesIn('Job Type')).toEqual(['Permanent', 'PartTime', 'Contract', 'Internship']);
  expect(namesIn('Employment Type')).toEqual(['Full-time', 'Part-time']);
});

test('matches a sector exactly, where one is set', async () => {
  serve([makeJob({ id: '1', Sector: 'Midwifery' }), makeJob({ id: '2', Sector: 'Midwifery, community' })]);
  await openList(paths.jobs, { preloadedState: { filters: { ...noFilters, sector: 'Midwifery' } } });
  expect(await showing(1)).toBeInTheDocument();
});

test('clears the boxes alone: what was typed stays', async () => {
  await openList();
  search('ward');
  fireEvent.click(box('Permanent'));
  await showing(0);
  fireEvent.click(filters().getByRole('button', { name: 'Clear all' }));
  await showing(1);
  expect(screen.getByLabelText('Enter Job title')).toHaveValue('ward');
});

test('keeps the place and the order for the next visit', async () => {
  const first = await openList();
  fireEvent.change(place(), { target: { value: 'Camden' } });
  fireEvent.change(sortBy(), { target: { value: 'Past 1 month' } });
  leave(first);
  await openList();
  expect(place()).toHaveValue('Camden');
  expect(sortBy()).toHaveValue('Past 1 month');
});

test.each([
  [
    'are loading',
    'Loading jobs...',
    () => network.use(http.get(`*${apiPaths.jobs}`, () => delay('infinite'))),
  ],
  ['could not be loaded', 'Showing: 0 filtered jobs', () => scenarios.isCut(apiPaths.jobs)],
])('says that no order is applied while vacancies %s, and lets one be chosen', async (_, told, trouble) => {
  trouble();
  const { user } = await renderApp(paths.jobs);
  await screen.findByText(told);
  expect(sortBy()).toHaveDisplayValue('Any time');
  expect(
    within(sortBy())
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Past 24 hours', 'Past 1 week', 'Past 1 month']);
  await user.selectOptions(sortBy(), 'Past 24 hours');
  expect(sortBy()).toHaveDisplayValue('Past 24 hours');
  problems.take(); // a list that could not be loaded is logged
});

test('offers the highest pay where pay can be read, and leads to it', async () => {
  serve([
    makeJob({ id: '1', job_title: 'Porter', pay: '£14 an hour' }),
    makeJob({ id: '2', job_title: 'Nurse', pay: '£40,000 a year' }),
    makeJob({ id: '3', job_title: 'Clerk' }),
  ]);
  await openList();
  expect(titles()).toEqual(['Porter', 'Nurse', 'Clerk']);
  fireEvent.change(sortBy(), { target: { value: 'Highest pay' } });
  await showing(3);
  expect(titles()).toEqual(['Nurse', 'Porter', 'Clerk']);
  expect(screen.getByRole('heading', { name: 'Pay not stated in figures (1)' })).toBeVisible();
});

test('moves the focus to the results when Search is pressed, and changes nothing', async () => {
  await openList();
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(await showing(jobs.length)).toHaveFocus();
});

test('shows an empty list of a backend without vacancies', async () => {
  serve([]);
  await openList();
  await showing(0);
  expect(screen.queryByRole('list', { name: 'Vacancies' })).not.toBeInTheDocument();
});

test('asks again at once when the connection comes back', async () => {
  scenarios.isCut(apiPaths.jobs);
  const requests = recordRequests(apiPaths.jobs);
  await openList();
  await showing(0);
  expectLogged(/vacancies could not be loaded/);
  network.resetHandlers();
  const before = requests.length;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(requests.length).toBeGreaterThan(before), { timeout: 1000 });
  await showing(jobs.length);
});

test.each([500, 200])(
  'logs the error field that came in place of the vacancies (status %d)',
  async (status) => {
    scenarios.answers(apiPaths.jobs, status, { error: 'The CRM is closed' });
    await openList();
    await showing(0);
    expect(console.error).toHaveBeenCalledWith(
      expect.stringContaining('vacancies could not be loaded'),
      expect.objectContaining({ error: 'The CRM is closed' }),
    );
    expectLogged(/lindenway/);
  },
);

test('where nothing lies in a place, the nearest are named, and one press goes there', async () => {
  serve([
    makeJob({ id: '1', location: 'Tooting, London SW17' }),
    makeJob({ id: '2', location: 'Tooting, London SW17' }),
    makeJob({ id: '3', location: 'Vauxhall, London SW8' }),
    makeJob({ id: '4' }),
  ]);
  const { user } = await openList();
  fireEvent.change(place(), { target: { value: 'Clapham' } });
  expect(await screen.findByText('None in Clapham. Nearest:')).toBeInTheDocument();
  search('midwife');
  expect(await screen.findByText('No job called “midwife” in Clapham. Nearest:')).toBeInTheDocument();
  search('');
  expect(screen.getByRole('button', { name: 'Vauxhall (1)' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Tooting (2)' }));
  // With the one whose place is not stated.
  await waitFor(async () => expect(await showing(3)).toHaveFocus());
  expect(place()).toHaveValue('Tooting');
  expect(screen.queryByText(/^None in/)).not.toBeInTheDocument();
  // A place in the other box is understood too, and moves to its own.
  search('Reading');
  await user.clear(place());
  await user.click(await screen.findByRole('button', { name: 'Tooting (2)' }));
  await showing(3);
  expect(place()).toHaveValue('Tooting');
  expect(screen.getByLabelText('Enter Job title')).toHaveValue('');
});
