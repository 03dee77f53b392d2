import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { routes } from '@/app/routes';
import { paths } from '@/lib/paths';
import { main, openAt } from '@test/layout';
import { expectLogged } from '@test/problems';
import { renderApp } from '@test/renderApp';

const footerLink = (name: string) => within(screen.getByRole('contentinfo')).getByRole('link', { name });
const heading = () => screen.getByRole('heading', { level: 1 });

test('the table holds the 22 addresses of the specification', () => {
  expect(routes.map(({ path }) => path)).toEqual(Object.values(paths));
  expect(routes).toHaveLength(22);
});

test('an unknown address gets a page with ways on', async () => {
  await openAt('/no/such/page');
  expect(document.title).toMatch(/not found/i);
  expect(within(main()).getAllByRole('link').length).toBeGreaterThan(1);
});

test('a link leads to a page that starts at its top, with the focus on its heading and its own title', async () => {
  await openAt(paths.faq);
  const before = document.title;
  fireEvent.click(footerLink('Clients'));
  await waitFor(() => expect(heading()).toHaveTextContent('Your Trust Is Our Commitment'));
  await waitFor(() => expect(heading()).toHaveFocus());
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  expect(document.title).not.toBe(before);
});

test('the first page of a visit leaves the focus alone', async () => {
  await openAt(paths.faq);
  expect(document.body).toHaveFocus();
});

test('the first Tab reaches the way past the header', async () => {
  const { user } = await openAt(paths.faq);
  await user.tab();
  const skip = screen.getByRole('link', { name: 'Skip to content' });
  expect(skip).toHaveFocus();
  fireEvent.click(skip);
  expect(main()).toHaveFocus();
});

test('a page whose code cannot be fetched says so, between header and footer, and can be tried again', async () => {
  const { page } = routes.find(({ path }) => path === paths.about)!;
  const real = page.component;
  let isDown = true;
  page.component = (store) => {
    if (!isDown) return real(store);
    return () => {
      throw new Error('the chunk is gone');
    };
  };
  await renderApp(paths.about);
  const trouble = await screen.findByRole('alert');
  expect(within(trouble).getByRole('heading', { level: 1 })).toHaveTextContent(
    'This page could not be shown',
  );
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
  expectLogged(/the chunk is gone/);
  isDown = false;
  await act(async () => fireEvent.click(within(trouble).getByRole('button', { name: 'Try again' })));
  expect(await screen.findByText('Your Trust Is Our Commitment')).toBeVisible();
  page.component = real;
});
