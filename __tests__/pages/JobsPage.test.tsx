import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { apiPaths } from '@/contract/paths';
import { paths } from '@/lib/paths';
import { jobs, makeJob } from '@test/fixtures';
import { network, recordRequests, scenarios } from '@test/network';
import { expectLogged, problems } from '@test/problems';
import { renderApp } from '@test/renderApp';
import { openList, search, serve, showing, titles } from '@test/vacancies';

const placeholders = () => document.querySelectorAll('[data-needs-script][aria-hidden] > div');
const cards = () => within(screen.getByRole('list', { name: 'Vacancies' })).getAllByRole('link');
const sortBy = () => screen.getByLabelText('Sort by');
const place = () => screen.getByLabelText('Set your location');
const sort = (value: string) => fireEvent.change(sortBy(), { target: { value } });
const typePlace = (value: string) => fireEvent.change(place(), { target: { value } });
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

test('the page says politely that it is loading, over placeholders, and then how many vacancies there are', async () => {
  const answer = scenarios.answersLate(apiPaths.jobs, { result: { items: jobs } });
  await renderApp(paths.jobs);
  expect(await screen.findByText('Loading jobs...')).toHaveAttribute('aria-live', 'polite');
  expect(placeholders()).toHaveLength(6);
  answer();
  expect(await showing(jobs.length)).toHaveAttribute('aria-live', 'polite');
  expect(placeholders()).toHaveLength(0);
});

test('a vacancy is a link with its title, employment type and job type', async () => {
  await openList();
  const card = await screen.findByRole('link', { name: /Registered Midwife/ });
  expect(card).toHaveAttribute('href', '/job/101');
  expect(card).toHaveTextContent(/JOB TITLE.*EMPLOYMENT TYPE Full-time.*JOB TYPE Full-Time/);
});

test('a vacancy shows a dash for each type that it lacks, and every other fact that it has', async () => {
  serve([
    makeJob({ id: '1', employment_type: '', job_type: '' }),
    makeJob({ id: '2', pay: '£20 an hour', location: 'Camden', closes_at: '2099-12-13' }),
    makeJob({ id: '3', closes_at: '2020-01-07' }),
    makeJob({ id: '4', workplace: 'Hospital', shifts: 'Days and nights', hours: '37.5 a week' }),
    { ...makeJob({ id: '5' }), sponsorship: true },
  ]);
  await openList();
  expect(cards()[0]).toHaveTextContent(/EMPLOYMENT TYPE – ?JOB TYPE –/);
  expect(cards()[0]).not.toHaveTextContent(/Closes|Sponsorship| · |undefined/);
  expect(cards()[1]).toHaveTextContent('£20 an hour Camden Closes 13 Dec');
  expect(cards()[2]).toHaveTextContent(/ ?Closed 7 Jan 2020$/);
  expect(cards()[3]).toHaveTextContent(/Hospital Days and nights 37.5 a week$/);
  expect(cards()[4]).toHaveTextContent(/Sponsorship offered$/);
});

test('a job type that says the same as the employment type is read out, and not seen', async () => {
  serve([
    makeJob({ id: '1', employment_type: 'Part-time', job_type: 'PartTime' }),
    makeJob({ id: '2', employment_type: 'Full-time', job_type: 'Permanent' }),
  ]);
  await openList(paths.jobs, { hasStyles: true });
  const isSeen = (type: string) =>
    getComputedStyle(screen.getByText(type, { selector: '.types span' }).parentElement!).position !==
    'absolute';
  expect(cards()[0]).toHaveAccessibleName(/EMPLOYMENT TYPE Part-time JOB TYPE PartTime/);
  expect(['Part-time', 'PartTime', 'Full-time', 'Permanent'].map(isSeen)).toEqual([true, false, true, true]);
});

test('"near me" hides nothing, in either box, and asks for a place', async () => {
  serve([makeJob({ job_title: 'Carer', location: 'Tooting, London SW17' })]);
  await openList();
  for (const type of [
    () => typePlace('near me'),
    () => typePlace('within three km'),
    () => search('caring near me'),
    () => search('job near me'),
  ]) {
    type();
    expect(place()).toHaveAccessibleDescription('Near where? Type a town or postcode here.');
    expect(await screen.findByRole('link', { name: /JOB TITLE Carer/ })).toBeInTheDocument();
    // The question would be out of sight.
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(screen.getByRole('heading', { name: /^Showing/ })).not.toHaveFocus();
    typePlace('');
  }
  search('carer');
  expect(place()).not.toHaveAccessibleDescription();
});

