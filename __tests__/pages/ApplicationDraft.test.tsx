import { setTimeout as pause } from 'node:timers/promises';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { jobCopy } from '@/content/job';
import { apiPaths } from '@/contract/paths';
import { toasts } from '@/contract/toasts';
import { deleteExpiredIn, getStored, putStored } from '@/device/database';
import { signedOut } from '@/features/session/sessionSlice';
import { signOut } from '@/features/session/signOut';
import { signedIn } from '@test/session';
import { jobPath } from '@/lib/paths';
import {
  cancel,
  choose,
  dialog,
  expectNoDialog,
  field,
  fillApplication,
  openApplication,
  openFilledApplication,
  openForm,
  pressApplyNow,
  signInAgain,
  submit,
  type,
} from '@test/applying';
import { installDeviceDatabase, removeDeviceDatabase } from '@test/deviceDatabase';
import { makePdf } from '@test/fixtures';
import { recordRequests, scenarios } from '@test/network';
import { renderApp, signedInState } from '@test/renderApp';

const RESUME = 'lindenway.tab.resume.application.101';
const ben = signedIn('Ben', 'ben@candidate.example');

beforeEach(installDeviceDatabase);
afterEach(removeDeviceDatabase);

const keptResume = () => getStored('resumes', sessionStorage.getItem(RESUME) ?? '');
const typed = () => Object.keys(sessionStorage).filter((key) => /draft|resume/.test(key));

/** Fills in the form, and waits until its CV is kept. */
async function fillAndKeep() {
  await fillApplication();
  await waitFor(async () => expect(await keptResume()).toBeDefined());
}

test('an application is back after a reload, with its CV, until it has been sent', async () => {
  const { unmount } = await openApplication();
  await fillAndKeep();
  unmount();
  const again = await renderApp(jobPath('101'), { preloadedState: signedInState });
  expect(await screen.findAllByText(jobCopy.begun)).not.toEqual([]);
  again.unmount();
  await openApplication();
  await waitFor(() => expect(field('Cover letter')).toHaveValue('Ten years of nights.'));
  expect(await dialog().findByText('cv.pdf')).toBeInTheDocument();
  const id = sessionStorage.getItem(RESUME)!;
  const requests = recordRequests(apiPaths.applicationForm);
  submit();
  await screen.findByText(toasts.applicationSent);
  const resume = (await requests[0]!.formData()).get('resume') as File;
  await expect(resume.text()).resolves.toContain('%PDF');
  expect(typed()).toEqual([]);
  await waitFor(async () => expect(await getStored('resumes', id)).toBeUndefined());
});

test('a CV is kept before anything is typed, until it is removed', async () => {
  const { unmount } = await openApplication();
  choose(makePdf());
  await waitFor(async () => expect(await keptResume()).toBeDefined());
  unmount();
  await openApplication();
  fireEvent.click(await dialog().findByRole('button', { name: 'Remove cv.pdf' }));
  expect(sessionStorage.getItem(RESUME)).toBeNull();
});

test('a CV is let go after a day, or with a time that is still to come', async () => {
  const hour = 60 * 60 * 1000;
  const stored = { name: 'cv.pdf', type: '', bytes: new ArrayBuffer(1) };
  for (const [key, age] of [
    ['fresh', 23],
    ['old', 25],
    ['future', -1],
  ] as const)
    await putStored('resumes', key, { ...stored, at: Date.now() - age * hour });
  await deleteExpiredIn('resumes');
  const kept = await Promise.all(['fresh', 'old', 'future'].map((key) => getStored('resumes', key)));
  expect(kept.map(Boolean)).toEqual([true, false, false]);
});

test('closing the form by Escape keeps it; the cancel icon clears it, and Undo brings all of it back', async () => {
  await openApplication();
  await fillAndKeep();
  fireEvent.keyDown(field('Full name'), { key: 'Escape' });
  await expectNoDialog();
  await openForm();
  expect(field('Full name')).toHaveValue('Ada Example');
  expect(await dialog().findByText('cv.pdf')).toBeInTheDocument();
  cancel();
  await expectNoDialog();
  expect(typed()).toEqual([]);
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByRole('dialog', { name: /^Apply/ });
  await waitFor(() => expect(field('Full name')).toHaveValue('Ada Example'));
  expect(await dialog().findByText('cv.pdf')).toBeInTheDocument();
});

