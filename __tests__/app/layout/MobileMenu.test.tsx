import { screen, waitFor, within } from '@testing-library/react';
import { isNavGroup, mainNavigation } from '@/content/navigation';
import { provider } from '@/content/provider';
import { paths } from '@/lib/paths';
import { header, main, openAt } from '@test/layout';
import { signedInState } from '@test/renderApp';

const services = mainNavigation.filter(isNavGroup).find(({ id }) => id === 'services')?.items ?? [];

/** Styles hide what is folded. */
const open: typeof openAt = (address, options) => openAt(address, { hasStyles: true, ...options });

const bars = () => within(header()).getByRole('button', { name: 'Open menu' });
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Menu' }));
const drawer = async () => within(await screen.findByRole('navigation', { name: 'Menu' }));
const closed = () =>
  waitFor(() => expect(screen.queryByRole('navigation', { name: 'Menu' })).not.toBeInTheDocument());

test('the menu of small screens opens over the page, marks where it is, offers Sign In, ends with the number to ring, and closes with its button', async () => {
  const { user } = await open(paths.faq);
  expect(bars()).toHaveAttribute('aria-expanded', 'false');
  await user.click(bars());
  expect((await drawer()).getByRole('link', { current: 'page' })).toHaveTextContent('FAQs');
  expect(screen.queryByRole('main')).not.toBeInTheDocument();
  expect(document.body).toHaveStyle({ overflow: 'hidden' });
  const menu = await dialog();
  for (const name of ['Sign In', 'Sign Up']) expect(menu.getByRole('link', { name })).toBeInTheDocument();
  const ring = menu.getByRole('link', { name: provider.telephone.text });
  expect(ring).toHaveAttribute('href', provider.telephone.href);
  expect(ring).toHaveAccessibleDescription('Ring us, day or night');
  await user.click(menu.getByRole('button', { name: 'Close menu' }));
  await closed();
  expect(main()).toBeInTheDocument();
  expect(document.body).not.toHaveStyle({ overflow: 'hidden' });
  expect(bars()).toHaveFocus();
});

test('the menu of small screens expands its groups, which hold the same links, and closes when one is chosen', async () => {
  const { user, pathname } = await open(paths.faq);
  await user.click(bars());
  const group = (await drawer()).getByRole('button', { name: 'Services' });
  expect(group).toHaveAttribute('aria-expanded', 'false');
  expect((await drawer()).queryByRole('link', { name: 'Clinical' })).not.toBeInTheDocument();
  await user.click(group);
  expect(group).toHaveAttribute('aria-expanded', 'true');
  const list = within((await drawer()).getByRole('list', { name: 'Services' }));
  expect(list.getAllByRole('link')).toHaveLength(services.length);
  for (const { label, holds } of services)
    expect(list.getByRole('link', { name: label })).toHaveAccessibleDescription(holds);
  await user.click((await drawer()).getByRole('link', { name: 'Supported Living' }));
  await waitFor(() => expect(pathname()).toBe(paths.supportedLiving));
  await closed();
});

test('the menu of small screens opens with the services where there is room for them, as on a tablet', async () => {
  const none = window.matchMedia('');
  const tablet = (media: string) =>
    Object.assign(Object.create(none), { matches: media.includes('min-width:600px') }) as MediaQueryList;
  jest.spyOn(window, 'matchMedia').mockImplementation(tablet);
  const { user } = await open(paths.faq);
  await user.click(bars());
  expect((await drawer()).getByRole('link', { name: 'Clinical' })).toBeInTheDocument();
  expect((await drawer()).queryByRole('link', { name: 'National' })).not.toBeInTheDocument();
});

test.each([
  [`${provider.name}, home`, paths.home, ''],
  ['Saved vacancies', paths.jobs, '?list=saved'],
  ['National', paths.jobs, ''],
])(
  'the menu of small screens closes when %s is chosen on a list with filters',
  async (name, address, search) => {
    const { user, pathname, query } = await open(`${paths.jobs}?jobTitle=nurse`);
    await user.click(bars());
    // The group of the current page is expanded.
    expect((await drawer()).getByRole('link', { current: 'page' })).toHaveTextContent('National');
    await user.click((await dialog()).getByRole('link', { name }));
    await waitFor(() => expect([pathname(), query()]).toEqual([address, search]));
    await closed();
  },
);

test('the menu of small screens closes on Escape and gives the focus back to its button', async () => {
  const { user } = await open(paths.faq);
  await user.click(bars());
  await drawer();
  await user.tab();
  await user.tab();
  await user.tab();
  expect((await drawer()).getByRole('link', { name: 'Home' })).toHaveFocus();
  await user.keyboard('{Escape}');
  await closed();
  expect(bars()).toHaveFocus();
});

test('the menu of small screens says who is signed in, leads to what they saved and sent, and lets them log out', async () => {
  const { user, store } = await open(paths.faq, { preloadedState: signedInState });
  await user.click(bars());
  await drawer();
  expect((await dialog()).getByText('Welcome!').parentElement).toHaveTextContent(
    `Welcome! Signed in as ${signedInState.session.username}`,
  );
  expect((await dialog()).getByRole('link', { name: 'Saved vacancies' })).toHaveAttribute(
    'href',
    `${paths.jobs}?list=saved#saved`,
  );
  await user.click((await dialog()).getByRole('button', { name: 'Your applications' }));
  await closed();
  const receipts = await screen.findByRole('dialog', { name: 'Your applications on this device' });
  await user.click(within(receipts).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(receipts).not.toBeInTheDocument());
  await user.click(bars());
  await user.click((await dialog()).getByRole('button', { name: 'Log Out' }));
  expect(store.getState().session.isAuthenticated).toBe(false);
  await closed();
  expect(bars()).toHaveFocus();
});
