import { screen } from '@testing-library/react';
import { paths } from '@/lib/paths';
import { openAt } from '@test/layout';

const toggle = () => screen.getByRole('button', { name: 'Respite care' });
const description = () => screen.getByText(/^An afternoon, a night or a fortnight/);
const expectOpen = (isOpen: boolean) => {
  expect(toggle()).toHaveAttribute('aria-expanded', String(isOpen));
  if (isOpen) expect(description()).toBeVisible();
  else expect(description()).not.toBeVisible();
};

test('the focus alone opens no window; a press opens it, and closes it although it keeps the focus', async () => {
  const { user } = await openAt(paths.domiciliary);
  toggle().focus();
  expectOpen(false);
  await user.keyboard('{Enter}');
  expectOpen(true);
  await user.keyboard('{Enter}');
  expectOpen(false);
});

test('Escape closes a window', async () => {
  const { user } = await openAt(paths.domiciliary);
  await user.click(toggle());
  await user.keyboard('{Escape}');
  expectOpen(false);
});
