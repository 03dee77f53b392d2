import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { toasts } from '@/contract/toasts';
import { apiPaths } from '@/contract/paths';
import {
  cancel,
  dialog,
  expectNoDialog,
  field,
  fillApplication,
  openFilledApplication,
  openForm,
  submit,
} from '@test/applying';
import { liveRegions } from '@test/liveRegions';
import { network, recordRequests, scenarios } from '@test/network';
import { signedOut } from '@/features/session/sessionSlice';
import { signedIn } from '@test/session';
import { jobPath, paths } from '@/lib/paths';
import { makeJob } from '@test/fixtures';
import { renderApp, signedInState } from '@test/renderApp';

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

const { XMLHttpRequest } = window;
afterEach(() => void Object.assign(window, { XMLHttpRequest }));

/** A request of which nothing has left the device yet. */
const heldRequest = (abort: () => void) =>
  class extends EventTarget {
    upload = new EventTarget();
    open = jest.fn();
    send = jest.fn();
    abort = abort;
  };

async function expectApplied() {
  const buttons = await screen.findAllByRole('button', { name: 'Applied' });
  for (const button of buttons) expect(button).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Apply Now' })).not.toBeInTheDocument();
}

test('the page shows "Applied" and closes the form only once the toast is gone', async () => {
  await openFilledApplication();
  submit();
  const toast = (await screen.findByText(toasts.applicationSent)).closest<HTMLElement>('.Toastify__toast')!;
  fireEvent.animationEnd(toast);
  expect(localStorage.getItem('applied_101')).toBe('true');
  expect(screen.getByRole('dialog', { name: 'Applied' })).toBeInTheDocument();
  expect(dialog().queryByRole('button', { name: 'Submit application' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Applied', hidden: true })).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'close' }));
  fireEvent.animationEnd(toast);
  await expectNoDialog();
  await expectApplied();
  // The button that had it is disabled by now.
  const receipt = screen.getByText(/^LW-/).closest('.receipt');
  await waitFor(() => expect(receipt).toHaveFocus());
});

test('Back does not end a send: the form stays, is busy, says so, and asks before the page is left', async () => {
  const { isAtDialog, back } = await openFilledApplication();
  const requests = recordRequests(apiPaths.applicationForm);
  const letGo = holdAnswer();
  submit();
  await waitFor(() => expect(requests).toHaveLength(1));
  const button = dialog().getByRole('button', { name: 'Sending…' });
  expect(button).toBeDisabled();
  expect(button).toHaveAttribute('aria-busy', 'true');
  await back();
  expect(await dialog().findByText(/^Your application is being sent/)).toBeInTheDocument();
  expect(field('Full name')).toHaveValue('Ada Example');
  expect(isAtDialog()).toBe(true);
  const leaving = new Event('beforeunload', { cancelable: true });
  fireEvent(window, leaving);
  expect(leaving.defaultPrevented).toBe(true);
  await letGo();
  await screen.findByText(toasts.applicationSent);
  const later = new Event('beforeunload', { cancelable: true });
  fireEvent(window, later);
  expect(later.defaultPrevented).toBe(false);
});

test('Escape leaves what is being sent open; Cancel stops it, and keeps the form', async () => {
  await openFilledApplication();
  const abort = jest.fn();
  Object.assign(window, { XMLHttpRequest: heldRequest(abort) });
  submit();
  expect(await dialog().findByText(/^Sending: 0%, 0\.0 MB left$/)).toBeInTheDocument();
  fireEvent.keyDown(screen.getByRole('dialog', { name: /^Apply/ }), { key: 'Escape' });
  expect(
    dialog().getByText(/^Your application is being sent\. To stop it, press Cancel/),
  ).toBeInTheDocument();
  cancel();
  expect(await dialog().findByText(/^No answer came, but it may have reached us/)).toBeInTheDocument();
  expect(abort).toHaveBeenCalledTimes(1);
  expect(field('Cover letter')).toHaveValue('Ten years of nights.');
  expect(dialog().getByText('cv.pdf')).toBeInTheDocument();
  expect(dialog().getByRole('button', { name: 'Submit application' })).toBeEnabled();
  expect(localStorage.getItem('applied_101')).toBeNull();
});

test('an application is sent once the server has said yes, even if the rest of its answer is lost', async () => {
  await openFilledApplication();
  const cutRequest = class extends heldRequest(jest.fn()) {
    static HEADERS_RECEIVED = 2;
    readyState = 2;
    status = 200;
    override send = jest.fn(() => {
      this.dispatchEvent(new Event('readystatechange'));
      this.status = 0;
      this.dispatchEvent(new Event('error'));
    });
  };
  Object.assign(window, { XMLHttpRequest: cutRequest });
  submit();
  expect(await screen.findByText(toasts.applicationSent)).toBeInTheDocument();
  expect(localStorage.getItem('applied_101')).toBe('true');
});

test('a form that is open while another tab sends the application says so, and cannot be sent', async () => {
  await openFilledApplication();
  const { expectToRead } = liveRegions();
  localStorage.setItem('applied_101', 'true');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'applied_101', newValue: 'true' })));
  const words = await dialog().findByText(/^This application has been sent from another tab\./);
  expect(words).toBeInTheDocument();
  expectToRead(words);
  expect(dialog().getByRole('button', { name: 'Submit application' })).toBeDisabled();
});

test('cancelling right after the press sends nothing', async () => {
  await openFilledApplication();
  const requests = recordRequests(apiPaths.applicationForm);
  submit();
  cancel();
  await expectNoDialog();
  await openForm();
  expect(dialog().getByRole('button', { name: 'Submit application' })).toBeEnabled();
  expect(requests).toHaveLength(0);
});

