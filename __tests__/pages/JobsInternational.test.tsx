import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '@/lib/paths';
import { jobs, makeJob } from '@test/fixtures';
import { openList, search, serve, showing, titles } from '@test/vacancies';

const headings = () =>
  within(screen.getByRole('main'))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);

test('what candidates from abroad need stands before the vacancies, and the search right above them', async () => {
  await openList(paths.jobsInternational);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Jobs for international candidates');
  const page = screen.getByRole('main').textContent;
  for (const need of [/right to work/i, /sponsor/i, /regist/i]) expect(page).toMatch(need);
  const discover = headings().indexOf('Discover');
  expect(headings().indexOf('Registration: NMC or HCPC')).toBeLessThan(discover);
  expect(headings().indexOf(`Showing: ${jobs.length} filtered jobs`)).toBeGreaterThan(discover);
  expect(headings().indexOf('Countries we may not recruit from')).toBeGreaterThan(discover);
});

test('ready-made searches change the list without loading the page', async () => {
  const { user, query } = await openList(paths.jobsInternational);
  search('porter');
  await showing(1);
  await user.click(screen.getByRole('link', { name: 'Midwife (1)' }));
  await waitFor(async () => expect(await showing(1)).toHaveFocus());
  expect(query()).toBe('?jobTitle=Midwife');
  expect(titles()).toEqual(['Registered Midwife, Community Team']);
  expect(screen.getByLabelText('Enter Job title')).toHaveValue('Midwife');
  const current = screen.getAllByRole('link', { current: true }).map(({ textContent }) => textContent);
  expect(current).toEqual(['Midwife (1)']);
});

test('the sponsored searches list exactly the vacancies that say they are sponsored', async () => {
  serve([
    { ...makeJob({ id: '1', job_title: 'Nurse' }), sponsorship: true },
    { ...makeJob({ id: '2', job_title: 'Night Nurse' }), sponsorship: false },
    makeJob({ id: '3', job_title: 'Theatre Nurse' }),
    { ...makeJob({ id: '4', job_title: 'Midwife' }), sponsorship: 'For some candidates' },
  ]);
  const { user } = await openList(paths.jobsInternational);
  expect(screen.getByText('Show sponsored jobs:')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'All of them (2)' }));
  await showing(2);
  expect(titles()).toEqual(['Nurse', 'Midwife']);
  expect(screen.getByRole('link', { current: true })).toHaveTextContent('All of them (2)');
  await user.click(screen.getByRole('link', { name: 'Nurse (1)' }));
  await showing(1);
  expect(titles()).toEqual(['Nurse']);
});

test('the list shows the vacancies with sponsorship alone at first, and counts them all', async () => {
  serve([
    { ...makeJob({ id: '1', job_title: 'Porter' }), sponsorship: false },
    { ...makeJob({ id: '2', job_title: 'Nurse' }), sponsorship: true },
    makeJob({ id: '3', job_title: 'Clerk' }),
  ]);
  const { user } = await openList(paths.jobsInternational);
  await showing(3);
  expect(titles()).toEqual(['Nurse']);
  expect(screen.getByText(/Vacancies with sponsorship come first: 1 now/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show the others, without sponsorship (2)' }));
  expect(titles()).toEqual(['Nurse', 'Porter', 'Clerk']);
  expect(screen.getByRole('heading', { name: 'Sponsorship offered (1)' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Other vacancies (2)' })).toBeVisible();
});

test('the page promises no sponsorship where vacancies say nothing of it', async () => {
  await openList(paths.jobsInternational);
  await showing(jobs.length);
  expect(screen.queryByText('Show sponsored jobs:')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Nurse \(\d+\)$/ })).toHaveAttribute(
    'href',
    `${paths.jobsInternational}?jobTitle=Nurse#results`,
  );
});
