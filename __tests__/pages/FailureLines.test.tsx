import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { fieldMessages, toasts } from '@/contract/messages';
import { apiPaths } from '@/contract/paths';
import { paths } from '@/lib/paths';
import { choose, dialog, field, fillApplication, openApplication, submit } from '@test/applying';
import { makePdf } from '@test/fixtures';
import { network, scenarios } from '@test/network';
import { renderApp } from '@test/renderApp';

/** Asks for a reset link, the shortest form of all. */
async function askForLink() {
  fireEvent.change(await screen.findByLabelText('Email'), { target: { value: 'ada@candidate.example' } });
  fireEvent.click(screen.getByRole('button', { name: /reset link/i }));
}

test('a form that found no connection says so', async () => {
  await renderApp(paths.forgotPassword);
  scenarios.isCut(apiPaths.forgotPassword);
  await askForLink();
  expect(await screen.findByText(/^No connection\. Everything is still here/)).toBeVisible();
});

test.each([
  [429, /^Too many tries\. Try again at \d\d:\d\d\.$/],
  [503, /^The server is busy\. Everything is still here: try again at \d\d:\d\d\.$/],
])('after %i it says until when', async (status, words) => {
  await renderApp(paths.forgotPassword);
  network.use(
    http.post(`*${apiPaths.forgotPassword}`, () =>
      HttpResponse.json({ msg: 'not now' }, { status, headers: { 'Retry-After': '120' } }),
    ),
  );
  await askForLink();
  expect(await screen.findByText(words)).toBeVisible();
});

test('an application that is refused says why, lastingly', async () => {
  await openApplication();
  await fillApplication();
  scenarios.answers(apiPaths.applicationForm, 400, { msg: fieldMessages.resumeInfected });
  submit();
  expect(
    await dialog().findByText(`Not sent. Kept on this device. ${fieldMessages.resumeInfected}`),
  ).toBeVisible();
});

test('a CV in which the server found a virus is marked at its field, and can be sent again once it is replaced', async () => {
  await openApplication();
  await fillApplication();
  scenarios.answers(apiPaths.applicationForm, 400, { msg: fieldMessages.resumeInfected });
  submit();
  await waitFor(() => expect(field('Resume')).toBeInvalid());
  expect(field('Resume')).toHaveAccessibleDescription(fieldMessages.resumeInfected);
  await screen.findByText(toasts.applicationFailed);
  choose(makePdf());
  await waitFor(() => expect(field('Resume')).toBeValid());
  network.resetHandlers();
  submit();
  expect(await screen.findByText(toasts.applicationSent)).toBeInTheDocument();
});
