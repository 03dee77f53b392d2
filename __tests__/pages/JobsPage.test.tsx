import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { apiPaths } from '@/contract/paths';
import { paths } from '@/lib/paths';
import { jobs, makeJob } from '@test/fixtures';
import { recordRequests, scenarios } from '@test/network';
import { expectLogged } from '@test/problems';
import { renderApp } from '@test/renderApp';
import { box, filters, leave, openList, search, serve, showing, titles } from '@test/vacancies';

const placeholders = () => document.querySelectorAll('[aria-hidden] > div > .words');

test('announces politely that it is loading', async () => {
  scenarios.hangs(apiPaths.jobs);
  await renderApp(paths.jobs);
  const heading = await screen.findByText('Loading jobs...');
  expect(heading).toHaveAttribute('aria-live', 'polite');
  expect(placeholders()).toHaveLength(6);
});

test('shows placeholders only until the list is there', async () => {
  await openList();
  await showing(jobs.length);
  expect(placeholders()).toHaveLength(0);
});

test('shows each vacancy as a link with its title, employment type and job type', async () => {
  await openList();
  await showing(jobs.length);
  const card = await screen.findByRole('link', { name: /Registered Midwife/ });
  expect(card).toHaveAttribute('href', '/job/101');
  expect(card).toHaveTextContent('JOB TITLE');
  expect(card).toHaveTextContent('EMPLOYMENT TYPE Full-time');
  expect(card).toHaveTextContent('JOB TYPE Full-Time');
});

test('shows a dash for each type that a vacancy lacks', async () => {
  serve([makeJob({ employment_type: '', job_type: '' })]);
  await openList();
  const card = screen.getByRole('link', { name: /JOB TITLE/ });
  expect(card).toHaveTextContent(/EMPLOYMENT TYPE – ?JOB TYPE –/);
  expect(card).not.toHaveTextContent(/Closes|undefined/);
});

test('shows pay, place and closing day where a vacancy has them', async () => {
  serve([
    makeJob({ id: '1', pay: '£20 an hour', location: 'Camden', closes_at: '2099-12-13' }),
    makeJob({ id: '2', job_title: 'Porter', closes_at: '2099-01-07T09:00Z' }),
    makeJob({ id: '3', job_title: 'Nurse', closes_at: '2020-01-07' }),
  ]);
  await openList();
  const cards = within(screen.getByRole('list', { name: 'Vacancies' })).getAllByRole('link');
  expect(cards[0]).toHaveTextContent('£20 an hour Camden Closes 13 Dec');
  expect(cards[1]).toHaveTextContent(/ ?Closes 7 Jan 2099$/);
  expect(cards[2]).toHaveTextContent(/ ?Closed 7 Jan 2020$/);
});

test('shows workplace, shifts, hours and sponsorship where a vacancy has them', async () => {
  serve([
    makeJob({ id: '1', workplace: 'Hospital', shifts: 'Days and nights', hours: '37.5 a week' }),
    { ...makeJob({ id: '2', job_title: 'Nurse' }), sponsorship: true },
    { ...makeJob({ id: '3', job_title: 'Porter' }), sponsorship: {} },
  ]);
  await openList();
  const cards = within(screen.getByRole('list', { name: 'Vacancies' })).getAllByRole('link');
  expect(cards[0]).toHaveTextContent(/Hospital Days and nights 37.5 a week$/);
  expect(cards[1]).toHaveTextContent(/Sponsorship offered$/);
  expect(cards[2]).not.toHaveTextContent(/Sponsorship| · |undefined/);
  expectLogged(/vacancy 3: sponsorship could not be read/);
});

test('shows the employment type to the eye also where the job type says the same', async () => {
  serve([makeJob({ employment_type: 'Part-time', job_type: 'PartTime' })]);
  await openList(paths.jobs, { hasStyles: true });
  const card = within(screen.getByRole('link', { name: /JOB TITLE/ }));
  for (const [label, value] of [
    ['EMPLOYMENT TYPE', 'Part-time'],
    ['JOB TYPE', 'PartTime'],
  ] as const) {
    expect(card.getByText(value)).toBeVisible();
    expect(card.getByText(value).parentElement).toHaveTextContent(`${label} ${value}`);
    expect(getComputedStyle(card.getByText(value)).position).not.toBe('absolute');
  }
});

test.each([
  ['Permanent', ['Live-in Carer']],
  ['PartTime', ['Healthcare Assistant, Nights', 'Porter']],
  ['Contract', ['Ward Clerk']],
  ['Internship', ['Recruitment Intern']],
])('keeps those whose job type contains %s', async (option, expected) => {
  await openList();
  fireEvent.click(box(option));
  await showing(expected.length);
  expect(titles()).toEqual(expected);
});

