import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { resetPasswordCopy } from '@/content/accounts';
import { fieldMessages, toasts } from '@/contract/messages';
import { apiPaths } from '@/contract/paths';
import { jobPath, paths } from '@/lib/paths';
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
  const status = (await dialog().findByText('Not sent. Kept on this device.')).parentElement;
  expect(status).toHaveTextContent(fieldMessages.resumeInfected);
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

test.each([
  ['is protected', '\ntrailer\n<</Encrypt 4 0 R>>\n%%EOF', false],
  ['writes of it', '\n(see /Encrypt 4 0 R)\ntrailer\n<</Root 1 0 R>>\n%%EOF', true],
])('a CV that %s is judged by its trailer', async (_, content, isTaken) => {
  await openApplication();
  choose(makePdf('cv.pdf', `%PDF-1.4${content}`));
  await screen.findByText(isTaken ? 'cv.pdf' : fieldMessages.resumeProtected);
  await waitFor(() =>
    expect(screen.queryAllByText(fieldMessages.resumeProtected)).toHaveLength(isTaken ? 0 : 1),
  );
});

/** Fills in a form and presses its button, which loses the focus while it is disabled, as in a browser. */
async function pressIn(name: string, values: Record<string, string>, buttonLabel: string) {
  const form = within(await screen.findByLabelText(name, { selector: 'form' }));
  for (const [label, value] of Object.entries(values))
    fireEvent.change(form.getByLabelText(label), { target: { value } });
  const button = form.getByRole('button', { name: buttonLabel });
  act(() => button.focus());
  fireEvent.click(button);
  expect(button).toBeDisabled();
  act(() => button.blur());
  return { form, button };
}

const credentials = { Email: 'ada@candidate.example', Password: 'Lantern1!' };

test.each([
  ['its page', paths.signIn],
  ['the dialog', jobPath('101')],
])('a refused sign-in stays at the button of %s, which keeps the focus', async (_, address) => {
  scenarios.answers(apiPaths.login, 400, { msg: 'Not known here' });
  await renderApp(address);
  if (address !== paths.signIn) fireEvent.click(await screen.findByRole('button', { name: 'Apply Now' }));
  const { form, button } = await pressIn('Sign In', credentials, 'Sign In');
  await waitFor(() => expect(button).toHaveFocus());
  expect(button).toHaveAccessibleDescription('Not known here');
  expect(form.getByText('Not known here')).toBeVisible();
  for (const [label, value] of Object.entries(credentials))
    expect(form.getByLabelText(label)).toHaveValue(value);
});

test('whoever has gone on to a field while the form was sent stays there', async () => {
  scenarios.answers(apiPaths.login, 400);
  await renderApp(paths.signIn);
  const { form, button } = await pressIn('Sign In', credentials, 'Sign In');
  act(() => form.getByLabelText('Email').focus());
  await waitFor(() => expect(button).toHaveAccessibleDescription(toasts.signInFailed));
  expect(form.getByLabelText('Email')).toHaveFocus();
});

test('a dead reset link is told at the button, which keeps the focus', async () => {
  scenarios.answers(apiPaths.resetPassword, 400, { msg: 'Expired' });
  await renderApp('/reset-password/abc');
  const values = { 'New password': 'Lantern1!', 'Confirm password': 'Lantern1!' };
  const { button } = await pressIn('Set a new password', values, 'Set new password');
  await waitFor(() => expect(button).toHaveFocus());
  expect(button).toHaveAccessibleDescription(resetPasswordCopy.dead);
});

test('the focus is on the button again once a reset link has been sent', async () => {
  await renderApp(paths.forgotPassword);
  const values = { Email: credentials.Email };
  const { button } = await pressIn('Forgot your password?', values, 'Send reset link');
  await waitFor(() => expect(button).toHaveFocus());
  expect(button).not.toHaveAccessibleDescription();
});
