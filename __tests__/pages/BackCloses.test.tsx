import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { toasts } from '@/contract/toasts';
import { apiPaths } from '@/contract/paths';
import { jobPath, paths } from '@/lib/paths';
import {
  cancel,
  dialog,
  expectNoDialog,
  field,
  fillApplication,
  openApplication,
  submit,
} from '@test/applying';
import { network, recordRequests } from '@test/network';
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

test('Back closes the filter sheet and leaves the list open, with what was ticked', async () => {
  const { pathname, back } = await openList();
  fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  fireEvent.click(sheet.getByRole('checkbox', { name: 'Contract' }));
  await back();
  await expectNoDialog();
  expect(pathname()).toBe(paths.jobs);
  expect(box('Contract')).toBeChecked();
});

test.each([
  ['changed filters', 'scrolls up to the list', true],
  ['the filters as they were', 'leaves the page where it is', false],
])('a filter sheet closed with %s %s', async (_filters, _effect, isChanged) => {
  const { isAtDialog, back } = await openList();
  const results = screen.getByText(/^Showing:/).closest('section')!;
  jest.spyOn(results, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -400, 300, 30));
  const scrolled = jest.spyOn(results, 'scrollIntoView');
  fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await waitFor(() => expect(isAtDialog()).toBe(true));
  if (isChanged) fireEvent.click(sheet.getByRole('checkbox', { name: 'Contract' }));
  await back();
  await expectNoDialog();
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
  expect(isAtDialog()).toBe(false);
});

test('Back does not end a send: the form stays, says so, and asks before the page is left', async () => {
  const { isAtDialog, back } = await openApplication();
  await fillApplication();
  const requests = recordRequests(apiPaths.applicationForm);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  network.use(
    http.post(`*${apiPaths.applicationForm}`, async () => {
      await held;
      return HttpResponse.text('stored');
    }),
  );
  submit();
  await waitFor(() => expect(requests).toHaveLength(1));
  await back();
  expect(await dialog().findByText(/^Your application is being sent/)).toBeInTheDocument();
  expect(field('Full name')).toHaveValue('Ada Example');
  expect(isAtDialog()).toBe(true);
  const leaving = new Event('beforeunload', { cancelable: true });
  fireEvent(window, leaving);
  expect(leaving.defaultPrevented).toBe(true);
  await act(async () => letGo());
  await screen.findByText(toasts.applicationSent);
  const later = new Event('beforeunload', { cancelable: true });
  fireEvent(window, later);
  expect(later.defaultPrevented).toBe(false);
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
