import { http, HttpResponse } from 'msw';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { toasts } from '@/contract/toasts';
import { apiPaths } from '@/contract/paths';
import { signedIn } from '@/features/session/sessionSlice';
import { deleteExpiredIn, keysOf, putStored } from '@/device/database';
import { jobPath } from '@/lib/paths';
import {
  cancel,
  choose,
  dialog,
  expectNoDialog,
  field,
  fillApplication,
  openApplication,
  openForm,
  submit,
  type,
} from '@test/applying';
import { installDeviceDatabase, removeDeviceDatabase } from '@test/deviceDatabase';
import { makePdf } from '@test/fixtures';
import { network, recordRequests, scenarios } from '@test/network';
import { renderApp } from '@test/renderApp';

// Nothing follows while the CV is still being written, or is not kept.
const KEPT = /^Draft saved at \d\d:\d\d, until you log out\.$/;
const BACK = /^What you typed is back/;
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('lindenway.draft.'));

beforeEach(installDeviceDatabase);
afterEach(removeDeviceDatabase);

/** Fills in the form, and waits until it says that this is kept. */
async function fillAndKeep() {
  await fillApplication();
  await dialog().findByText(KEPT);
}

test('an application is back after a reload, with its CV', async () => {
  const { unmount } = await openApplication();
  await fillAndKeep();
  unmount();
  await openApplication();
  expect(await dialog().findByText(BACK)).toBeInTheDocument();
  expect(field('Cover letter')).toHaveValue('Ten years of nights.');
  expect(await dialog().findByText('cv.pdf')).toBeInTheDocument();
  const requests = recordRequests(apiPaths.applicationForm);
  submit();
  await screen.findByText(toasts.applicationSent);
  const resume = (await requests[0]!.formData()).get('resume') as File;
  await expect(resume.text()).resolves.toContain('%PDF');
  await waitFor(() => expect(drafts()).toEqual([]));
});

test.each([
  ['chosen', () => choose(makePdf())],
  ['dropped', () => fireEvent.drop(field('CV'), { dataTransfer: { types: ['Files'], files: [makePdf()] } })],
])('a CV that was %s is kept before anything is typed, or any field has had the focus', async (_, give) => {
  const { unmount } = await openApplication();
  give();
  expect(await dialog().findByText(KEPT)).toBeInTheDocument();
  expect(await keysOf('resumes')).toHaveLength(1);
  unmount();
  await openApplication();
  expect(await dialog().findByText(BACK)).toBeInTheDocument();
  expect(await dialog().findByText('cv.pdf')).toBeInTheDocument();
});

test('a CV that the device cannot keep is said to stay only while the form is open, and to be gone after that', async () => {
  removeDeviceDatabase();
  const { unmount } = await openApplication();
  await fillApplication();
  expect(await dialog().findByText(/Your CV stays only while this form is open\.$/)).toBeInTheDocument();
  fireEvent.change(field('Full name'), { target: { value: 'Ada' } });
  unmount();
  await openApplication();
  expect(
    await dialog().findByText(/^What you typed is back.* Your CV was not kept\. Choose it again\.$/),
  ).toBeInTheDocument();
  choose(makePdf());
  await waitFor(() => expect(dialog().queryByText(/Choose it again/)).not.toBeInTheDocument());
});

test('an application that was not sent is not said to be kept where the device keeps nothing', async () => {
  const { store } = await openApplication();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await fillApplication();
  await dialog().findByText(/^This device cannot save drafts/);
  scenarios.isCut(apiPaths.applicationForm);
  submit();
  expect(await dialog().findByText(/What you typed is still here\.$/)).toBeInTheDocument();
  expect(dialog().queryByText(/Draft saved/)).not.toBeInTheDocument();
  network.resetHandlers();
  submit();
  expect(await screen.findByText(toasts.applicationSent)).toBeInTheDocument();
  expect(store.getState().applied.jobIds).toEqual(['101']);
});

test('where only the text finds no room, the CV is still there when the form is opened again', async () => {
  await openApplication();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await fillApplication();
  await dialog().findByText(/^This device cannot save drafts/);
  fireEvent.keyDown(field('Full name'), { key: 'Escape' });
  await expectNoDialog();
  await openForm();
  expect(await dialog().findByText(BACK)).toBeInTheDocument();
  expect(field('Cover letter')).toHaveValue('Ten years of nights.');
  expect(dialog().getByText('cv.pdf')).toBeInTheDocument();
});

test('a CV is let go after 30 days, or with a time that is still to come', async () => {
  const day = 24 * 60 * 60 * 1000;
  const ages = { fresh: 29 * day, old: 31 * day, future: -day };
  for (const [key, age] of Object.entries(ages))
    await putStored('resumes', key, {
      at: Date.now() - age,
      name: 'cv.pdf',
      type: '',
      bytes: new ArrayBuffer(1),
    });
  await deleteExpiredIn('resumes');
  expect(await keysOf('resumes')).toEqual(['fresh']);
});

test('what is being sent cannot be discarded', async () => {
  await openApplication();
  await fillAndKeep();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  network.use(
    http.post(`*${apiPaths.applicationForm}`, async () => {
      await held;
      return HttpResponse.text('', { status: 500 });
    }),
  );
  const discard = () => dialog().getByRole('button', { name: 'Discard' });
  submit();
  await waitFor(() => expect(discard()).toBeDisabled());
  await act(async () => letGo());
  await waitFor(() => expect(discard()).toBeEnabled());
});

