import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { paths } from '@/lib/paths';
import { problems } from '@test/problems';
import { renderApp, signedInState } from '@test/renderApp';

const header = () => screen.getByRole('banner');
const nav = () => within(screen.getByRole('navigation', { name: 'Main' }));
const services = () => nav().getByRole('button', { name: 'Services' });
const candidates = () => nav().getByRole('button', { name: 'Candidates' });
const servicesMenu = () => screen.findByRole('menu', { name: 'Services' });
const main = () => screen.getByRole('main');
const menus = () => screen.queryAllByRole('menu');
const item = (name: string) => screen.findByRole('menuitem', { name });

async function openAt(address: string, options?: Parameters<typeof renderApp>[1]) {
  const page = renderApp(address, options);
  await within(main()).findByRole('heading', { level: 1 });
  return page;
}

describe('the top bar', () => {
  it('links the address to a map and the policy to a page, each in a new tab, and the telephone', async () => {
    await openAt(paths.faq);
    const bar = within(header());
    const address = bar.getByRole('link', { name: /Marigold Yard.*opens in a new tab/ });
    expect(address).toHaveAttribute('href', expect.stringContaining('maps'));
    expect(address).toHaveAttribute('target', '_blank');
    expect(bar.getByRole('link', { name: /^\+44/ })).toHaveAttribute('href', 'tel:+442079460958');
    const policy = bar.getByRole('link', { name: /^Modern Slavery.*opens in a new tab/ });
    expect(policy).toHaveAttribute('href', paths.modernSlavery);
    expect(policy).toHaveAttribute('target', '_blank');
  });

  it('leads home by the logo', async () => {
    await openAt(paths.faq);
    const logo = within(header()).getByRole('link', { name: 'Lindenway Care, home' });
    expect(logo).toHaveAttribute('href', '/');
  });
});

describe('the way past the header', () => {
  it('is the first stop of the Tab key and moves the focus to the page', async () => {
    const { user } = await openAt(paths.faq);
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(main()).toHaveFocus();
  });
});

describe('the navigation', () => {
  it('names its entries in the order of the specification', async () => {
    await openAt(paths.faq);
    const entries = nav().getAllByRole('listitem');
    expect(entries.map((entry) => entry.textContent)).toEqual([
      'Home',
      'Services',
      'Candidates',
      'Clients',
      'Contact Us',
      'FAQs',
    ]);
  });

  it('marks the link of the page that is shown', async () => {
    await openAt(paths.faq);
    expect(nav().getByRole('link', { current: 'page' })).toHaveTextContent('FAQs');
  });

  it('marks the item of a menu whose page is shown, and lights its button', async () => {
    const { user } = await openAt(paths.clinical);
    expect(services()).toHaveClass('is-current');
    expect(services()).not.toHaveAttribute('aria-current');
    expect(candidates()).not.toHaveClass('is-current');
    await user.hover(services());
    expect(await item('Clinical')).toHaveAttribute('aria-current', 'page');
    expect(await item('Non Clinical')).not.toHaveAttribute('aria-current');
  });
});

describe('a dropdown under the mouse', () => {
  it('opens on hover, stays while the pointer is on button or menu, closes when it leaves', async () => {
    const { user } = await openAt(paths.faq);
    expect(services()).toHaveAttribute('aria-expanded', 'false');
    await user.hover(services());
    const menu = await servicesMenu();
    expect(services()).toHaveAttribute('aria-expanded', 'true');
    expect(services()).toHaveAttribute('aria-controls', menu.id);
    expect(
      within(menu)
        .getAllByRole('menuitem')
        .map((link) => link.textContent),
    ).toEqual([
      'Clinical',
      'Non Clinical',
      'Domiciliary Care',
      'Supported Living',
      'International Recruitment',
      'Trainings',
      'Facilities Management',
    ]);
    await user.hover(await item('Trainings'));
    expect(menu).toBeVisible();
    await user.hover(main());
    expect(menus()).toHaveLength(0);
    expect(services()).toHaveAttribute('aria-expanded', 'false');
  });

  it('stays open at the click that follows the hover, and closes at the next', async () => {
    const { user } = await openAt(paths.faq);
    await user.click(services());
    expect(await servicesMenu()).toBeVisible();
    await user.click(services());
    expect(menus()).toHaveLength(0);
    await user.click(services());
    expect(await servicesMenu()).toBeVisible();
  });

  it('goes to the chosen page and closes', async () => {
    const { user, pathname } = await openAt(paths.faq);
    await user.hover(candidates());
    await user.click(await item('International'));
    expect(pathname()).toBe(paths.jobsInternational);
    expect(menus()).toHaveLength(0);
  });

  it('is the only one open', async () => {
    const { user } = await openAt(paths.faq);
    services().focus();
    await user.keyboard('{Enter}');
    await servicesMenu();
    await user.hover(candidates());
    expect(await screen.findByRole('menu', { name: 'Candidates' })).toBeVisible();
    expect(menus()).toHaveLength(1);
  });
});

