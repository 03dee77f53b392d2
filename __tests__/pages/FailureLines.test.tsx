import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { applyingCopy } from '@/content/applying';
import { toasts } from '@/contract/toasts';
import { apiPaths } from '@/contract/paths';
import { jobPath, paths } from '@/lib/paths';
import { dialog, openFilledApplication, pressApplyNow, submit } from '@test/applying';
import { findToast, formNamed } from '@test/forms';
import { liveRegions } from '@test/liveRegions';
import { network, recordRequests, scenarios } from '@test/network';
import { renderApp } from '@test/renderApp';

const passwords = (label: string) => ({ [label]: 'Lantern1!', 'Confirm password': 'Lantern1!' });
const email = { Email: 'ada@candidate.example' };
const enquiry = {
  ...email,
  Name: 'Ada',
  Phone: '+447700900123',
  'Enquiry type': 'Jobs',
  Message: 'We need two night carers.',
};
/** What makes each form complete, by its name. */
const valuesOf: Record<string, Record<string, string>> = {
  'Send an enquiry': enquiry,
  'Leave us a message': enquiry,
  'Sign Up': { ...email, 'First name': 'Ada', 'Last name': 'Example', ...passwords('Password') },
  'Sign In': { ...email, Password: 'Lantern1!' },
  'Forgot your password?': email,
  'Set a new password': passwords('New password'),
};

/** Asks for a reset link, the shortest form of all. */
async function askForLink() {
  fireEvent.change(await screen.findByLabelText('Email'), { target: { value: 'ada@candidate.example' } });
  fireEvent.click(screen.getByRole('button', { name: /reset link/i }));
}

test('a form that found no connection says so, and is sent when asked although the device calls itself offline', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await renderApp(paths.forgotPassword);
  scenarios.isCut(apiPaths.forgotPassword);
  const requests = recordRequests(apiPaths.forgotPassword);
  await screen.findByLabelText('Email');
  const { expectToRead } = liveRegions();
  await askForLink();
  const words = 'The connection was lost. Check it, then try again. What you typed is still here.';
  expectToRead(await screen.findByText(words));
  expect(requests).toHaveLength(1);
  network.resetHandlers();
  fireEvent.click(screen.getByRole('button', { name: 'Send reset link' }));
  expect(await screen.findByText(toasts.resetLinkSent)).toBeInTheDocument();
});

const forms = [
  ['Send an enquiry', paths.home, 'Send enquiry', apiPaths.contact],
  ['Leave us a message', paths.contact, 'Send message', apiPaths.contact],
  ['Sign Up', paths.signUp, 'Sign Up', apiPaths.register],
  ['Sign In', paths.signIn, 'Sign In', apiPaths.login],
  ['Forgot your password?', paths.forgotPassword, 'Send reset link', apiPaths.forgotPassword],
  ['Set a new password', '/reset-password/abc', 'Set new password', apiPaths.resetPassword],
] as const;
/** What each form says once it was sent, and once it failed. */
const toastsOf: Record<string, [sent: string, failed: string]> = {
  'Send an enquiry': [toasts.enquirySent, toasts.homeEnquiryFailed],
  'Leave us a message': [toasts.enquirySent, toasts.contactEnquiryFailed],
  'Sign Up': ['Account created', toasts.registerFailed],
  'Sign In': [toasts.signedIn, toasts.signInFailed],
  'Forgot your password?': [toasts.resetLinkSent, toasts.resetLinkFailed],
  'Set a new password': [toasts.passwordReset, toasts.resetFailed],
};

async function openFilled(name: string, address: string, button: string) {
  const { pathname } = await renderApp(address);
  const form = formNamed(name);
  await waitFor(() => form.button(button));
  const values = valuesOf[name]!;
  form.type(values);
  if (address === paths.contact) fireEvent.click(form.field(/^I accept the/));
  const expectKept = async () => {
    await waitFor(() => expect(form.button(button)).toBeEnabled());
    expect(form.values(Object.keys(values))).toEqual(Object.values(values));
    expect(pathname()).toBe(address);
  };
  return { form, press: () => form.press(button), expectKept };
}

test.each(forms)(
  'the form "%s" keeps what was typed where it is refused, fails or gets no answer, says why, and is sent again',
  async (name, address, button, path) => {
    const { form, press, expectKept } = await openFilled(name, address, button);
    const [sent, failed] = toastsOf[name]!;
    for (const [status, body, words] of [
      // What the server says is for accounts alone, as text.
      [409, { msg: '<p><b>No</b> &amp; no</p>' }, path === apiPaths.contact ? failed : 'No & no'],
      [502, '<h1>Bad gateway</h1>', failed],
    ] as const) {
      scenarios.answers(path, status, body);
      press();
      expect(await findToast('alert', words)).toBeInTheDocument();
      await expectKept();
    }
    scenarios.hangs(path);
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance', 'setImmediate'] });
    press();
    await act(() => jest.advanceTimersByTimeAsync(19_000));
    expect(screen.queryByText(/^There is no answer yet/)).not.toBeInTheDocument();
    const { expectToRead } = liveRegions();
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expectToRead(screen.getByText(/^There is no answer yet/));
    form.press('Stop waiting');
    await act(() => jest.advanceTimersByTimeAsync(1000));
    jest.useRealTimers();
    const words = /^No answer came, but .* You can try again\. What you typed is still here\.$/;
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.queryByText(/^There is no answer yet/)).not.toBeInTheDocument();
    await expectKept();
    network.resetHandlers();
    press();
    expect(await findToast('status', sent)).toBeInTheDocument();
  },
);

test.each([
  [429, /^Too many tries\. Try again at \d\d:\d\d\. What you typed is still here\.$/],
  [503, /^The server is busy: try again at \d\d:\d\d\. What you typed is still here\.$/],
  [500, /^Something went wrong at our end\. Try again at \d\d:\d\d\. What you typed is still here\.$/],
])('after %i a form says until when', async (status, words) => {
  await renderApp(paths.forgotPassword);
  network.use(
    http.post(`*${apiPaths.forgotPassword}`, () =>
      HttpResponse.json({ msg: 'not now' }, { status, headers: { 'Retry-After': '120' } }),
    ),
  );
  await askForLink();
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test('an application that is refused says why in our own words, lastingly', async () => {
  await openFilledApplication();
  const button = () => dialog().getByRole('button', { name: 'Submit application' });
  for (const [status, words] of [
    [410, applyingCopy.vacancyClosed],
    [413, applyingCopy.resumeTooLarge],
    [422, applyingCopy.resumeRefused],
    [400, toasts.applicationFailed],
    [500, /^Something went wrong at our end\. Try again in a few minutes\./],
    [503, /^The server is busy: try again in a few minutes\./],
  ] as const) {
    scenarios.answers(apiPaths.applicationForm, status, { msg: 'Not read' });
    submit();
    await waitFor(() => expect(button()).toHaveAccessibleDescription(words));
    // One toast: `findByRole` would refuse two.
    expect(await screen.findByRole('alert')).toHaveTextContent(toasts.applicationFailed);
    expect(screen.queryByText('Not read')).not.toBeInTheDocument();
  }
  network.resetHandlers();
  submit();
  expect(await screen.findByText(toasts.applicationSent)).toBeInTheDocument();
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
  if (address !== paths.signIn) await pressApplyNow();
  const { form, button } = await pressIn('Sign In', credentials, 'Sign In');
  await waitFor(() => expect(button).toHaveFocus());
  expect(button).toHaveAccessibleDescription('Not known here');
  expect(form.getByText('Not known here')).toBeInTheDocument();
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
