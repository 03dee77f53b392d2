import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { filterGroups, groupNames, nameOf, OTHER } from '@/vacancies/filterGroups';
import { paths } from '@/lib/paths';
import { jobs, makeJob } from '@test/fixtures';
import { filters, openList, search, serve, showing, titles } from '@test/vacancies';

const place = () => screen.getByLabelText('Set your location');
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));
const typePlace = (value: string) => fireEvent.change(place(), { target: { value } });
const clearAll = () => filters().getByRole('button', { name: 'Clear all' });

test.each(groupNames)(
  'the boxes of %s find and count vacancies, stand in the address, and go by their tag and by "Clear all"',
  async (name) => {
    const { legend, parameter, field, options, other } = filterGroups[name];
    const option = options[0]!.name;
    serve([
      makeJob({ id: '1', job_title: option, [field]: option }),
      makeJob({ id: '2', job_title: OTHER, [field]: '' }),
    ]);
    const { query } = await openList();
    expect(clearAll()).toBeDisabled();
    const group = within(filters().getByRole('group', { name: legend }));
    for (const [title, label] of [
      [option, option],
      [OTHER, other.label],
    ] as const) {
      const ticked = group.getByRole('checkbox', { name: label });
      expect(ticked).toHaveAccessibleDescription('1 vacancy');
      fireEvent.click(ticked);
      await waitFor(() => expect(titles()).toEqual([title]));
      await waitFor(() => expect(query()).toBe(`?${new URLSearchParams({ [parameter]: title })}`));
      press(`Remove filter ${nameOf(name, title)}`);
      expect(ticked).not.toBeChecked();
      expect(await showing(2)).toHaveFocus();
      fireEvent.click(ticked);
      clearAll().focus();
      fireEvent.click(clearAll());
      expect(ticked).not.toBeChecked();
      expect(clearAll()).toBeDisabled();
      expect(filters().getByRole('heading', { name: 'Filters' })).toHaveFocus();
    }
  },
);

test('the specified boxes are there alone where they reach every vacancy, and no group whose field none carries; a group can be folded', async () => {
  serve(jobs.filter(({ job_type }) => job_type !== 'Full-Time'));
  await openList(`${paths.jobs}?shifts=Days`);
  await showing(jobs.length - 1);
  const groups = filters()
    .getAllByRole('group')
    .map((group) => within(group).getAllByRole<HTMLInputElement>('checkbox'));
  expect(groups.map((boxes) => boxes.map(({ name }) => name))).toEqual([
    ['Permanent', 'PartTime', 'Contract', 'Internship'],
    ['Full-time', 'Part-time'],
  ]);
  // The group in the address is not shown, and hides nothing.
  expect(screen.queryByRole('button', { name: /^Remove filter/ })).not.toBeInTheDocument();
  expect(clearAll()).toBeDisabled();
  const fold = filters().getByRole('button', { name: 'Job Type' });
  expect(fold).toHaveAttribute('aria-expanded', 'true');
  fireEvent.click(fold);
  expect(fold).toHaveAttribute('aria-expanded', 'false');
});

describe('an empty list', () => {
  test('says how to find more, below the nearest places where there are some, in their place where there are none', async () => {
    serve([
      makeJob({ id: '1', job_title: 'Ward Clerk', location: 'Tooting, London SW17' }),
      makeJob({ id: '2', job_title: 'Porter', location: 'Camden' }),
    ]);
    await openList();
    typePlace('Clapham');
    await showing(0);
    expect(await screen.findByText('None in Clapham. Nearest:')).toBeInTheDocument();
    expect(screen.queryByText('No jobs match your search')).not.toBeInTheDocument();
    expect(screen.getByText(/take away one of the filters above/)).toBeInTheDocument();
    typePlace('');
    search('astronaut');
    expect(await screen.findByText('No jobs match your search')).toBeInTheDocument();
    press('Show every vacancy');
    expect(await showing(2)).toHaveFocus();
    expect(screen.getByLabelText('Enter Job title')).toHaveValue('');
  });

  test('stands below what may fit, which says why', async () => {
    await openList();
    search('nights assistant');
    // Nothing is claimed while it is still being looked for.
    expect(screen.queryByText('No jobs match your search')).not.toBeInTheDocument();
    await showing(0, 1);
    const more = () => screen.findByRole('list', { name: 'More that may fit' });
    // Straight below the count, above the tags.
    expect(
      (await more()).compareDocumentPosition(
        screen.getByRole('button', { name: 'Remove filter nights assistant' }),
      ),
    ).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(await more()).toHaveTextContent(/The title says “nights” and “assistant”\./);
    expect(screen.queryByText('No jobs match your search')).not.toBeInTheDocument();
    search('night hca');
    await waitFor(async () =>
      expect(await more()).toHaveTextContent(/The title says “nights” and “healthcare assistant”\./),
    );
  });
});

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