describe('a dropdown under a finger', () => {
  it('opens and closes by taps, and closes at a tap elsewhere', async () => {
    const { user } = await openAt(paths.faq);
    const tap = (target: Element) => user.pointer({ keys: '[TouchA]', target });
    await tap(services());
    expect(await servicesMenu()).toBeVisible();
    await tap(services());
    expect(menus()).toHaveLength(0);
    await tap(services());
    await servicesMenu();
    await tap(main());
    expect(menus()).toHaveLength(0);
  });

  it('does not take a finger on the button for a hover', async () => {
    await openAt(paths.faq);
    fireEvent.pointerOver(services(), { pointerType: 'touch' });
    expect(services()).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('a dropdown by keyboard', () => {
  it.each([
    ['{Enter}', 'Clinical'],
    [' ', 'Clinical'],
    ['{ArrowDown}', 'Clinical'],
    ['{ArrowUp}', 'Facilities Management'],
  ])('opens with "%s" at %s', async (key, first) => {
    const { user } = await openAt(paths.faq);
    act(() => services().focus());
    await user.keyboard(key);
    await waitFor(async () => expect(await item(first)).toHaveFocus());
  });

  it('moves by arrows, around the ends, and by Home and End', async () => {
    const { user } = await openWithKeyboard();
    await user.keyboard('{ArrowDown}');
    expect(await item('Non Clinical')).toHaveFocus();
    await user.keyboard('{End}');
    expect(await item('Facilities Management')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(await item('Clinical')).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(await item('Facilities Management')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(await item('Clinical')).toHaveFocus();
  });

  it('closes on Escape and gives the focus back to the button', async () => {
    const { user } = await openWithKeyboard();
    await user.keyboard('{Escape}');
    expect(menus()).toHaveLength(0);
    expect(services()).toHaveFocus();
  });

  it('closes when Tab leaves it, forwards and backwards', async () => {
    const { user } = await openWithKeyboard();
    await user.tab();
    expect(candidates()).toHaveFocus();
    expect(menus()).toHaveLength(0);
    await user.tab({ shift: true });
    await user.keyboard('{ArrowDown}');
    await waitFor(async () => expect(await item('Clinical')).toHaveFocus());
    await user.tab({ shift: true });
    expect(services()).toHaveFocus();
    expect(menus()).toHaveLength(0);
  });

  it('goes to the page of the focused item', async () => {
    const { user, pathname } = await openWithKeyboard();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(pathname()).toBe(paths.nonClinical);
    expect(menus()).toHaveLength(0);
  });

  it('is entered by the keyboard when the mouse has opened it', async () => {
    const { user } = await openAt(paths.faq);
    await user.hover(services());
    await servicesMenu();
    act(() => services().focus());
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await item('Clinical')).toHaveFocus());
  });

  it('closes on Escape without taking the focus from elsewhere on the page', async () => {
    const { user } = await openAt(paths.faq);
    await user.hover(services());
    await servicesMenu();
    act(() => main().focus());
    await user.keyboard('{Escape}');
    expect(menus()).toHaveLength(0);
    expect(main()).toHaveFocus();
  });
});

describe('the visitor in the header', () => {
  it('is offered Sign In and Sign Up while signed out', async () => {
    await openAt(paths.faq);
    const bar = within(header());
    expect(bar.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', paths.signIn);
    expect(bar.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', paths.signUp);
    expect(bar.queryByRole('button', { name: 'Welcome!' })).not.toBeInTheDocument();
  });

  it('is welcomed instead when signed in, by a menu that opens on click and not on hover', async () => {
    const { user } = await openAt(paths.faq, { preloadedState: signedInState });
    const welcome = within(header()).getByRole('button', { name: 'Welcome!' });
    expect(within(header()).queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
    await user.hover(welcome);
    expect(welcome).toHaveAttribute('aria-expanded', 'false');
    await user.click(welcome);
    expect(await item('Log Out')).toBeVisible();
    await user.click(main());
    expect(menus()).toHaveLength(0);
  });

  it('can log out', async () => {
    const { user, store } = await openAt(paths.faq, { preloadedState: signedInState });
    await user.click(within(header()).getByRole('button', { name: 'Welcome!' }));
    await user.click(await item('Log Out'));
    expect(store.getState().session.isAuthenticated).toBe(false);
    expect(within(header()).getByRole('link', { name: 'Sign In' })).toBeVisible();
    await user.tab();
    expect(within(header()).getByRole('link', { name: 'Sign In' })).toHaveFocus();
  });
});

describe('the menu of small screens', () => {
  const bars = (name = 'Open menu') => within(header()).getByRole('button', { name });
  const drawer = async () => within(await screen.findByRole('navigation', { name: 'Menu' }));
  const closed = () => expect(screen.queryByRole('navigation', { name: 'Menu' })).not.toBeInTheDocument();

  it('opens and closes by its button, which tells its state, and holds the page behind still', async () => {
    const { user } = await openAt(paths.faq);
    expect(bars()).toHaveAttribute('aria-expanded', 'false');
    await user.click(bars());
    await drawer();
    expect(bars('Close menu')).toHaveAttribute('aria-expanded', 'true');
    expect(main()).toHaveAttribute('inert');
    expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
    await user.click(bars('Close menu'));
    closed();
    expect(main()).not.toHaveAttribute('inert');
    expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
  });

  it('marks the page that is shown', async () => {
    const { user } = await openAt(paths.faq);
    await user.click(bars());
    expect((await drawer()).getByRole('link', { current: 'page' })).toHaveTextContent('FAQs');
  });

  it('unfolds its groups, holding the same links, and closes on choosing', async () => {
    const { user, pathname } = await openAt(paths.faq);
    await user.click(bars());
    const group = (await drawer()).getByRole('button', { name: 'Services' });
    expect(group).toHaveAttribute('aria-expanded', 'false');
    expect((await drawer()).queryByRole('link', { name: 'Clinical' })).not.toBeInTheDocument();
    await user.click(group);
    expect(group).toHaveAttribute('aria-expanded', 'true');
    const links = within((await drawer()).getByRole('list', { name: 'Services' })).getAllByRole('link');
    expect(links).toHaveLength(7);
    await user.click((await drawer()).getByRole('link', { name: 'Supported Living' }));
    expect(pathname()).toBe(paths.supportedLiving);
    closed();
  });

  it('has the group of the current page unfolded', async () => {
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
    closed();
    expect(bars()).toHaveFocus();
  });

  it('closes when the logo leads elsewhere', async () => {
    const { user } = await openAt(paths.faq);
    await user.click(bars());
    await drawer();
    await user.click(within(header()).getByRole('link', { name: 'Lindenway Care, home' }));
    closed();
  });

  it('greets a signed-in visitor and lets them log out', async () => {
    const { user, store } = await openAt(paths.faq, { preloadedState: signedInState });
    await user.click(bars());
    await drawer();
    expect(within(header()).getAllByText('Welcome!')).toHaveLength(2);
    await user.click(within(header()).getByRole('button', { name: 'Log Out' }));
    expect(store.getState().session.isAuthenticated).toBe(false);
    closed();
    expect(bars()).toHaveFocus();
  });

  it('offers Sign In and Sign Up to everyone else', async () => {
    const { user } = await openAt(paths.faq);
    await user.click(bars());
    await drawer();
    expect(within(header()).getAllByRole('link', { name: 'Sign Up' })).toHaveLength(2);
  });
});

async function openWithKeyboard() {
  const page = await openAt(paths.faq);
  act(() => services().focus());
  await page.user.keyboard('{Enter}');
  await waitFor(async () => expect(await item('Clinical')).toHaveFocus());
  return page;
}
