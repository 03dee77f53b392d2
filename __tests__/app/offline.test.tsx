import { act, screen, within } from '@testing-library/react';
import { offlineLine } from '@/content/pageTrouble';
import { paths } from '@/lib/paths';
import { expectLogged } from '@test/problems';
import { renderApp } from '@test/renderApp';

afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));

test('a page says in one line that there is no connection, until it is back', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await renderApp(paths.faq);
  expect(screen.getByText(offlineLine).parentElement).toHaveRole('status');
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(offlineLine)).not.toBeInTheDocument();
});

const refuse = () => Promise.reject(new DOMException('denied', 'SecurityError'));

test.each([
  ['are there without a value', undefined],
  ['are forbidden', { register: refuse }],
])('a page is shown where service workers %s', async (_, value) => {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value });
  await renderApp(paths.faq);
  expect(await within(screen.getByRole('main')).findByRole('heading', { level: 1 })).toBeInTheDocument();
  expectLogged(/service worker could not be registered/);
});
