import { act, fireEvent, screen, within } from '@testing-library/react';
import { lazyPage } from '@/app/lazyPage';
import { routes } from '@/app/routes';
import { pageTrouble } from '@/content/pageTrouble';
import { paths } from '@/lib/paths';
import { makeStore } from '@/store/makeStore';
import { expectLogged } from '@test/problems';
import { renderApp } from '@test/renderApp';

const Page = () => <h1>Here it is</h1>;
const { page } = routes.find(({ path }) => path === paths.about)!;
const real = { ...page };

afterEach(() => void Object.assign(page, real));

/** Puts another file in the place of the page at /AboutUs. */
const replaceBy = (importPage: Parameters<typeof lazyPage>[0]) => Object.assign(page, lazyPage(importPage));
const trouble = () => screen.findByRole('alert');
const tryAgain = async () =>
  act(async () => fireEvent.click(within(await trouble()).getByRole('button', { name: 'Try again' })));

test('a chunk that cannot be fetched is fetched anew when tried again', async () => {
  const importPage = jest
    .fn<Promise<{ Page: typeof Page }>, []>()
    .mockRejectedValueOnce(new Error('ChunkLoadError'))
    .mockResolvedValue({ Page });
  replaceBy(importPage);
  await renderApp(paths.about);
  await trouble();
  expectLogged(/ChunkLoadError/);
  await tryAgain();
  expect(await screen.findByText('Here it is')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(importPage).toHaveBeenCalledTimes(2);
});

test('a page that throws says so, with its own title, and can be tried again', async () => {
  let isBroken = true;
  const Fragile = () => {
    if (isBroken) throw new Error('the page broke');
    return <Page />;
  };
  replaceBy(async () => ({ Page: Fragile }));
  await renderApp(paths.about);
  await trouble();
  expect(document.title).toBe(pageTrouble.title);
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
  await tryAgain();
  expect(await trouble()).toBeVisible();
  isBroken = false;
  await tryAgain();
  expect(await screen.findByText('Here it is')).toBeVisible();
  expectLogged(/the page broke/);
});

test('the trouble of one page is left behind by going to another', async () => {
  replaceBy(() => Promise.reject(new Error('ChunkLoadError')));
  await renderApp(paths.about);
  await trouble();
  expectLogged(/ChunkLoadError/);
  fireEvent.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'FAQs' }));
  expect(await screen.findByRole('heading', { level: 1, name: /question/i })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a page that has been shown comes at once the next time, for its own store only', async () => {
  const lazy = lazyPage(async () => ({ Page }));
  const store = makeStore();
  expect(lazy.component(store)).not.toBe(Page);
  expect(lazy.component(store)).toBe(lazy.component(store));
  await lazy.load(store);
  expect(lazy.component(store)).toBe(Page);
  expect(lazy.component(makeStore())).not.toBe(Page);
});
