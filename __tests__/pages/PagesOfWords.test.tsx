import { fireEvent, screen } from '@testing-library/react';
import { paths } from '@/lib/paths';
import { renderApp } from '@test/renderApp';
import { openAt } from '@test/layout';

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
