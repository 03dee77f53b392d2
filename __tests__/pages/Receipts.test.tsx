import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { apiPaths } from '@/contract/paths';
import { toasts } from '@/contract/toasts';
import { signedOut } from '@/features/session/sessionSlice';
import { signedIn } from '@test/session';
import { jobPath, paths } from '@/lib/paths';
import { dialog, fillApplication, openFilledApplication, submit } from '@test/applying';
import { makeJob } from '@test/fixtures';
import { liveRegions } from '@test/liveRegions';
import { scenarios } from '@test/network';
import { renderApp, signedInState } from '@test/renderApp';

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