test('a cancelled form is empty, and an undo leaves alone what was typed since', async () => {
  await openApplication();
  type('Full name', 'Ada Example');
  type('Cover letter', 'First words.');
  cancel();
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await openForm();
  for (const label of ['Full name', 'Email', 'Cover letter', 'CV']) expect(field(label)).toHaveValue('');
  type('Cover letter', 'Second words.');
  fireEvent.click(undo);
  await waitFor(() => expect(field('Full name')).toHaveValue('Ada Example'));
  expect(field('Cover letter')).toHaveValue('Second words.');
});

test('the next application is filled in with what was last sent from this tab, but for the letter', async () => {
  const { unmount } = await openFilledApplication();
  submit();
  await screen.findByText(toasts.applicationSent);
  unmount();
  await renderApp(jobPath('102'), { preloadedState: signedInState });
  await openForm();
  expect(
    dialog().getByText('Filled in with what you last gave us in this tab. Please check.'),
  ).toBeInTheDocument();
  await waitFor(() => expect(field('Full name')).toHaveValue('Ada Example'));
  expect([field('Email').value, field('Cover letter').value]).toEqual(['ada@candidate.example', '']);
});

test('the form opens for a guest who has been asked to sign in and does so in another tab', async () => {
  const { store } = await renderApp('/job/101');
  await pressApplyNow();
  await screen.findByText(/you'll need to login/);
  act(() => void store.dispatch(ben));
  expect(await screen.findByRole('dialog', { name: /^Apply/ })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(/you'll need to login/)).not.toBeInTheDocument());
});

async function expectNothingOfAda(email: string) {
  await expectNoDialog();
  await openForm();
  // The email is the one signed in with.
  expect([field('Full name').value, field('Email').value, field('Cover letter').value]).toEqual([
    '',
    email,
    '',
  ]);
  expect(dialog().queryByText('cv.pdf')).not.toBeInTheDocument();
}

test('the form closes when its owner logs out in another tab, and is empty for whoever signs in next', async () => {
  const { store } = await openApplication();
  await fillAndKeep();
  const id = sessionStorage.getItem(RESUME) ?? '';
  expect(await getStored('resumes', id)).toBeDefined();
  await putStored('resumes', 'of a tab that was closed', {});
  act(() => store.dispatch(signOut()));
  await expectNoDialog();
  for (const key of [id, 'of a tab that was closed'])
    await waitFor(async () => expect(await getStored('resumes', key)).toBeUndefined());
  act(() => void store.dispatch(ben));
  await expectNothingOfAda('ben@candidate.example');
});

test('a CV that is still being read when its owner logs out is not kept', async () => {
  let read = (_bytes: ArrayBuffer) => {};
  const file = makePdf();
  file.arrayBuffer = () => new Promise((resolve) => (read = resolve));
  const { store } = await openApplication();
  choose(file);
  act(() => void store.dispatch(signedOut()));
  await expectNoDialog();
  read(new TextEncoder().encode('%PDF-1.4 %%EOF').buffer);
  await act(() => Promise.resolve());
  expect(sessionStorage.getItem(RESUME)).toBeNull();
});

test('Log Out takes the Undo of a cleared form away', async () => {
  const { store } = await openApplication();
  type('Full name', 'Ada Example');
  cancel();
  const toast = (await screen.findByRole('button', { name: 'Undo' })).closest('.Toastify__toast')!;
  // jsdom ends no animation by itself.
  fireEvent.animationEnd(toast);
  act(() => void store.dispatch(signedOut()));
  fireEvent.animationEnd(toast);
  await waitFor(() => expect(toast).not.toBeInTheDocument());
});

test('an answer that comes after Log Out changes nothing for whoever uses the tab next', async () => {
  const answer = scenarios.answersLate(apiPaths.applicationForm);
  const requests = recordRequests(apiPaths.applicationForm);
  const { store } = await openFilledApplication();
  submit();
  await waitFor(() => expect(requests).toHaveLength(1));
  act(() => void store.dispatch(signedOut()));
  const { applied } = store.getState();
  answer();
  await act(() => pause(50));
  expect(store.getState().applied).toEqual(applied);
  expect(JSON.stringify(sessionStorage)).not.toContain('Ada');
});

test('the form is empty for somebody else who signs in after the session has ended, and is not sent as theirs', async () => {
  await openApplication();
  await fillAndKeep();
  const requests = recordRequests(apiPaths.applicationForm);
  scenarios.answers(apiPaths.applicationForm, 401, { msg: 'Sign in' });
  scenarios.answers(apiPaths.login, 200, { username: 'Ben' });
  submit();
  await signInAgain(/Your sign-in has ended/);
  await expectNothingOfAda('ada@candidate.example');
  expect(requests).toHaveLength(1);
});
