import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { toasts } from '@/contract/toasts';
import { apiPaths } from '@/contract/paths';
import {
  cancel,
  dialog,
  expectNoDialog,
  field,
  openFilledApplication,
  openForm,
  submit,
} from '@test/applying';
import { liveRegions } from '@test/liveRegions';
import { network, recordRequests } from '@test/network';

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
