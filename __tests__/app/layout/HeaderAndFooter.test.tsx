import { provider } from '@/content/provider';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { apiPaths } from '@/contract/paths';
import { SIGN_OUT_HEADER } from '@/contract/session';
import { paths } from '@/lib/paths';
import { candidates, header, item, main, menus, nav, openAt, services } from '@test/layout';
import { recordRequests } from '@test/network';
import { renderApp, signedInState } from '@test/renderApp';
import { footerCopy } from '@/content/navigation';

test('the header leads to the address and the policy in new tabs, to the telephone, home, and to signing in', async () => {
  await openAt(paths.faq);
  const bar = within(header());
  const { address, telephone, name } = provider;
  expectNewTab(bar.getByRole('link', { name: new RegExp(address.text) }), address.mapsUrl);
  expectNewTab(bar.getByRole('link', { name: /^Modern Slavery/ }), paths.modernSlavery);
  for (const [label, href] of [
    [new RegExp(`^\\${telephone.text}`), telephone.href],
    [`${name}, home`, '/'],
    ['Sign In', paths.signIn],
    ['Sign Up', paths.signUp],
  ] as const)
    expect(bar.getByRole('link', { name: label })).toHaveAttribute('href', href);
  expect(bar.queryByRole('button', { name: 'Welcome!' })).not.toBeInTheDocument();
  expect(nav().getByRole('link', { current: 'page' })).toHaveTextContent('FAQs');
});

test('the navigation marks the menu item of the current page, and its button', async () => {
  const { user } = await openAt(paths.clinical);
  expect(services()).toHaveClass('is-current');
  expect(services()).not.toHaveAttribute('aria-current');
  expect(candidates()).not.toHaveClass('is-current');
  await user.hover(services());
  expect(await item('Clinical')).toHaveAttribute('aria-current', 'page');
  expect(await item('Non Clinical')).not.toHaveAttribute('aria-current');
});

describe('the account area', () => {
  it('has the Welcome! menu when signed in, which opens on click but not on hover', async () => {
    const { user } = await openAt(paths.faq, { preloadedState: signedInState });
    const welcome = within(header()).getByRole('button', { name: 'Welcome!' });
    expect(within(header()).queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
    await user.hover(welcome);
    expect(welcome).toHaveAttribute('aria-expanded', 'false');
    await user.click(welcome);
    expect(await item('Log Out')).toBeInTheDocument();
    await user.click(main());
    await waitFor(() => expect(menus()).toHaveLength(0));
  });

  it('logs out, here and on the server', async () => {
    const reads = recordRequests(apiPaths.jobs);
    const { user, store } = await openAt(paths.faq, { preloadedState: signedInState });
    await user.click(within(header()).getByRole('button', { name: 'Welcome!' }));
    await user.click(await item('Log Out'));
    expect(store.getState().session.isAuthenticated).toBe(false);
    await waitFor(() => expect(reads.map(({ headers }) => headers.get(SIGN_OUT_HEADER))).toEqual(['1']));
    expect(within(header()).getByRole('link', { name: 'Sign In' })).toBeInTheDocument();
    await user.tab();
    expect(within(header()).getByRole('link', { name: 'Sign In' })).toHaveFocus();
  });
});

const footer = () => within(screen.getByRole('contentinfo'));
const link = (name: string | RegExp) => footer().getByRole('link', { name });
const linksIn = (group: string) =>
  within(footer().getByRole('navigation', { name: group }))
    .getAllByRole('link')
    .map((entry) => ({ label: entry.textContent, to: entry.getAttribute('href') }));

test('the footer has every link, how to reach the provider, who regulates it, and the policies', async () => {
  await openAt(paths.faq);
  for (const { label, items } of [footerCopy.quickLinks, footerCopy.recruitment])
    expect(linksIn(label)).toEqual(items.map((each) => ({ ...each, to: each.to.replace(/\?$/, '') })));
  const { name, telephone, recruitmentEmail, homeCareEmail, address, regulator } = provider;
  for (const [label, href] of [
    [`Telephone: ${telephone.text}`, telephone.href],
    [`Jobs and staffing: ${recruitmentEmail}`, `mailto:${recruitmentEmail}`],
    [`Care at home: ${homeCareEmail}`, `mailto:${homeCareEmail}`],
    ['Modern Slavery', paths.modernSlavery],
    ['Privacy Policy', paths.privacy],
    ['Terms and Conditions', paths.terms],
  ] as const)
    expect(link(label)).toHaveAttribute('href', href);
  expectNewTab(link(new RegExp(address.text)), address.mapsUrl);
  for (const { label, url } of provider.social) expectNewTab(link(new RegExp(`^${name} on ${label}`)), url);
  expectNewTab(link(/^Care Standards Register, our listing/), regulator.url);
  for (const each of [regulator, ...provider.accreditations]) {
    expect(footer().getByRole('img', { name: `${each.name}, ${each.meaning}` })).toBeInTheDocument();
    expect(footer().getByText(each.name, { selector: 'strong' })).toBeInTheDocument();
  }
  expect(footer().getByText(`© 2025 ${name}. All rights reserved.`)).toBeInTheDocument();
});

function expectNewTab(element: HTMLElement, address: string) {
  expect(element).toHaveAttribute('href', address);
  expect(element).toHaveAttribute('target', '_blank');
  expect(element).toHaveAccessibleName(/opens in a new tab/);
}

const KEY = 'lindenway.colorScheme';
const select = () => screen.getByRole('combobox', { name: 'Appearance' });
const choose = (scheme: string) => fireEvent.change(select(), { target: { value: scheme } });
const shown = () => document.documentElement.dataset.colorScheme;

afterEach(() => delete document.documentElement.dataset.colorScheme);

test('the colours are those of the device until one is chosen, which is kept, shown at once, and can be taken back', async () => {
  const { unmount } = await renderApp(paths.terms);
  expect(select()).toHaveValue('device');
  choose('dark');
  expect([shown(), localStorage.getItem(KEY)]).toEqual(['dark', 'dark']);
  unmount();
  await renderApp(paths.terms);
  expect(select()).toHaveValue('dark');
  choose('device');
  expect([shown(), localStorage.getItem(KEY)]).toEqual([undefined, null]);
});

test('a choice is shown even where it cannot be kept', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await renderApp(paths.terms);
  choose('dark');
  expect(shown()).toBe('dark');
});