test('keeps those of any ticked type, and of both groups', async () => {
  await openList();
  fireEvent.click(box('Contract'));
  fireEvent.click(box('PartTime'));
  await showing(3);
  fireEvent.click(box('Part-time'));
  await showing(2);
  expect(titles()).toEqual(['Healthcare Assistant, Nights', 'Porter']);
});

test('clears the ticked boxes, and offers to only while some are ticked', async () => {
  await openList();
  const clear = filters().getByRole('button', { name: 'Clear all' });
  expect(clear).toBeDisabled();
  fireEvent.click(box('Contract'));
  expect(clear).toBeEnabled();
  fireEvent.click(clear);
  await showing(jobs.length);
  expect(box('Contract')).not.toBeChecked();
  expect(clear).toBeDisabled();
});

test('folds a group of filters', async () => {
  await openList();
  const group = filters().getByRole('button', { name: 'Job Type' });
  expect(group).toHaveAttribute('aria-expanded', 'true');
  fireEvent.click(group);
  expect(group).toHaveAttribute('aria-expanded', 'false');
});

test('searches titles in any case, and says so when nothing matches', async () => {
  await openList();
  search('WARD');
  await showing(1);
  expect(titles()).toEqual(['Ward Clerk']);
  search('astronaut');
  await showing(0);
  const words = screen.getByText('No jobs match your search');
  const drawing = document.querySelector('[src$="street-dark.svg"]')!;
  expect(words.compareDocumentPosition(drawing)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('says from the start where place and order can do nothing, and holds what is typed', async () => {
  await openList();
  expect(screen.getByLabelText('Set your location')).toHaveAccessibleDescription(/carry no place yet/);
  expect(screen.getByLabelText('Sort by')).toHaveAccessibleDescription(/carry no date yet/);
  fireEvent.change(screen.getByLabelText('Set your location'), { target: { value: 'Camden' } });
  await showing(jobs.length);
  fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'Past 24 hours' } });
  await showing(jobs.length);
});

test('narrows by place and date where vacancies carry them, newest first', async () => {
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  serve([
    makeJob({ id: '1', job_title: 'Old', location: 'Camden', posted_at: ago(100) }),
    makeJob({ id: '2', job_title: 'New', location: 'Camden Town', posted_at: ago(1) }),
    makeJob({ id: '3', job_title: 'Newer', location: 'Lambeth', posted_at: ago(0.5) }),
  ]);
  await openList();
  for (const name of ['Posted in the past 24 hours (2)', 'Posted in the past week (1)'])
    expect(screen.getByRole('heading', { name })).toBeInTheDocument();
  for (const label of ['Set your location', 'Sort by'])
    expect(screen.getByLabelText(label)).not.toHaveAccessibleDescription();
  fireEvent.change(screen.getByLabelText('Set your location'), { target: { value: 'camden' } });
  await showing(2);
  fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'Past 1 week' } });
  await waitFor(() => expect(titles()).toEqual(['New', 'Old']));
  fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'Past 24 hours' } });
  await waitFor(() => expect(titles()).toEqual(['New']));
});

test('reads a list that stands under plain `items`', async () => {
  scenarios.answers(apiPaths.jobs, 200, { items: jobs });
  await openList();
  await showing(jobs.length);
});

test('keeps the filters for the next visit', async () => {
  const first = await openList();
  fireEvent.click(box('Contract'));
  search('ward');
  await showing(1);
  leave(first);
  await openList();
  expect(box('Contract')).toBeChecked();
  expect(screen.getByLabelText('Enter Job title')).toHaveValue('ward');
});

test.each([
  ['a cut connection', () => scenarios.isCut(apiPaths.jobs)],
  ['a page of HTML', () => scenarios.gatewayIsDown(apiPaths.jobs)],
  ['an answer of the wrong shape', () => scenarios.answers(apiPaths.jobs, 200, { result: [] })],
])('logs %s, shows an empty list and tries again by itself', async (_name, fail) => {
  fail();
  const requests = recordRequests(apiPaths.jobs);
  await openList();
  await showing(0);
  expectLogged(/lindenway/);
  const answer = scenarios.answersLate(apiPaths.jobs, { result: { items: jobs } });
  await waitFor(() => expect(requests.length).toBeGreaterThan(1), { timeout: 5000 });
  // Read out again and again, it would disturb.
  expect(screen.queryByText('Loading jobs...')).not.toBeInTheDocument();
  answer();
  await showing(jobs.length);
});

test('leaves out a vacancy without an id, and logs it', async () => {
  serve([{ job_title: 'Porter' }, makeJob()]);
  await openList();
  await showing(1);
  expectLogged(/lindenway/);
});
