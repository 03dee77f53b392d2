import { provider } from '@/content/provider';
import { screen, waitFor, within } from '@testing-library/react';
import { isNavGroup, mainNavigation } from '@/content/navigation';
import { paths } from '@/lib/paths';
import { header, main, openAt } from '@test/layout';
import { signedInState } from '@test/renderApp';

const services = mainNavigation.filter(isNavGroup).find(({ id }) => id === 'services')?.items ?? [];

describe('the menu of small screens', () => {
  const bars = (name = 'Open menu') => within(header()).getByRole('button', { name });
  const drawer = async () => within(await screen.findByRole('navigation', { name: 'Menu' }));
  const closed = () =>
    waitFor(() => expect(screen.queryByRole('navigation', { name: 'Menu' })).not.toBeInTheDocument());

  it('opens and closes with its button and makes the page behind it inert', async () => {
    const { user } = await openAt(paths.faq);
    expect(bars()).toHaveAttribute('aria-expanded', 'false');
    await user.click(bars());
    await drawer();
    expect(bars('Close menu')).toHaveAttribute('aria-expanded', 'true');
    expect(main()).toHaveAttribute('inert');
    expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
    await user.click(bars('Close menu'));
    await closed();
    expect(main()).not.toHaveAttribute('inert');
    expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
  });

  it('covers the skip link and the lines under the header too', async () => {
    const returnLink = { jobId: '101', title: 'Porter', email: '' };
    const { user } = await openAt(paths.faq, { preloadedState: { returnLink } });
    const line = await screen.findByRole('complementary', { name: 'Your vacancy' });
    await user.click(bars());
    await drawer();
    expect(line).toHaveAttribute('inert');
    expect(screen.getByText('Skip to content')).toHaveAttribute('inert');
    await user.click(bars('Close menu'));
    await closed();
    expect(line).not.toHaveAttribute('inert');
  });

  it('marks the current page', async () => {
    const { user } = await openAt(paths.faq);
    await user.click(bars());
    expect((await drawer()).getByRole('link', { current: 'page' })).toHaveTextContent('FAQs');
  });

  it('expands its groups, which hold the same links, and closes when one is chosen', async () => {
    const { user, pathname } = await openAt(paths.faq);
    await user.click(bars());
    const group = (await drawer()).getByRole('button', { name: 'Services' });
    expect(group).toHaveAttribute('aria-expanded', 'false');
    expect((await drawer()).queryByRole('link', { name: 'Clinical' })).not.toBeInTheDocument();
    await user.click(group);
    expect(group).toHaveAttribute('aria-expanded', 'true');
    const links = within((await drawer()).getByRole('list', { name: 'Services' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(services.map(({ label }) => label));
    await user.click((await drawer()).getByRole('link', { name: 'Supported Living' }));
    await waitFor(() => expect(pathname()).toBe(paths.supportedLiving));
    await closed();
  });

  it('expands the group of the current page', async () => {
    const { user } = await openAt(paths.clinical);
    await user.click(bars());
    const current = (await drawer()).getByRole('link', { current: 'page' });
    expect(current).toHaveTextContent('Clinical');
  });

  it('closes on Escape and gives the focus back to its button', async () => {
    const { user } = await openAt(paths.faq);
    await user.click(bars());
    await drawer();
    await user.tab();
    expect((await drawer()).getByRole('link', { name: 'Home' })).toHaveFocus();
    await user.keyboard('{Escape}');
    await closed();
    expect(bars()).toHaveFocus();
  });

  it('closes when the logo leads elsewhere', async () => {
    const { user } = await openAt(paths.faq);
    await user.click(bars());
    await drawer();
    await user.click(within(header()).getByRole('link', { name: `${provider.name}, home` }));
    await closed();
  });

  it('greets a signed-in visitor and lets them log out', async () => {
    const { user, store } = await openAt(paths.faq, { preloadedState: signedInState });
    await user.click(bars());
    await drawer();
    expect(within(header()).getAllByText('Welcome!')).toHaveLength(2);
    await user.click(within(header()).getByRole('button', { name: 'Log Out' }));
    expect(store.getState().session.isAuthenticated).toBe(false);
    await closed();
    expect(bars()).toHaveFocus();
  });

  it('leads a signed-in visitor to their receipts', async () => {
    const { user } = await openAt(paths.faq, { preloadedState: signedInState });
    await user.click(bars());
    await drawer();
    await user.click(within(header()).getByRole('button', { name: 'Your applications' }));
    await closed();
    expect(
      await screen.findByRole('dialog', { name: 'Your applications on this device' }),
    ).toBeInTheDocument();
  });

  it('offers Sign In and Sign Up to everyone else', async () => {
    const { user } = await openAt(paths.faq);
    await user.click(bars());
    await drawer();
    expect(within(header()).getAllByRole('link', { name: 'Sign Up' })).toHaveLength(2);
  });
});
