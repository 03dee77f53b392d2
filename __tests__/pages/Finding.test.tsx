import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { jobs, makeJob } from '@test/fixtures';
import { box, filters, openList, search, serve, showing, titles } from '@test/vacancies';

const place = () => screen.getByLabelText('Set your location');
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));
const typePlace = (value: string) => fireEvent.change(place(), { target: { value } });

describe('boxes', () => {
  test('say how many vacancies each would give, apart from their names', async () => {
    await openList();
    await showing(jobs.length);
    expect(box('PartTime')).toHaveAccessibleDescription('2 vacancies');
    expect(box('Contract')).toHaveAccessibleDescription('1 vacancy');
    fireEvent.click(box('Part-time'));
    await waitFor(() => expect(box('Contract')).toHaveAccessibleDescription('0 vacancies'));
    search('porter');
    await waitFor(() => expect(box('PartTime')).toHaveAccessibleDescription('1 vacancy'));
    expect(box('Part-time')).toHaveAccessibleDescription('1 vacancy');
  });

  test('have one more, Other, where some vacancies are out of their reach', async () => {
    await openList();
    await showing(jobs.length);
    expect(filters().getAllByRole('checkbox', { name: 'Other' })).toHaveLength(1);
    expect(box('Other')).toHaveAccessibleDescription('1 vacancy');
    fireEvent.click(box('Other'));
    await showing(1);
    expect(titles()).toEqual(['Registered Midwife, Community Team']);
    press('Remove filter Other job types');
    await showing(jobs.length);
    expect(box('Other')).not.toBeChecked();
  });
});

test('a ticked filter can be removed above the list, and the focus goes to the count', async () => {
  await openList();
  fireEvent.click(box('Contract'));
  fireEvent.click(box('Full-time'));
  press('Remove filter Contract');
  expect(box('Contract')).not.toBeChecked();
  expect(box('Full-time')).toBeChecked();
  expect(screen.getByText(/^Showing:/)).toHaveFocus();
  press('Remove filter Full-time');
  expect(box('Full-time')).not.toBeChecked();
});

test('vacancies without a place are never hidden by one: they follow under a heading, and count', async () => {
  serve([
    makeJob({ id: '1', job_title: 'Nowhere' }),
    makeJob({ id: '2', job_title: 'Leeds', location: 'Leeds' }),
    makeJob({ id: '3', job_title: 'Camden', location: 'Camden' }),
  ]);
  await openList();
  await showing(3);
  expect(screen.queryByText(/Place not stated/)).not.toBeInTheDocument();
  typePlace('cam den');
  await showing(2);
  expect(titles()).toEqual(['Camden', 'Nowhere']);
  expect(screen.getByRole('heading', { name: 'Place not stated (1)' }).closest('li')).toHaveTextContent(
    'Nowhere',
  );
});

describe('an empty list', () => {
  const inLeeds = [
    makeJob({ id: '1', job_title: 'Ward Clerk', job_type: 'Contract', location: 'Leeds' }),
    makeJob({ id: '2', job_title: 'Porter', job_type: 'Permanent', location: 'Camden' }),
    makeJob({ id: '3', job_title: 'Chef', job_type: 'Permanent', location: 'Camden' }),
  ];
  const ways = () => screen.findByRole('group', { name: 'Vacancies you would see instead' });
  const offers = async () =>
    within(await ways())
      .getAllByRole('button')
      .map(({ textContent }) => textContent);

  test('names what is in the way, the place too, and clears it in one press', async () => {
    serve(inLeeds);
    await openList();
    fireEvent.click(box('Permanent'));
    typePlace('Leeds');
    await showing(0);
    expect(
      await screen.findByText(/You searched for vacancies in “Leeds” with Permanent ticked\./),
    ).toBeInTheDocument();
    expect(await offers()).toEqual([
      'Look in every location (2 jobs)',
      'Include every job type (1 job)',
      'Show all 3 jobs',
    ]);
    press('Look in every location (2 jobs)');
    expect(await showing(2)).toHaveFocus();
    expect(place()).toHaveValue('');
    expect(box('Permanent')).toBeChecked();
  });

  test('blames no filter that is not set', async () => {
    serve(inLeeds);
    await openList();
    search('astronaut');
    await showing(0);
    expect(await offers()).toEqual(['Show all 3 jobs']);
    expect(screen.getByText(/^You searched for “astronaut”\. Check the spelling/)).toBeInTheDocument();
  });

  test('offers to clear everything, what was typed too', async () => {
    serve(inLeeds);
    await openList();
    fireEvent.click(box('Internship'));
    search('astronaut');
    typePlace('Leeds');
    expect(await screen.findByText(/Dropping one filter is not enough/)).toBeInTheDocument();
    fireEvent.click(within(await ways()).getByRole('button', { name: 'Show all 3 jobs' }));
    await showing(3);
    expect(place()).toHaveValue('');
    expect(screen.getByLabelText('Enter Job title')).toHaveValue('');
    expect(box('Internship')).not.toBeChecked();
  });

  test('stands below what may fit, which says why and is held to the boxes', async () => {
    await openList();
    search('nights assistant');
    await showing(0);
    const more = () => screen.findByRole('list', { name: 'More that may fit' });
    await screen.findByRole('heading', { name: 'More that may fit (1)' });
    expect(
      within(await more()).getByRole('link', { name: /Healthcare Assistant, Nights/ }),
    ).toBeInTheDocument();
    expect(await more()).toHaveTextContent(/Nights, assistant in the title\./);
    expect(screen.queryByText('No jobs match your search')).not.toBeInTheDocument();
    search('night hca');
    await waitFor(async () =>
      expect(await more()).toHaveTextContent(/Nights, healthcare assistant in the title\./),
    );
    fireEvent.click(box('Permanent'));
    await waitFor(() =>
      expect(screen.queryByRole('list', { name: 'More that may fit' })).not.toBeInTheDocument(),
    );
    expect(screen.getByText('No jobs match your search')).toBeInTheDocument();
  });
});

