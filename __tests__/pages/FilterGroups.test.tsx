import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  filterGroups,
  groupNames,
  nameOf,
  optionNames,
  OTHER,
  type FilterGroup,
} from '@/vacancies/filterGroups';
import type { Job } from '@/contract/jobs';
import { paths } from '@/lib/paths';
import { jobs, makeJob } from '@test/fixtures';
import { filters, leave, openList, serve, showing, titles } from '@test/vacancies';

const group = (legend: string) => filters().queryByRole('group', { name: legend });
const boxOf = (legend: string, name: string) =>
  within(filters().getByRole('group', { name: legend })).getByRole('checkbox', { name });
const clearAll = () => filters().getByRole('button', { name: 'Clear all' });

/** A vacancy named after each box of a group, which belongs to that box, and one named Other. */
const jobsOf = (name: FilterGroup): Job[] => [
  ...filterGroups[name].options.map((option, place) =>
    makeJob({ id: String(place), job_title: option.name, [filterGroups[name].field]: option.name }),
  ),
  makeJob({ id: 'other', job_title: OTHER, [filterGroups[name].field]: '' }),
];

describe.each(groupNames)('the group %s', (name) => {
  const { legend, parameter, other, every } = filterGroups[name];
  const inPanel = (option: string) => (option === OTHER ? other.label : option);

  test('finds by each box the vacancies that belong to it, says how many and names the box above the list', async () => {
    const all = jobsOf(name);
    serve(all);
    await openList();
    await showing(all.length);
    for (const option of optionNames(name)) {
      const box = boxOf(legend, inPanel(option));
      fireEvent.click(box);
      await waitFor(() => expect(titles()).toContain(option));
      expect(box).toHaveAccessibleDescription(new RegExp(`^${titles().length} `));
      expect(titles()).not.toEqual(all.map(({ job_title }) => job_title));
      fireEvent.click(screen.getByRole('button', { name: `Remove filter ${nameOf(name, option)}` }));
      await showing(all.length);
      expect(box).not.toBeChecked();
    }
  });

  test('is cleared by "Clear all", which leaves the focus on the heading of the filters', async () => {
    serve(jobsOf(name));
    await openList();
    for (const option of optionNames(name)) {
      expect(clearAll()).toBeDisabled();
      const box = await waitFor(() => boxOf(legend, inPanel(option)));
      fireEvent.click(box);
      expect(box).toBeChecked();
      clearAll().focus();
      fireEvent.click(clearAll());
      expect(box).not.toBeChecked();
      expect(filters().getByRole('heading', { name: 'Filters' })).toHaveFocus();
    }
  });

  test('is in the address, is read from there, and is kept for the next visit', async () => {
    serve(jobsOf(name));
    const option = filterGroups[name].options[0]!.name;
    const query = `?${new URLSearchParams([
      [parameter, option],
      [parameter, OTHER],
    ])}`;
    const first = await openList(`${paths.jobs}${query}`);
    await waitFor(() => expect(boxOf(legend, option)).toBeChecked());
    expect(boxOf(legend, other.label)).toBeChecked();
    fireEvent.click(boxOf(legend, other.label));
    await waitFor(() => expect(first.query()).toBe(`?${new URLSearchParams([[parameter, option]])}`));
    leave(first);
    await openList();
    await waitFor(() => expect(boxOf(legend, option)).toBeChecked());
    expect(boxOf(legend, other.label)).not.toBeChecked();
  });

  test('is named by an empty list that it is in the way of, and can be dropped there', async () => {
    const [job, ...others] = jobsOf(name);
    serve([job, ...others].map((each) => ({ ...each, location: each === job ? 'Leeds' : 'Camden' })));
    await openList();
    const option = filterGroups[name].options[0]!.name;
    fireEvent.click(await waitFor(() => boxOf(legend, option)));
    fireEvent.change(screen.getByLabelText('Set your location'), { target: { value: 'Camden' } });
    await showing(0);
    expect(await screen.findByText(new RegExp(`in “Camden” with ${option} ticked`))).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: new RegExp(`^Include ${every} \\(`) }));
    await showing(others.length);
    expect(boxOf(legend, option)).not.toBeChecked();
  });
});

describe.each(groupNames.filter((name) => filterGroups[name].isOptional))('the optional group %s', (name) => {
  const { legend, parameter, options } = filterGroups[name];

  test('is not shown, and hides nothing, where no vacancy carries its field', async () => {
    await openList(`${paths.jobs}?${parameter}=${encodeURIComponent(options[0]!.name)}`);
    await showing(jobs.length);
    expect(group(legend)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Remove filter/ })).not.toBeInTheDocument();
    expect(clearAll()).toBeDisabled();
  });
});

test.each([
  ['Days and nights', ['Days', 'Nights']],
  ['Early and late shifts', ['Evenings', 'Days']],
  ['Waking nights, every other Saturday', ['Nights', 'Weekends']],
  ['Saturdays and bank holidays', ['Weekends']],
  ['Overnight, one week in each fortnight', ['Nights']],
  ['Day-shift or sleep in', ['Days', 'Sleep-ins']],
])('shifts of %j are in the boxes %j', async (shifts, expected) => {
  serve([makeJob({ shifts })]);
  await openList();
  await showing(1);
  for (const option of optionNames('shifts').filter((each) => each !== OTHER))
    expect(boxOf('Shifts', option)).toHaveAccessibleDescription(
      expected.includes(option) ? '1 vacancy' : '0 vacancies',
    );
});

test.each([
  [true, 'Sponsorship offered'],
  ['Skilled Worker visa', 'Sponsorship offered'],
  [false, 'No sponsorship'],
  ['No sponsorship available', 'No sponsorship'],
  ['Sponsorship is not available', 'No sponsorship'],
  ['We can’t sponsor visas', 'No sponsorship'],
  ['Yes, but not for part-time work', 'Sponsorship offered'],
  ['None', 'No sponsorship'],
  ['Unknown', 'Not stated'],
  ['N/A', 'Not stated'],
  ['Not known', 'Not stated'],
  ['-', 'Not stated'],
])('sponsorship of %j is in the box %j', async (sponsorship, expected) => {
  serve([{ ...makeJob(), sponsorship }]);
  await openList();
  await showing(1);
  expect(boxOf('Visa sponsorship', expected)).toHaveAccessibleDescription('1 vacancy');
});
