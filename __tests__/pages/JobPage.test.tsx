import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { jobCopy } from '@/content/job';
import { provider } from '@/content/provider';
import { apiPaths } from '@/contract/paths';
import { jobPath, paths } from '@/lib/paths';
import { makeJob } from '@test/fixtures';
import { network, scenarios } from '@test/network';
import { expectLogged } from '@test/problems';
import { renderApp, signedInState } from '@test/renderApp';
import { makeCache } from '@/app/makeCache';
import { Providers } from '@/app/Providers';
import { JobBadges } from '@/features/jobs/details/JobBadges';
import { makeStore } from '@/store/makeStore';

const apply = () => screen.getAllByRole('button', { name: 'Apply Now' })[0]!;

async function open(id = '101', options?: Parameters<typeof renderApp>[1]) {
  const page = await renderApp(jobPath(id), options);
  await screen.findByRole('heading', { name: 'Description' });
  return page;
}

test('the page shows the vacancy: title, badges, description, requirements, and what happens after applying', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Registered Midwife, Community Team');
  const page = within(screen.getByRole('main'));
  expect(page.getAllByText('Full-Time')[0]).toBeInTheDocument();
  expect(page.getByText('You join a small community midwifery team in south London.')).toBeInTheDocument();
  expect(page.getByText('Two years as a registered midwife.')).toBeInTheDocument();
  const after = await screen.findByRole('heading', { name: 'After you apply' });
  expect(page.getByRole('heading', { name: 'Within one working day' })).toBeInTheDocument();
  const requirements = page.getByRole('heading', { name: 'Requirements' });
  expect(requirements.compareDocumentPosition(after)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(document.title).toBe(`Registered Midwife, Community Team | ${provider.name}`);
});

test('Share hands title and address to the device, and says so only where the device refuses, not where the visitor changes their mind', async () => {
  const share = jest.fn().mockResolvedValueOnce(undefined);
  for (const refusal of ['AbortError', 'NotAllowedError'])
    share.mockRejectedValueOnce(new DOMException('', refusal));
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const { user } = await open();
  const button = screen.getByRole('button', { name: 'Share' });
  for (const says of ['Share', 'Share', 'Failed']) {
    await user.click(button);
    expect(button).toHaveTextContent(says);
  }
  expect(share).toHaveBeenLastCalledWith({
    title: 'Registered Midwife, Community Team',
    url: `${location.origin}/job/101`,
  });
  Reflect.deleteProperty(navigator, 'share');
});

test('whom to call with questions stands beside the facts, for a nurse’s vacancy the consultant for nurses', async () => {
  const { unmount } = await open();
  const aside = screen.getByRole('complementary', { name: 'Registered Midwife, Community Team' });
  expect(aside).toHaveTextContent(`${jobCopy.questions} ${provider.telephone.text}`);
  unmount();
  scenarios.answers(apiPaths.jobDetails, 200, makeJob({ job_title: 'Staff Nurse' }));
  await open();
  expect(screen.getByRole('complementary', { name: 'Staff Nurse' })).toHaveTextContent(
    'Questions? Ring Lee Sample, our consultant for nurses: +44 20 7946 0123',
  );
});

test('lines of the description that begin with a bullet, and items of HTML, are lists; what is said twice is shown twice', async () => {
  const description =
    '<p>You will:<br>- plan care</p><ul><li>• One</li><li>Two<br>more</li></ul><p>Ask us.</p><p>Ask us.</p>';
  scenarios.answers(apiPaths.jobDetails, 200, makeJob({ description, Experience: 'A DBS\nA DBS' }));
  await open();
  const section = screen.getByRole('heading', { name: 'Description' }).parentElement!;
  expect(
    within(section)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['plan care', 'One', 'Two more']);
  expect(Array.from(section.querySelectorAll('p'), ({ textContent }) => textContent)).toEqual([
    'You will:',
    'Ask us.',
    'Ask us.',
  ]);
  expect(screen.getAllByText('A DBS')).toHaveLength(2);
});