test('an answer need not be waited for, and one that comes after the next try has begun changes nothing', async () => {
  await openFilledApplication();
  const answerFirst = holdAnswer();
  jest.useFakeTimers({ doNotFake: ['Date', 'queueMicrotask', 'performance', 'setImmediate'] });
  submit();
  await act(() => jest.advanceTimersByTimeAsync(21_000));
  fireEvent.click(dialog().getByRole('button', { name: 'Stop waiting' }));
  await act(() => jest.advanceTimersByTimeAsync(1000));
  jest.useRealTimers();
  await dialog().findByText(/^No answer came, but it may have reached us/);
  expect(screen.queryByText(toasts.applicationFailed)).not.toBeInTheDocument();
  expect(dialog().queryByRole('button', { name: 'Stop waiting' })).not.toBeInTheDocument();
  expect(field('Cover letter')).toHaveValue('Ten years of nights.');
  expect(dialog().getByText('cv.pdf')).toBeInTheDocument();

  const requests = recordRequests(apiPaths.applicationForm);
  const refuseSecond = holdAnswer(() => HttpResponse.text('full', { status: 500 }));
  submit();
  await waitFor(() => expect(requests).toHaveLength(1));
  await answerFirst();
  expect(dialog().getByRole('button', { name: 'Sending…' })).toBeDisabled();
  expect(localStorage.getItem('applied_101')).toBeNull();
  await refuseSecond();
  expect(await screen.findByText(toasts.applicationFailed)).toBeInTheDocument();
});

const LIST = 'Your applications on this device';

/** Applies for vacancy 101, and returns the reference number that the form shows. */
async function apply() {
  const page = await openFilledApplication();
  const { expectToRead } = liveRegions();
  submit();
  await screen.findByText(toasts.applicationSent);
  const number = await dialog().findByText(/^LW-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  const { textContent: reference } = number;
  expect(dialog().getByText(/^A recruiter .* rings or writes to you within/)).toBeInTheDocument();
  expect(dialog().getByText('It also stands on this page and under Your applications.')).toBeInTheDocument();
  expectToRead(number);
  // Nobody takes it for a form that is still to be sent.
  expect(dialog().queryByLabelText('Full name')).not.toBeInTheDocument();
  return { ...page, reference };
}

async function openList() {
  fireEvent.click(screen.getByRole('button', { name: 'Welcome!' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Your applications' }));
  return within(await screen.findByRole('dialog', { name: LIST }));
}

test('the page of the vacancy says when the application was sent, and its number to be copied', async () => {
  const { reference, unmount } = await apply();
  unmount();
  await renderApp(jobPath('101'), { preloadedState: signedInState });
  expect(await screen.findByText(reference)).toBeInTheDocument();
  expect(screen.getByText(/^Sent on .* \d{4} at \d\d:\d\d\.$/)).toBeInTheDocument();
  const writeText = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  fireEvent.click(screen.getByRole('button', { name: 'Copy reference number' }));
  expect(await screen.findByRole('button', { name: /^Copied/ })).toBeInTheDocument();
  expect(writeText).toHaveBeenCalledWith(reference);
});

test('the Welcome! menu lists what this account has applied for, also after logging out, and of no other', async () => {
  const { reference, unmount, store: first } = await apply();
  act(() => void first.dispatch(signedOut()));
  unmount();
  const { store } = await renderApp(paths.contact);
  act(() => void store.dispatch(signedIn('Other', 'other@candidate.example')));
  const theirs = await openList();
  expect(theirs.getByText(/^This device keeps no application of the account/)).toBeInTheDocument();
  expect(screen.queryByText(reference)).not.toBeInTheDocument();
  fireEvent.click(theirs.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  act(() => void store.dispatch(signedIn('Adaeze')));
  const own = await openList();
  expect(own.getByText(reference)).toBeInTheDocument();
  expect(own.getByRole('link', { name: makeJob().job_title })).toHaveAttribute('href', jobPath('101'));
});

test('on a shared phone, another account can apply all the same', async () => {
  localStorage.setItem('applied_101', 'true');
  await renderApp(jobPath('101'), { preloadedState: signedInState });
  await sentHere();
  for (const applied of screen.getAllByRole('button', { name: 'Applied' })) expect(applied).toBeDisabled();
  fireEvent.click(screen.getByRole('button', { name: 'Apply as Adaeze' }));
  await screen.findByRole('dialog', { name: /^Apply/ });
  await fillApplication();
  submit();
  expect(await dialog().findByText(/^LW-/)).toBeInTheDocument();
});

test('on a shared phone, a guest learns how to apply all the same', async () => {
  localStorage.setItem('applied_101', 'true');
  await renderApp(jobPath('101'));
  await screen.findAllByRole('button', { name: 'Applied' });
  expect(await sentHere()).toHaveTextContent(
    /Your receipt is in your email\. Not yours\? To apply, send your CV to \S+@\S+$/,
  );
});

test('nobody is asked to apply for a vacancy that has closed', async () => {
  localStorage.setItem('applied_101', 'true');
  scenarios.answers(apiPaths.jobDetails, 200, makeJob({ closes_at: '2020-01-31' }));
  await renderApp(jobPath('101'));
  expect(await sentHere()).toHaveTextContent(/Your receipt is in your email\.$/);
});

async function sentHere() {
  const line = await screen.findByText('An application for this vacancy was sent from this device.');
  return line.parentElement;
}
