import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { home } from '@/content/pages/home';
import { provider } from '@/content/provider';
import { paths } from '@/lib/paths';
import { main, openAt } from '@test/layout';
import { showing } from '@test/vacancies';
import * as wiping from '@/device/wipe';
import { renderApp, signedInState } from '@test/renderApp';
import { expectNoDialog } from '@test/applying';

test('each need, each service and the vacancies are one press away', async () => {
  await openAt(paths.home);
  const [all] = within(main()).getAllByRole('link', { name: /^View all Vacancies/ });
  expect(all).toHaveAttribute('href', paths.jobs);
  expect(all).toHaveAttribute('target', '_blank');
  const need = (name: string) => screen.getByRole('heading', { level: 2, name });
  for (const [name, path] of [
    ['I need care', paths.domiciliary],
    ['I need staff', paths.clinical],
    ['I want work', paths.jobs],
  ] as const)
    expect(need(name).closest('a')).toHaveAttribute('href', path);
  const staff = within(need('I need staff').closest('li')!);
  const { text, href } = provider.telephone;
  expect(staff.getByRole('link', { name: text })).toHaveAttribute('href', href);
  expect(staff.getByRole('link', { name: 'Facts for buyers' })).toHaveAttribute('href', paths.buyers);
  for (const { label, holds, to } of home.services.doors)
    expect(within(main()).getByRole('link', { name: `${label} ${holds}` })).toHaveAttribute('href', to);
});

test('the search box leads to the list with the words in it', async () => {
  const { user } = await openAt(paths.home);
  await user.type(screen.getByLabelText('Enter Job title'), 'porter');
  await user.type(screen.getByLabelText('Set your location'), 'Camden{Enter}');
  await showing(1);
  expect(screen.getByLabelText('Enter Job title')).toHaveValue('porter');
  expect(screen.getByLabelText('Set your location')).toHaveValue('Camden');
});

test('screen readers get each logo once per row, and the rows can be paused and resumed', async () => {
  await openAt(paths.home, { hasStyles: true });
  expect(screen.getAllByRole('img', { name: 'Art venue' })).toHaveLength(2);
  const all = document.querySelectorAll('img[src*="client-logos.svg#vellum-hall"]');
  expect(all.length).toBeGreaterThan(1);
  fireEvent.click(screen.getByRole('button', { name: 'Pause logos' }));
  const [row] = screen.getAllByRole('list').filter((list) => list.querySelector('[src*=client-logo]'));
  expect(row).toHaveStyle({ animationPlayState: 'paused' });
  fireEvent.click(screen.getByRole('button', { name: 'Play logos' }));
  expect(row).not.toHaveStyle({ animationPlayState: 'paused' });
});

test('the carousel shows the client whose lamp is pressed, counts each press of an arrow while it still scrolls, wraps around, and follows a hand', async () => {
  await openAt(paths.home);
  const scrollTo = jest.fn();
  Element.prototype.scrollTo = scrollTo;
  const row = screen.getByRole('list', { name: home.clients.scrollLabel });
  Object.defineProperties(row, { scrollWidth: { value: 3000 }, clientWidth: { value: 1000 } });
  const scrolledTo = (left: number) => {
    row.scrollLeft = left;
    fireEvent.scroll(row);
  };
  const current = () => screen.getByRole('button', { current: true });
  const next = screen.getByRole('button', { name: 'Next client' });
  fireEvent.click(next);
  scrolledTo(100);
  fireEvent.click(next);
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 2000 });
  expect(current()).toHaveAccessibleName('Show Private clients');
  fireEvent.click(next);
  expect(current()).toHaveAccessibleName('Show Health\u00a0service trusts');
  fireEvent.click(screen.getByRole('button', { name: 'Show Private clients' }));
  expect(current()).toHaveAccessibleName('Show Private clients');
  scrolledTo(1000);
  await waitFor(() => expect(current()).toHaveAccessibleName('Show Care homes'));
});

const openAnswers = () =>
  screen.queryAllByRole('button', { expanded: true }).map(({ textContent }) => textContent.trim());

test('the first answer is open, and opening another closes it', async () => {
  await renderApp(paths.faq);
  await screen.findByRole('heading', { level: 1 });
  expect(openAnswers()).toEqual(['When can I start work?']);
  fireEvent.click(screen.getByRole('button', { name: 'When do I get paid, and how?' }));
  expect(openAnswers()).toEqual(['When do I get paid, and how?']);
});

