import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { fieldMessages, toasts } from '@/contract/messages';
import { apiPaths } from '@/contract/paths';
import {
  cancel,
  dialog,
  field,
  fillApplication,
  openApplication,
  openForm,
  signInAgain,
  submit,
  type,
} from '@test/applying';
import { network, recordRequests } from '@test/network';

const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Holds the answer to an application until it is let go. */
function holdAnswer(respond = () => HttpResponse.text('stored')) {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  network.use(
    http.post(`*${apiPaths.applicationForm}`, async () => {
      await held;
      return respond();
    }),
  );
  return () => act(async () => letGo());
}

async function expectApplied() {
  const buttons = await screen.findAllByRole('button', { name: 'Applied' });
  for (const button of buttons) expect(button).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Apply Now' })).not.toBeInTheDocument();
}

test('shows "Applied" and closes the form only once the toast is gone', async () => {
  await openApplication();
  await fillApplication();
  submit();
  const toast = (await screen.findByText(toasts.applicationSent)).closest<HTMLElement>('.Toastify__toast')!;
  fireEvent.animationEnd(toast);
  expect(localStorage.getItem('applied_101')).toBe('true');
  expect(field('Full name')).toHaveValue('Ada Example');
  expect(dialog().getByRole('button', { name: 'Submit application' })).toBeDisabled();
  expect(screen.queryByText('Applied')).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'close' }));
  fireEvent.animationEnd(toast);
  await noDialog();
  await expectApplied();
});

test('shows that it is busy while it is being sent', async () => {
  await openApplication();
  await fillApplication();
  const letGo = holdAnswer();
  submit();
  const button = await dialog().findByRole('button', { name: 'Sending…' });
  expect(button).toBeDisabled();
  expect(button).toHaveAttribute('aria-busy', 'true');
  await letGo();
  expect(await screen.findByText(toasts.applicationSent)).toBeInTheDocument();
});

test('a form closed while it is being sent stays closed, and the vacancy is applied for', async () => {
  await openApplication();
  await fillApplication();
  const letGo = holdAnswer();
  submit();
  await dialog().findByRole('button', { name: 'Sending…' });
  cancel();
  await noDialog();
  await letGo();
  await screen.findByText(toasts.applicationSent);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await expectApplied();
});

test('the cancel icon clears every field', async () => {
  await openApplication();
  await fillApplication();
  cancel();
  await noDialog();
  await openForm();
  for (const label of ['Full name', 'Email', 'Cover letter', 'Resume']) expect(field(label)).toHaveValue('');
  expect(dialog().queryByText('cv.pdf')).not.toBeInTheDocument();
});

test.each(['ada', 'ada@', '@candidate.example', 'ada@candidate example'])(
  'refuses %s as an e-mail address',
  async (email) => {
    await openApplication();
    await fillApplication();
    const requests = recordRequests(apiPaths.applicationForm);
    type('Email', email);
    submit();
    expect(await dialog().findByText(fieldMessages.emailInvalid)).toBeVisible();
    expect(field('Email')).toBeInvalid();
    expect(requests).toHaveLength(0);
  },
);

test('takes a plus and digits as a phone number, and ignores everything else', async () => {
  await openApplication();
  const phone = () => field('Phone number (optional)');
  type('Phone number (optional)', '+44 7700-900123');
  expect(phone()).toHaveValue('+447700900123');
  for (const ignored of ['+4477009001234', '+44770090012x', '44+7700900123']) {
    type('Phone number (optional)', ignored);
    expect(phone()).toHaveValue('+447700900123');
  }
  type('Phone number (optional)', '');
  expect(phone()).toHaveValue('');
});

test('keeps the form when the visitor will not sign in again', async () => {
  const { store } = await openApplication();
  await fillApplication();
  network.use(http.post(`*${apiPaths.applicationForm}`, () => HttpResponse.json({}, { status: 401 })));
  submit();
  await screen.findByText(/Your sign-in has ended/);
  expect(store.getState().session.isAuthenticated).toBe(false);
  fireEvent.click(screen.getAllByRole('button', { name: 'Cancel' }).at(-1)!);
  expect(await screen.findByText(toasts.applicationFailed)).toBeInTheDocument();
  await screen.findByRole('dialog', { name: /^Apply/ });
  expect(field('Cover letter')).toHaveValue('Ten years of nights.');
  expect(dialog().getByText('cv.pdf')).toBeVisible();
});

test('asks once only: a second refusal is a failed send', async () => {
  await openApplication();
  await fillApplication();
  const requests = recordRequests(apiPaths.applicationForm);
  network.use(http.post(`*${apiPaths.applicationForm}`, () => HttpResponse.json({}, { status: 401 })));
  submit();
  await signInAgain(/Your sign-in has ended/);
  expect(await screen.findByText(toasts.applicationFailed)).toBeInTheDocument();
  expect(requests).toHaveLength(2);
  expect(localStorage.getItem('applied_101')).toBeNull();
});