test('place and order say from the start where they can do nothing, and hold what is typed', async () => {
  await openList();
  expect(place()).toHaveAccessibleDescription(/carry no place yet/);
  expect(sortBy()).toHaveAccessibleDescription(/carry no date yet/);
  typePlace('Camden');
  await showing(jobs.length);
  sort('Past 24 hours');
  await showing(jobs.length);
});

test('place, date and pay narrow and order the list where vacancies carry them', async () => {
  serve([
    makeJob({ id: '1', job_title: 'Old', location: 'Camden', posted_at: ago(100), pay: '£14 an hour' }),
    makeJob({ id: '2', job_title: 'New', location: 'Camden Town', posted_at: ago(1) }),
    makeJob({ id: '3', job_title: 'Newer', location: 'Lambeth', posted_at: ago(0.5) }),
  ]);
  await openList();
  for (const name of ['Posted in the past 24 hours (2)', 'Posted in the past week (1)'])
    expect(screen.getByRole('heading', { name })).toBeInTheDocument();
  for (const control of [place(), sortBy()]) expect(control).not.toHaveAccessibleDescription();
  typePlace('camden');
  await showing(2);
  sort('Past 1 week');
  await waitFor(() => expect(titles()).toEqual(['New', 'Old']));
  sort('Past 24 hours');
  await waitFor(() => expect(titles()).toEqual(['New']));
  sort('Highest pay');
  await waitFor(() => expect(titles()).toEqual(['Old', 'New']));
  expect(screen.getByRole('heading', { name: 'Pay not stated in figures (1)' })).toBeVisible();
});

test('the ages of vacancies count from the server’s clock, however wrong the device’s', async () => {
  const items = [makeJob({ posted_at: '2026-03-01T10:00Z' })];
  network.use(
    http.get(`*${apiPaths.jobs}`, () =>
      HttpResponse.json({ items }, { headers: { Date: 'Mon, 02 Mar 2026 09:00:00 GMT' } }),
    ),
  );
  await openList();
  sort('Past 24 hours');
  await showing(1);
});

test.each([
  ['are loading', 'Loading jobs...', () => scenarios.hangs(apiPaths.jobs)],
  ['could not be loaded', 'Showing: 0 filtered jobs', () => scenarios.isCut(apiPaths.jobs)],
])('while vacancies %s no order is applied, and one can be chosen', async (_, told, trouble) => {
  trouble();
  const { user } = await renderApp(paths.jobs);
  await screen.findByText(told);
  expect(sortBy()).toHaveDisplayValue('Any time');
  const options = within(sortBy()).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Past 24 hours',
    'Past 1 week',
    'Past 1 month',
  ]);
  await user.selectOptions(sortBy(), 'Past 24 hours');
  expect(sortBy()).toHaveDisplayValue('Past 24 hours');
  problems.take(); // A list that could not be loaded is logged.
});

test('a backend without vacancies has an empty list', async () => {
  serve([]);
  await openList();
  await showing(0);
  expect(screen.queryByRole('list', { name: 'Vacancies' })).not.toBeInTheDocument();
});

test('a list that failed is logged and shown as empty, and comes by itself without "Loading" again', async () => {
  scenarios.isCut(apiPaths.jobs);
  const requests = recordRequests(apiPaths.jobs);
  await openList();
  await showing(0);
  expectLogged(/vacancies could not be loaded/);
  const answer = scenarios.answersLate(apiPaths.jobs, { result: { items: jobs } });
  await waitFor(() => expect(requests.length).toBeGreaterThan(1));
  // Read out again and again, it would disturb.
  expect(screen.queryByText('Loading jobs...')).not.toBeInTheDocument();
  answer();
  await showing(jobs.length);
});

test('where nothing lies in a place, the nearest are named, and one press goes there', async () => {
  serve([
    makeJob({ id: '1', location: 'Tooting, London SW17' }),
    makeJob({ id: '2', location: 'Tooting, London SW17' }),
    makeJob({ id: '3', location: 'Vauxhall, London SW8' }),
    makeJob({ id: '4' }),
  ]);
  const { user } = await openList();
  typePlace('Clapham');
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
  typePlace('Manchester');
  expect(await screen.findByText(/We have no vacancies in “Manchester”/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Tooting (2)' })).toBeInTheDocument();
});
