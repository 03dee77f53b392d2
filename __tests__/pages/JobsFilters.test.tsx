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