test('closing by Escape keeps it; the cancel icon clears it, and can be undone', async () => {
  await openApplication();
  await fillAndKeep();
  fireEvent.keyDown(field('Full name'), { key: 'Escape' });
  await expectNoDialog();
  await openForm();
  await dialog().findByText(BACK);
  expect(field('Full name')).toHaveValue('Ada Example');
  cancel();
  await expectNoDialog();
  await waitFor(() => expect(drafts()).toEqual([]));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByRole('dialog', { name: /^Apply/ });
  await waitFor(() => expect(field('Full name')).toHaveValue('Ada Example'));
  expect(await dialog().findByText('cv.pdf')).toBeInTheDocument();
});

/** Cancels the form. jsdom runs no animations: `endAnimation` ends those with which the toast comes and goes. */
async function cancelForUndo() {
  cancel();
  const undo = await screen.findByRole('button', { name: 'Undo' });
  const toast = undo.closest<HTMLElement>('.Toastify__toast')!;
  const endAnimation = () => fireEvent.animationEnd(toast);
  endAnimation();
  return { undo, endAnimation };
}

test('Undo goes once the form is sent', async () => {
  await openApplication();
  await fillAndKeep();
  const { undo, endAnimation } = await cancelForUndo();
  await openForm();
  await fillAndKeep();
  submit();
  await screen.findByText(toasts.applicationSent);
  endAnimation();
  await waitFor(() => expect(undo).not.toBeInTheDocument());
});

test('an undo leaves alone what was typed since', async () => {
  await openApplication();
  fireEvent.focus(field('Cover letter'));
  type('Full name', 'Ada Example');
  type('Cover letter', 'First words.');
  await dialog().findByText(KEPT);
  cancel();
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await openForm();
  fireEvent.focus(field('Cover letter'));
  type('Cover letter', 'Second words.');
  fireEvent.click(undo);
  expect([field('Full name').value, field('Cover letter').value]).toEqual(['Ada Example', 'Second words.']);
  await waitFor(() =>
    expect(drafts().map((key) => localStorage.getItem(key))).toEqual([expect.stringContaining('Second')]),
  );
});

test.each([
  [
    'a server that is busy',
    503,
    /^The server is busy: try again at \d\d:\d\d\. What you typed is still here\.$/,
  ],
  ['too many tries', 429, /^Too many tries\. Try again at \d\d:\d\d\. What you typed is still here\.$/],
  [
    'a lost connection',
    0,
    'The connection was lost. Check it, then try again. What you typed is still here.',
  ],
])('of %s the form says so, and when to try again', async (_, status, words) => {
  await openApplication();
  await fillAndKeep();
  network.use(
    http.post(`*${apiPaths.applicationForm}`, () =>
      status
        ? HttpResponse.json({ msg: 'busy' }, { status, headers: { 'Retry-After': '120' } })
        : HttpResponse.error(),
    ),
  );
  submit();
  expect(await dialog().findByText(words)).toBeInTheDocument();
  expect(field('Cover letter')).toHaveValue('Ten years of nights.');
});

test('once another tab has applied for the vacancy, no draft of it stays', async () => {
  await openApplication();
  await fillAndKeep();
  localStorage.setItem('applied_101', 'true');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'applied_101', newValue: 'true' })));
  await waitFor(() => expect(drafts()).toEqual([]));
  fireEvent(window, new Event('pagehide'));
  expect(drafts()).toEqual([]);
});

test('the next application is filled in with what this account last sent, and no other', async () => {
  const { unmount } = await openApplication();
  await fillAndKeep();
  submit();
  await screen.findByText(toasts.applicationSent);
  unmount();
  const { store } = await renderApp(jobPath('102'), {
    preloadedState: { session: { isAuthenticated: true, username: 'Adaeze' } },
  });
  await openForm();
  expect(
    dialog().getByText('Filled in with what you last gave us on this device. Please check.'),
  ).toBeInTheDocument();
  expect(field('Full name')).toHaveValue('Ada Example');
  expect(field('Cover letter')).toHaveValue('');
  await fillAndKeep();
  fireEvent.keyDown(field('Full name'), { key: 'Escape' });
  await expectNoDialog();
  await openForm();
  expect(
    dialog().queryByText('Filled in with what you last gave us on this device. Please check.'),
  ).not.toBeInTheDocument();
  cancel();
  await expectNoDialog();
  act(() => void store.dispatch(signedIn('Adaeze', 'other@candidate.example')));
  await openForm();
  expect(field('Full name')).toHaveValue('');
});

test('Cancel clears what was last sent too, and Undo brings it back', async () => {
  const lastSent = { fullName: 'Ada Example', email: 'ada@candidate.example', phoneNumber: '' };
  localStorage.setItem('lindenway.lastSent.Adaeze', JSON.stringify({ at: Date.now(), value: lastSent }));
  await openApplication();
  await waitFor(() => expect(field('Full name')).toHaveValue('Ada Example'));
  const fullName = field('Full name');
  cancel();
  expect(fullName).toHaveValue('');
  await expectNoDialog();
  await openForm();
  expect([field('Full name').value, field('Email').value]).toEqual(['', '']);
  expect(dialog().queryByText(/^Filled in/)).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(field('Full name')).toHaveValue('Ada Example'));
});