test('the heading keeps the focus before and after the vacancy has loaded', async () => {
  await renderApp('/JobsPage');
  fireEvent.click(await screen.findByRole('link', { name: /Registered Midwife/ }));
  await screen.findByRole('heading', { name: 'Description' });
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test.each([
  ['goes one step back', ['/Blog'], '/Blog'],
  ['leads to the list from a tab that was opened with the vacancy', [], '/JobsPage'],
])('Back to careers %s', async (_, history, address) => {
  const { pathname } = await open('101', { history });
  fireEvent.click(screen.getByRole('button', { name: 'Back to careers' }));
  await waitFor(() => expect(pathname()).toBe(address));
});

test('the page offers searches of the list in place of a vacancy that cannot be found', async () => {
  scenarios.answers(apiPaths.jobDetails, 404, { msg: 'Unknown vacancy' });
  await renderApp(jobPath('999999'));
  const search = await screen.findByRole('link', { name: 'Porter (1)' });
  expect(search).toHaveAttribute('href', '/JobsPage?jobTitle=Porter');
  expect(screen.getByRole('heading', { level: 1, name: 'We cannot find this vacancy' })).toBeInTheDocument();
  expect(screen.getByText(/It may have closed/)).toBeInTheDocument();
  expect(document.title).toMatch(/^Vacancy not found/);
  // It asks again, but after a definite answer nothing spins beside the words.
  expect(screen.getByText('Loading...').closest('.trying')!.children).toHaveLength(1);
  // One way to the whole list, besides the header and the footer.
  const ways = within(screen.getByRole('main')).getAllByRole('link');
  expect(ways.filter((way) => way.getAttribute('href') === paths.jobs)).toHaveLength(1);
  expectLogged(/lindenway/);
});

test('Apply Now asks a guest to sign in, with ways to reset the password and to register', async () => {
  await open();
  fireEvent.click(apply());
  const login = within(await screen.findByRole('dialog'));
  expect(login.getByText("To apply for this job you'll need to login.")).toBeInTheDocument();
  expect(login.getByText('Registered Midwife, Community Team')).toBeInTheDocument();
  expect(login.getByText(/brings you back to this job/)).toBeInTheDocument();
  expect(login.getByRole('link', { name: 'Forgot Password?' })).toHaveAttribute('href', '/forgot-password');
  expect(login.getByRole('link', { name: "Don't have an account yet?" })).toHaveAttribute('href', '/SignUp');
});

/** The backend sends a vacancy that closes on 1 March 2026, at a moment of its own clock. */
const answerAt = (moment: string) =>
  network.use(
    http.get(`*${apiPaths.jobDetails}`, () =>
      HttpResponse.json(makeJob({ closes_at: '2026-03-01' }), {
        headers: { Date: new Date(moment).toUTCString() },
      }),
    ),
  );

test('a vacancy takes applications until two days after its closing date, by the server’s clock, however wrong the device’s', async () => {
  answerAt('2026-03-03T23:00Z');
  await open();
  expect(apply()).toBeEnabled();
  expect(screen.queryByText(/has closed/)).not.toBeInTheDocument();
});

test('a vacancy whose closing date is more than two days ago says that it has closed, and takes no application', async () => {
  answerAt('2026-03-04T00:00Z');
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2025-03-01'));
  await open();
  expect(screen.getByText(/This vacancy has closed/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See all vacancies' })).toHaveAttribute('href', paths.jobs);
  expect(screen.queryByRole('button', { name: 'Apply Now' })).not.toBeInTheDocument();
  expect(screen.getByText('Closed')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'After you apply' })).not.toBeInTheDocument();
});

test('the page lists the facts that the vacancy has, each under its name', async () => {
  const facts = {
    location: 'Camden',
    pay: 20,
    workplace: 'Hospital',
    shifts: ['Days', 'nights'],
    hours: '12',
    sponsorship: false,
    closes_at: '2099-06-30T23:30:00Z',
  };
  scenarios.answers(apiPaths.jobDetails, 200, { ...makeJob(), ...facts });
  await open();
  const shown = screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
  expect(shown).toEqual(
    expect.arrayContaining([
      ['Location', 'Camden'],
      ['Pay', '20'],
      ['Workplace', 'Hospital'],
      ['Shifts', 'Days, nights'],
      ['Hours', '12'],
      ['Visa sponsorship', 'Not offered'],
      ['Closes', '30 Jun 2099'],
    ]),
  );
  expect(shown.map(([term]) => term)).not.toContain('Posted');
});

test('a vacancy still shows "Applied" once it has closed', async () => {
  scenarios.answers(apiPaths.jobDetails, 200, makeJob({ closes_at: '2026-03-01' }));
  localStorage.setItem('applied_101', 'true');
  await open('101', { preloadedState: { ...signedInState, applied: { jobIds: ['101'], receipts: [] } } });
  expect(screen.getAllByRole('button', { name: 'Applied' })[0]).toBeDisabled();
});

test('a link that was cut badly out of a mail opens its vacancy', async () => {
  const { pathname } = await open('101”).');
  expect(pathname()).toBe('/job/101');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Registered Midwife, Community Team');
  expectLogged(/could not be loaded/);
});

test('an id that ends in such a sign stays as it is while the connection is cut', async () => {
  scenarios.isCut(apiPaths.jobDetails);
  const { pathname } = await renderApp(jobPath('YWJj='));
  expect(await screen.findByText(/Something went wrong at our end/)).toBeInTheDocument();
  expect(decodeURIComponent(pathname())).toBe('/job/YWJj=');
  expectLogged(/could not be loaded|lindenway/);
});

test('an id that ends in such a sign is shown where there is one', async () => {
  scenarios.answers(apiPaths.jobDetails, 200, makeJob({ id: 'Nights (2)' }));
  const { pathname } = await open('Nights (2)');
  expect(decodeURIComponent(pathname())).toBe('/job/Nights (2)');
});

test.each([
  ['Full-Time', 'green'],
  ['Permanent, Full-Time', 'green'],
  ['Part time', 'red'],
  ['PartTime', 'red'],
  ['Contract', 'purple'],
  ['Permanent', undefined],
])('the badge of %s stands under its name and is %s', (job_type, colour) => {
  render(
    <Providers store={makeStore()} cache={makeCache()}>
      <JobBadges job={makeJob({ employment_type: 'Days', job_type })} />
    </Providers>,
  );
  const [employment, type] = screen.getAllByRole('definition');
  expect(employment).toHaveTextContent('Days');
  expect(type).toHaveTextContent(job_type);
  expect(type?.previousElementSibling).toHaveTextContent('Job type');
  const shades = (getComputedStyle(type!).backgroundColor.match(/\d+/g) ?? []).map(Number);
  const strongest = ['red', 'green', 'purple'][shades.indexOf(Math.max(...shades))];
  expect(type?.hasAttribute('data-colour') ? strongest : undefined).toBe(colour);
});

test('two types that say the same are one painted badge in sight', () => {
  render(
    <Providers store={makeStore()} cache={makeCache()}>
      <JobBadges job={makeJob({ employment_type: 'Part-time', job_type: 'PartTime' })} />
    </Providers>,
  );
  const [employment, type] = screen.getAllByRole('definition');
  expect(employment).toHaveAttribute('data-colour', 'red');
  expect(employment?.parentElement).not.toHaveStyle({ position: 'absolute' });
  expect(type?.parentElement).toHaveStyle({ position: 'absolute' });
});
