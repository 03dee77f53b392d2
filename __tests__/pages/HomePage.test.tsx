import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { home } from '@/content/pages/home';
import { provider } from '@/content/provider';
import { paths } from '@/lib/paths';
import { main, openAt } from '@test/layout';
import { showing } from '@test/vacancies';

const images = (name: string) => screen.getAllByRole('img', { name });

beforeEach(async () => {
  await openAt(paths.home);
});

test('the call to action opens the vacancies in a new tab', () => {
  const [first] = within(main()).getAllByRole('link', { name: /^View all Vacancies/ });
  expect(first).toHaveAttribute('href', paths.jobs);
  expect(first).toHaveAttribute('target', '_blank');
});

test('the search box leads to the list with the words in it', async () => {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Enter Job title'), 'porter');
  await user.type(screen.getByLabelText('Set your location'), 'Camden{Enter}');
  await showing(1);
  expect(screen.getByLabelText('Enter Job title')).toHaveValue('porter');
  expect(screen.getByLabelText('Set your location')).toHaveValue('Camden');
});

test.each([
  ['I need care', paths.domiciliary],
  ['I need staff', paths.clinical],
  ['I want work', paths.jobs],
])('“%s” leads to its page in one press', (need, path) => {
  const heading = screen.getByRole('heading', { level: 2, name: need });
  expect(heading.closest('a')).toHaveAttribute('href', path);
});

test('who needs staff finds the number to ring and the facts for buyers', () => {
  const front = within(screen.getByRole('heading', { level: 2, name: 'I need staff' }).closest('li')!);
  expect(front.getByRole('link', { name: provider.telephone.text })).toHaveAttribute(
    'href',
    provider.telephone.href,
  );
  expect(front.getByRole('link', { name: 'Facts for buyers' })).toHaveAttribute('href', paths.buyers);
});

test('every service has its door, which says what is behind it', () => {
  for (const { label, holds, to } of home.services.doors) {
    expect(within(main()).getByRole('link', { name: `${label} ${holds}` })).toHaveAttribute('href', to);
  }
});

test('screen readers get each logo once per row, however often it is repeated', () => {
  expect(images('Art venue')).toHaveLength(2);
  const all = document.querySelectorAll('img[src*="client-logos.svg#vellum-hall"]');
  expect(all.length).toBeGreaterThan(1);
});

test('the logo rows can be paused and resumed', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Pause logos' }));
  const [row] = screen.getAllByRole('list').filter((list) => list.querySelector('[src*=client-logo]'));
  expect(row).toHaveStyle({ animationPlayState: 'paused' });
  fireEvent.click(screen.getByRole('button', { name: 'Play logos' }));
  expect(row).not.toHaveStyle({ animationPlayState: 'paused' });
});

test('the carousel shows the client whose lamp is pressed, and wraps around with the arrows', () => {
  Element.prototype.scrollTo = jest.fn();
  const lamp = (name: string) => screen.getByRole('button', { name: `Show ${name}` });
  expect(lamp('Health\u00a0service trusts')).toHaveAttribute('aria-current', 'true');
  fireEvent.click(lamp('Care homes'));
  expect(lamp('Care homes')).toHaveAttribute('aria-current', 'true');
  fireEvent.click(screen.getByRole('button', { name: 'Next client' }));
  fireEvent.click(screen.getByRole('button', { name: 'Next client' }));
  expect(lamp('Health\u00a0service trusts')).toHaveAttribute('aria-current', 'true');
});

test('a second press of an arrow counts while the carousel still scrolls; a hand that takes over is followed', () => {
  const scrollTo = jest.fn();
  Element.prototype.scrollTo = scrollTo;
  const row = screen.getByRole('list', { name: home.clients.scrollLabel });
  [...row.children].forEach((slide, index) => {
    slide.getBoundingClientRect = () => new DOMRect(index * 1000);
  });
  Object.defineProperty(row, 'scrollWidth', { value: 3000 });
  const scrolledTo = (left: number) => {
    row.scrollLeft = left;
    fireEvent.scroll(row);
  };
  const current = () => screen.getByRole('button', { current: true });
  const next = screen.getByRole('button', { name: 'Next client' });
  fireEvent.click(next);
  scrolledTo(100);
  fireEvent.click(next);
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 2000, behavior: 'smooth' });
  const last = home.clients.list.at(-1)?.name;
  expect(current()).toHaveAccessibleName(`Show ${last}`);
  fireEvent.pointerDown(row);
  scrolledTo(1000);
  expect(current()).toHaveAccessibleName('Show Care homes');
});
