import { provider } from '@/content/provider';
import { screen, waitFor, within } from '@testing-library/react';
import { apiPaths } from '@/contract/paths';
import { SIGN_OUT_HEADER } from '@/contract/session';
import { paths } from '@/lib/paths';
import { candidates, header, item, main, menus, nav, openAt, services } from '@test/layout';
import { recordRequests } from '@test/network';
import { signedInState } from '@test/renderApp';
import { footerCopy } from '@/content/navigation';

describe('the top bar', () => {
  it('links the address and the policy in new tabs, and the telephone', async () => {
    await openAt(paths.faq);
    const bar = within(header());
    const address = bar.getByRole('link', {
      name: new RegExp(`${provider.address.text}.*opens in a new tab`),
    });
    expect(address).toHaveAttribute('href', expect.stringContaining('maps'));
    expect(address).toHaveAttribute('target', '_blank');
    expect(bar.getByRole('link', { name: new RegExp(`^\\${provider.telephone.text}`) })).toHaveAttribute(
      'href',
      provider.telephone.href,
    );
    const policy = bar.getByRole('link', { name: /^Modern Slavery.*opens in a new tab/ });
    expect(policy).toHaveAttribute('href', paths.modernSlavery);
    expect(policy).toHaveAttribute('target', '_blank');
  });

  it('links the logo to the home page', async () => {
    await openAt(paths.faq);
    const logo = within(header()).getByRole('link', { name: `${provider.name}, home` });
    expect(logo).toHaveAttribute('href', '/');
  });
});

describe('the navigation', () => {
  it('marks the link to the current page', async () => {
    await openAt(paths.faq);
    expect(nav().getByRole('link', { current: 'page' })).toHaveTextContent('FAQs');
  });

  it('marks the menu item of the current page, and its button', async () => {
    const { user } = await openAt(paths.clinical);
    expect(services()).toHaveClass('is-current');
    expect(services()).not.toHaveAttribute('aria-current');
    expect(candidates()).not.toHaveClass('is-current');
    await user.hover(services());
    expect(await item('Clinical')).toHaveAttribute('aria-current', 'page');
    expect(await item('Non Clinical')).not.toHaveAttribute('aria-current');
  });
});

describe('the account area', () => {
  it('offers Sign In and Sign Up while signed out', async () => {
    await openAt(paths.faq);
    const bar = within(header());
    expect(bar.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', paths.signIn);
    expect(bar.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', paths.signUp);
    expect(bar.queryByRole('button', { name: 'Welcome!' })).not.toBeInTheDocument();
  });

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

describe('the footer', () => {
  beforeEach(() => openAt(paths.faq));

  it.each([footerCopy.quickLinks, footerCopy.recruitment])('has every link of $label', ({ label, items }) => {
    expect(linksIn(label)).toEqual(items.map((each) => ({ ...each, to: each.to.replace(/\?$/, '') })));
  });

  it('shows how to reach the provider', () => {
    const { telephone, recruitmentEmail, homeCareEmail } = provider;
    expect(link(`Telephone: ${telephone.text}`)).toHaveAttribute('href', telephone.href);
    expect(link(`Jobs and staffing: ${recruitmentEmail}`)).toHaveAttribute(
      'href',
      `mailto:${recruitmentEmail}`,
    );
    expect(link(`Care at home: ${homeCareEmail}`)).toHaveAttribute('href', `mailto:${homeCareEmail}`);
    expectNewTab(link(new RegExp(provider.address.text)), provider.address.mapsUrl);
  });

  it.each(provider.social)('links to the profile on $label', ({ label, url }) => {
    expectNewTab(link(new RegExp(`^${provider.name} on ${label}`)), url);
  });

  it('shows the regulator, with its listing, and the accreditations', () => {
    expectNewTab(link(/^Care Standards Register, our listing/), provider.regulator.url);
    for (const { name, meaning } of [provider.regulator, ...provider.accreditations]) {
      expect(footer().getByRole('img', { name: `${name}, ${meaning}` })).toBeInTheDocument();
      expect(footer().getByText(name, { selector: 'strong' })).toBeInTheDocument();
    }
  });

  it('ends with the copyright line and the policies', () => {
    expect(footer().getByText(`© 2025 ${provider.name}. All rights reserved.`)).toBeInTheDocument();
    expect(link('Modern Slavery')).toHaveAttribute('href', paths.modernSlavery);
    expect(link('Privacy Policy')).toHaveAttribute('href', paths.privacy);
    expect(link('Terms and Conditions')).toHaveAttribute('href', paths.terms);
  });
});

function expectNewTab(element: HTMLElement, address: string) {
  expect(element).toHaveAttribute('href', address);
  expect(element).toHaveAttribute('target', '_blank');
  expect(element).toHaveAccessibleName(/opens in a new tab/);
}
