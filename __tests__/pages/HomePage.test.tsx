import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { home } from '@/content/pages/home';
import { provider } from '@/content/provider';
import { paths } from '@/lib/paths';
import { main, openAt } from '@test/layout';
import { showing } from '@test/vacancies';

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
