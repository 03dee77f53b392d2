import { act, fireEvent, screen, within } from '@testing-library/react';
import { pages } from '@/app/routes';
import { pageTrouble } from '@/content/pageTrouble';
import { paths } from '@/lib/paths';
import { reloadPage } from '@/lib/reloadPage';
import { expectLogged } from '@test/problems';
import { renderApp } from '@test/renderApp';

jest.mock('@/lib/reloadPage');

const route = pages.find(({ path }) => path === paths.about)!;
const { lazy } = route;
const lost = () => Promise.reject(new Error('ChunkLoadError'));

afterEach(() => {
  route.lazy = lazy;
  jest.mocked(reloadPage).mockClear();
});

const trouble = () => screen.findByRole('alert');

test('a page whose code does not come says so from its top, between header and footer, and can be tried again', async () => {
  route.lazy = lost;
  await renderApp(paths.about);
  const heading = within(await trouble()).getByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent(pageTrouble.heading);
  expect(heading).toHaveFocus();
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  expect(document.title).toBe(pageTrouble.title);
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  expectLogged(/ChunkLoadError/);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

test('a page that throws says so, and is loaded again when the connection is back', async () => {
  const Broken = () => {
    throw new Error('the page broke');
  };
  route.lazy = async () => ({ Component: Broken });
  await renderApp(paths.about);
  await trouble();
  expectLogged(/the page broke/);
  expect(reloadPage).not.toHaveBeenCalled();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

test('going to another page leaves the message behind', async () => {
  route.lazy = lost;
  await renderApp(paths.about);
  await trouble();
  expectLogged(/ChunkLoadError/);
  fireEvent.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'FAQs' }));
  expect(await screen.findByRole('heading', { level: 1, name: /question/i })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  window.dispatchEvent(new Event('online'));
  expect(reloadPage).not.toHaveBeenCalled();
});