test('the lists of About start closed, and several may be open', async () => {
  await renderApp(paths.about);
  await screen.findByRole('heading', { level: 1 });
  expect(openAnswers()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Employment checks' }));
  fireEvent.click(screen.getByRole('button', { name: 'Safeguarding legislation' }));
  expect(openAnswers()).toEqual(['Employment checks', 'Safeguarding legislation']);
});

const toggle = () => screen.getByRole('button', { name: 'Respite care' });
const description = () => screen.getByText(/^An afternoon, a night or a fortnight/);
const expectOpen = (isOpen: boolean) => {
  expect(toggle()).toHaveAttribute('aria-expanded', String(isOpen));
  if (isOpen) expect(description()).toBeVisible();
  else expect(description()).not.toBeVisible();
};

test('the focus alone opens no window; a press opens it, and Escape or a press closes it although it keeps the focus', async () => {
  const { user } = await openAt(paths.domiciliary, { hasStyles: true });
  toggle().focus();
  expectOpen(false);
  await user.keyboard('{Enter}');
  expectOpen(true);
  await user.keyboard('{Enter}');
  expectOpen(false);
  await user.keyboard('{Enter}');
  await user.keyboard('{Escape}');
  expectOpen(false);
});

test('families work out a week by keyboard: hours, days, day or night, one carer or two', async () => {
  const { user } = await openAt(paths.domiciliary);
  expect(await screen.findByText('£419 to £512 a week')).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('On which days'), 'Every day, with a bank holiday');
  expect(screen.getByText('£446 to £545 a week')).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('On which days'), 'Weekends');
  expect(screen.getByText('£520 to £635 a week')).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('On which days'), 'Monday to Friday');
  expect(screen.getByText('£378 to £462 a week')).toBeInTheDocument();
  const hours = screen.getByLabelText('Hours a week');
  await user.clear(hours);
  expect(screen.getByText('Enter hours from 1 to 75.')).toBeInTheDocument();
  await user.type(hours, '60');
  expect(screen.getByText('Live-in care may cost less: £1,400 to £1,900 a week.')).toBeInTheDocument();
  await user.clear(hours);
  await user.type(hours, '10');
  expect(screen.queryByText(/^Live-in care may cost less/)).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('When'), 'At night');
  expect(
    screen.getByText(/^With a carer who stays awake\. One who sleeps in.* £95 to £120 a night\.$/),
  ).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Carers at a time'), 'Two');
  expect(screen.getByText('£640 to £780 a week').closest('output')).toBeInTheDocument();
});

test('whoever asks about a place is told whether carers come there; the answer goes as soon as the place is edited', async () => {
  const { user } = await openAt(paths.domiciliary);
  const box = await screen.findByLabelText('Postcode or place');
  for (const [place, answer] of [
    ['Camden', 'Yes, we come to Camden.'],
    ['SE15 4AA', 'Yes, we come to Southwark and Lewisham.'],
    [
      'Norbury',
      /^It may lie in Lambeth and Wandsworth, where we come, or in Croydon and Merton, where we do not/,
    ],
    ['Greater London', /^That covers many boroughs. Type your postcode/],
    ['Ealing', /^Not yet in Ealing. To ask when, ring/],
    ['NW6', /^It may lie in Camden and Westminster, where we come, or in Brent, where we do not come yet\./],
    ['Atlantis', /^We do not know that place/],
  ] as const) {
    await user.type(box, `${place}{Enter}`);
    expect(screen.getByText(answer)).toBeInTheDocument();
    await user.clear(box);
    expect(screen.queryByText(answer)).not.toBeInTheDocument();
  }
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(screen.getByText('Enter a postcode or a place.')).toBeInTheDocument();
});

describe('clearing the device', () => {
  const dialog = () => screen.findByRole('dialog', { name: 'Clear this site from this device?' });
  const button = () => screen.getByRole('button', { name: 'Clear this site from this device' });

  beforeEach(() => {
    localStorage.setItem('applied_101', 'true');
    sessionStorage.setItem('lindenway.tab.draft.homeEnquiry', JSON.stringify({ at: Date.now(), value: {} }));
    localStorage.setItem('someone-elses', 'stays');
  });

  test('one button deletes all that scripts can, but not before the visitor has agreed, and says what is left when it is done', async () => {
    const { store } = await renderApp(paths.privacy, { preloadedState: signedInState });
    expect(screen.getByText(/One cookie stays/)).toHaveTextContent('delete it in your browser’s settings');
    for (const name of ['Cancel', 'Keep everything']) {
      fireEvent.click(button());
      fireEvent.click(within(await dialog()).getByRole('button', { name }));
      await expectNoDialog();
      expect(localStorage.getItem('applied_101')).toBe('true');
    }
    fireEvent.click(button());
    await dialog();
    fireEvent.click(button());
    expect(await screen.findByText(/^Done\. .* cookie .* all that is left\.$/)).toBeInTheDocument();
    expect(Object.keys(localStorage)).toEqual(['someone-elses']);
    expect(Object.keys(sessionStorage)).toEqual([]);
    expect(store.getState().session.isAuthenticated).toBe(false);
    // Cancelling the second time does not say again that it is done.
    fireEvent.click(button());
    fireEvent.click(within(await dialog()).getByRole('button', { name: 'Cancel' }));
    await expectNoDialog();
    expect(screen.queryByText(/^Done\. /)).not.toBeInTheDocument();
  });

  test('while the device is being wiped the button takes no second press', async () => {
    let finish = () => {};
    jest.spyOn(wiping, 'wipe').mockReturnValue(new Promise((resolve) => (finish = resolve)));
    await renderApp(paths.privacy);
    fireEvent.click(button());
    await dialog();
    fireEvent.click(button());
    await waitFor(() => expect(button()).toBeDisabled());
    expect(button()).toHaveAttribute('aria-busy', 'true');
    finish();
    await expectNoDialog();
  });
});
