import { fireEvent, screen } from '@testing-library/react';
import { paths } from '@/lib/paths';
import { renderApp } from '@test/renderApp';

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
