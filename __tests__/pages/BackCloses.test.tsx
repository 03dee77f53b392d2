import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { jobPath, paths } from '@/lib/paths';
import { cancel, expectNoDialog, openApplication } from '@test/applying';
import { renderApp } from '@test/renderApp';
import { box, openList } from '@test/vacancies';

test('Back closes the form and leaves the vacancy open', async () => {
  const { pathname, isAtDialog, back } = await openApplication();
  await waitFor(() => expect(isAtDialog()).toBe(true));
  await back();
  await expectNoDialog();
  expect(pathname()).toBe(jobPath('101'));
  expect(isAtDialog()).toBe(false);
});

test.each([
  ['changed filters', 'scrolls up to the list', true],
  ['the filters as they were', 'leaves the page where it is', false],
])('Back closes the filter sheet: with %s it %s', async (_filters, _effect, isChanged) => {
  const { pathname, isAtDialog, back } = await openList();
  const results = screen.getByText(/^Showing:/).closest('section')!;
  jest.spyOn(results, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -400, 300, 30));
  const scrolled = jest.spyOn(results, 'scrollIntoView');
  fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await waitFor(() => expect(isAtDialog()).toBe(true));
  if (isChanged) fireEvent.click(sheet.getByRole('checkbox', { name: 'Contract' }));
  await back();
  await expectNoDialog();
  expect(pathname()).toBe(paths.jobs);
  expect(box('Contract').matches(':checked')).toBe(isChanged);
  expect(scrolled.mock.calls.length > 0).toBe(isChanged);
});

test('Back closes the menu on small screens and leaves the page open', async () => {
  const { pathname, isAtDialog, back } = await renderApp(paths.faq);
  fireEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  await screen.findByRole('dialog', { name: 'Menu' });
  await waitFor(() => expect(isAtDialog()).toBe(true));
  await back();
  await expectNoDialog();
  expect(pathname()).toBe(paths.faq);
});

test('a form that is closed by hand takes its entry along', async () => {
  const { isAtDialog } = await openApplication();
  cancel();
  await expectNoDialog();
  await waitFor(() => expect(isAtDialog()).toBe(false));
});

test('a link in the menu on small screens takes the place of its entry', async () => {
  const { pathname, isAtDialog, back } = await renderApp(paths.faq);
  fireEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  await waitFor(() => expect(isAtDialog()).toBe(true));
  fireEvent.click(menu.getByRole('link', { name: 'Contact Us' }));
  await waitFor(() => expect(pathname()).toBe(paths.contact));
  await expectNoDialog();
  await back();
  await waitFor(() => expect(pathname()).toBe(paths.faq));
  await expectNoDialog();
});

test('Back from a page that a dialog led to is not held up by the entry of the dialog', async () => {
  const { pathname, isAtDialog, back } = await renderApp(jobPath('101'));
  fireEvent.click((await screen.findAllByRole('button', { name: 'Apply Now' }))[0]!);
  const login = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(isAtDialog()).toBe(true));
  fireEvent.click(login.getByRole('link', { name: "Don't have an account yet?" }));
  await waitFor(() => expect(pathname()).toBe(paths.signUp));
  await back();
  await waitFor(() => expect(isAtDialog()).toBe(false));
  expect(pathname()).toBe(jobPath('101'));
  await expectNoDialog();
});
