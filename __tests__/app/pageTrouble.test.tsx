import { act, fireEvent, screen, within } from '@testing-library/react';
import { routes } from '@/app/routes';
import { pageTrouble } from '@/content/pageTrouble';
import { paths } from '@/lib/paths';
import * as waiting from '@/lib/wait';
import { expectLogged } from '@test/problems';
import { renderApp } from '@test/renderApp';

const Page = () => <h1>Here it is</h1>;
const route = routes.find(({ path }) => path === paths.about)!;
const { load } = route;
const lost = () => Promise.reject(new Error('ChunkLoadError'));

beforeEach(() => void jest.spyOn(waiting, 'wait').mockResolvedValue(undefined));
afterEach(() => void (route.load = load));

const trouble = () => screen.findByRole('alert');
const tryAgain = async () =>
  act(async () => fireEvent.click(within(await trouble()).getByRole('button', { name: 'Try again' })));

test('a page whose code does not come is loaded again by itself', async () => {
  route.load = jest
    .fn()
    .mockImplementationOnce(lost)
    .mockImplementationOnce(lost)
    .mockResolvedValue({ Page });
  await renderApp(paths.about);
  expect(await screen.findByText('Here it is')).toBeVisible();
  expect(route.load).toHaveBeenCalledTimes(3);
});

test('a page whose code still does not come says so, between header and footer, and can be tried again', async () => {
  let isOffline = true;
  route.load = () => (isOffline ? lost() : load());
  await renderApp(paths.about);
  expect(within(await trouble()).getByRole('heading', { level: 1 })).toHaveTextContent(pageTrouble.heading);
  expect(document.title).toBe(pageTrouble.title);
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
  expectLogged(/ChunkLoadError/);
  isOffline = false;
  await tryAgain();
  expect(await screen.findByText('Your Trust Is Our Commitment')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the message starts at its top, and goes by itself when the connection is back', async () => {
  let isOffline = true;
  route.load = () => (isOffline ? lost() : load());
  await renderApp(paths.about);
  expect(within(await trouble()).getByRole('heading', { level: 1 })).toHaveFocus();
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  expectLogged(/ChunkLoadError/);
  isOffline = false;
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Your Trust Is Our Commitment')).toBeVisible();
});

test('a page that throws can be tried again until it works', async () => {
  let isBroken = true;
  const Fragile = () => {
    if (isBroken) throw new Error('the page broke');
    return <Page />;
  };
  route.load = async () => ({ Page: Fragile });
  await renderApp(paths.about);
  await tryAgain();
  expect(await trouble()).toBeVisible();
  isBroken = false;
  await tryAgain();
  expect(await screen.findByText('Here it is')).toBeVisible();
  expectLogged(/the page broke/);
});

test('going to another page leaves the message behind', async () => {
  route.load = lost;
  await renderApp(paths.about);
  await trouble();
  expectLogged(/ChunkLoadError/);
  fireEvent.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'FAQs' }));
  expect(await screen.findByRole('heading', { level: 1, name: /question/i })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