test('where the list has a text inside words alone, better ones are named above it, and stand below it too', async () => {
  serve([
    makeJob({ id: '1', job_title: 'Web Intern' }),
    makeJob({ id: '2', job_title: 'Registered Nurse, Days' }),
  ]);
  await openList();
  search('rn');
  await showing(1);
  const above = (await screen.findByText('Closer to “rn”:')).parentElement;
  expect(above).toHaveTextContent('Closer to “rn”:Registered Nurse, Days');
  expect(titles()).toEqual(['Web Intern']);
  expect(screen.getByRole('list', { name: 'More that may fit' })).toHaveTextContent(
    'Registered nurse in the title.',
  );
});

test('vacancies without a date are never hidden by an age: they follow under a heading', async () => {
  const day = 24 * 60 * 60_000;
  serve([
    makeJob({ id: '1', job_title: 'Undated' }),
    makeJob({ id: '2', job_title: 'New', posted_at: new Date(Date.now() - day).toISOString() }),
    makeJob({ id: '3', job_title: 'Old', posted_at: new Date(Date.now() - 60 * day).toISOString() }),
  ]);
  await openList();
  fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'Past 1 week' } });
  await showing(2);
  expect(titles()).toEqual(['New', 'Undated']);
  const heading = screen.getByRole('heading', { name: 'Date not stated (1)' });
  expect(heading.closest('li')).toHaveTextContent('Undated');
});

test('"Show N jobs" of the filter sheet leads to the list', async () => {
  await openList();
  press('Filters');
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  fireEvent.click(sheet.getByRole('checkbox', { name: 'Contract' }));
  fireEvent.click(await sheet.findByRole('button', { name: 'Show 1 jobs' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByText('Showing: 1 filtered jobs')).toHaveFocus());
});

test('a vacancy whose texts are HTML is listed, found and shown as plain text', async () => {
  serve([
    makeJob({
      job_title: 'A&amp;E Nurse',
      location: '<span>King&rsquo;s Cross</span>',
      description: '<p>We are <strong>caring</strong>.</p><script>alert(1)</script><ul><li>Days</li></ul>',
      Experience: '• NMC pin\n- DBS',
    }),
    makeJob({ id: '102', job_title: 'Porter' }),
  ]);
  await openList();
  await showing(2);
  search('A&E');
  await showing(1);
  expect(titles()).toEqual(['A&E Nurse']);
  screen.getByText('King’s Cross');
  fireEvent.click(screen.getByRole('link', { name: /A&E Nurse/ }));
  await screen.findByRole('heading', { level: 1, name: 'A&E Nurse' });
  const article = screen.getByRole('heading', { name: 'Requirements' }).closest('article');
  expect(article).toHaveTextContent(/We are caring\.\s?Days/);
  expect(
    within(article!)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Days', 'NMC pin', 'DBS']);
});
