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

const layer = () => (history.state as { layer?: number } | null)?.layer;

/** The browser's Back, which answers later. */
const goBack = () =>
  act(async () => {
    const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    history.back();
    await popped;
  });

test('Back closes the form and leaves the vacancy open', async () => {
  const { pathname } = await openApplication();
  expect(layer()).toBeDefined();
  await goBack();
  await expectNoDialog();
  expect(pathname()).toBe(jobPath('101'));
  expect(layer()).toBeUndefined();
});

test('Back closes the filter sheet and leaves the list open, with what was ticked', async () => {
  const { pathname } = await openList();
  fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  fireEvent.click(sheet.getByRole('checkbox', { name: 'Contract' }));
  await goBack();
  await expectNoDialog();
  expect(pathname()).toBe(paths.jobs);
  expect(box('Contract')).toBeChecked();
});

test.each([
  ['changed filters', 'scrolls up to the list', true],
  ['the filters as they were', 'leaves the page where it is', false],
])('a filter sheet closed with %s %s', async (_filters, _effect, isChanged) => {
  await openList();
  const results = screen.getByText(/^Showing:/);
  jest.spyOn(results, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -400, 300, 30));
  const scrolled = jest.spyOn(results, 'scrollIntoView');
  fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  if (isChanged) fireEvent.click(sheet.getByRole('checkbox', { name: 'Contract' }));
  await goBack();
  await expectNoDialog();
  expect(scrolled.mock.calls.length > 0).toBe(isChanged);
});

test('Back closes the menu on small screens and leaves the page open', async () => {
  const { pathname } = await renderApp(paths.faq);
  fireEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  await screen.findByRole('dialog', { name: 'Menu' });
  await goBack();
  await expectNoDialog();
  expect(pathname()).toBe(paths.faq);
});

test('a form that is closed by hand takes its entry along', async () => {
  await openApplication();
  cancel();
  await expectNoDialog();
  await waitFor(() => expect(layer()).toBeUndefined());
});

test('Back does not end a send: the form stays, says so, and asks before the page is left', async () => {
  await openApplication();
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
  await goBack();
  expect(await dialog().findByText(/^Your application is on its way/)).toBeVisible();
  expect(field('Full name')).toHaveValue('Ada Example');
  await waitFor(() => expect(layer()).toBeDefined());
  const leaving = new Event('beforeunload', { cancelable: true });
  fireEvent(window, leaving);
  expect(leaving.defaultPrevented).toBe(true);
  await act(async () => letGo());
  await screen.findByText(toasts.applicationSent);
  const later = new Event('beforeunload', { cancelable: true });
  fireEvent(window, later);
  expect(later.defaultPrevented).toBe(false);
});
