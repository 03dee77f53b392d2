import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { isNavGroup, mainNavigation } from '@/content/navigation';
import { paths } from '@/lib/paths';
import { candidates, item, main, menus, openAt, services, servicesMenu } from '@test/layout';

const serviceLinks = mainNavigation.filter(isNavGroup).find(({ id }) => id === 'services')!.items;

describe('a dropdown used with a mouse', () => {
  it('opens on hover, stays open while the pointer is on the button or the menu, and closes when it leaves', async () => {
    const { user } = await openAt(paths.faq);
    expect(services()).toHaveAttribute('aria-expanded', 'false');
    await user.hover(services());
    const menu = await servicesMenu();
    expect(services()).toHaveAttribute('aria-expanded', 'true');
    expect(services()).toHaveAttribute('aria-controls', menu.id);
    expect(within(menu).getAllByRole('menuitem')).toHaveLength(serviceLinks.length);
    for (const { label, holds } of serviceLinks) expect(await item(label)).toHaveAccessibleDescription(holds);
    await user.hover(await item('Trainings'));
    expect(menu).toBeInTheDocument();
    await user.hover(main());
    await waitFor(() => expect(menus()).toHaveLength(0));
    expect(services()).toHaveAttribute('aria-expanded', 'false');
  });

  it('stays open on the click that follows the hover, and closes on the next', async () => {
    const { user } = await openAt(paths.faq);
    await user.click(services());
    expect(await servicesMenu()).toBeInTheDocument();
    await user.click(services());
    await waitFor(() => expect(menus()).toHaveLength(0));
  });

  it('opens the chosen page and closes', async () => {
    const { user, pathname } = await openAt(paths.faq);
    await user.hover(candidates());
    await user.click(await item('International'));
    await waitFor(() => expect(pathname()).toBe(paths.jobsInternational));
    await waitFor(() => expect(menus()).toHaveLength(0));
  });

  it('is the only one open', async () => {
    const { user } = await openAt(paths.faq);
    await act(async () => services().focus());
    await user.keyboard('{Enter}');
    await servicesMenu();
    await user.hover(candidates());
    expect(await screen.findByRole('menu', { name: 'Candidates' })).toBeInTheDocument();
    await waitFor(() => expect(menus()).toHaveLength(1));
  });
});

describe('a dropdown used by touch', () => {
  it('opens and closes on taps, not as on hovers, and closes on a tap elsewhere', async () => {
    const { user } = await openAt(paths.faq);
    const tap = (target: Element) => user.pointer({ keys: '[TouchA]', target });
    fireEvent.pointerOver(services(), { pointerType: 'touch' });
    expect(services()).toHaveAttribute('aria-expanded', 'false');
    for (const elsewhere of [services(), main()]) {
      await tap(services());
      expect(await servicesMenu()).toBeInTheDocument();
      await tap(elsewhere);
      await waitFor(() => expect(menus()).toHaveLength(0));
    }
  });
});

describe('a dropdown used with the keyboard', () => {
  it.each([
    ['{ArrowDown}', 'Clinical'],
    ['{ArrowUp}', 'Facilities Management'],
  ])('opens with "%s" at %s', async (key, first) => {
    const { user } = await openAt(paths.faq);
    await act(async () => services().focus());
    await user.keyboard(key);
    await waitFor(async () => expect(await item(first)).toHaveFocus());
  });

  it('moves with the arrow keys; Escape returns the focus to the button', async () => {
    const { user } = await openWithKeyboard();
    await user.keyboard('{ArrowDown}');
    expect(await item('Non Clinical')).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(menus()).toHaveLength(0));
    expect(services()).toHaveFocus();
  });

  it('closes when Tab leaves it, forwards and backwards', async () => {
    const { user } = await openWithKeyboard();
    await user.tab();
    expect(candidates()).toHaveFocus();
    await waitFor(() => expect(menus()).toHaveLength(0));
    await user.tab({ shift: true });
    await user.keyboard('{ArrowDown}');
    await waitFor(async () => expect(await item('Clinical')).toHaveFocus());
    await user.tab({ shift: true });
    expect(services()).toHaveFocus();
    await user.tab({ shift: true });
    await waitFor(() => expect(menus()).toHaveLength(0));
  });

  it('closes on Escape without taking the focus from elsewhere on the page, and can be entered after a hover', async () => {
    const { user } = await openAt(paths.faq);
    await user.hover(services());
    await servicesMenu();
    act(() => main().focus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(menus()).toHaveLength(0));
    expect(main()).toHaveFocus();
    await user.hover(main());
    await user.hover(services());
    await servicesMenu();
    await act(async () => services().focus());
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await item('Clinical')).toHaveFocus());
  });
});

async function openWithKeyboard() {
  const page = await openAt(paths.faq);
  await act(async () => services().focus());
  await page.user.keyboard('{Enter}');
  await waitFor(async () => expect(await item('Clinical')).toHaveFocus());
  return page;
}
