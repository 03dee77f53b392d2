import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { apiPaths } from '@/contract/paths';
import { toasts } from '@/contract/toasts';
import { signedIn } from '@/features/session/sessionSlice';
import { jobPath, paths } from '@/lib/paths';
import { dialog, fillApplication, openApplication, submit } from '@test/applying';
import { installDeviceDatabase, removeDeviceDatabase } from '@test/deviceDatabase';
import { makeJob } from '@test/fixtures';
import { liveRegions } from '@test/liveRegions';
import { scenarios } from '@test/network';
import { renderApp, signedInState } from '@test/renderApp';

const LIST = 'Your applications on this device';

beforeEach(installDeviceDatabase);
afterEach(removeDeviceDatabase);

/** Applies for vacancy 101, and returns the reference number that the form shows. */
async function apply() {
  const page = await openApplication();
  await fillApplication();
  const { expectToRead } = liveRegions();
  submit();
  await screen.findByText(toasts.applicationSent);
  const number = await dialog().findByText(/^LW-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  const { textContent: reference } = number;
  expect(dialog().getByText(/^A recruiter .* rings or writes to you within/)).toBeInTheDocument();
  expectToRead(number);
  // Nobody takes it for a form that is still to be sent.
  expect(dialog().queryByLabelText('Full name')).not.toBeInTheDocument();
  return { ...page, reference };
}

test('a receipt says what was sent, when, under which number, and what happens next', async () => {
  const facts = { location: 'Camden, London NW1', pay: 'Band 5', closes_at: '2099-12-17' };
  scenarios.answers(apiPaths.jobDetails, 200, makeJob(facts));
  const { reference, unmount } = await apply();
  unmount();
  await renderApp(jobPath('101'), { preloadedState: signedInState });
  fireEvent.click(await screen.findByRole('button', { name: 'Your receipt' }));
  expect(screen.getByText(/^Questions about an application\? Ring us/)).toBeInTheDocument();
  const receipt = within(await screen.findByRole('dialog', { name: 'Your receipt' }));
  for (const text of [reference, 'Ada Example', 'ada@candidate.example', 'cv.pdf', 'Ten years of nights.'])
    expect(receipt.getByText(text)).toBeInTheDocument();
  expect(receipt.getByText('Phone number').nextSibling).toHaveTextContent('Not given');
  expect(receipt.getByText('Sent').nextSibling).toHaveTextContent(String(new Date().getFullYear()));
  expect(
    receipt.getByText(
      /^We have your application and your CV\. A recruiter reads every application and rings/,
    ),
  ).toBeInTheDocument();
  const call = receipt.getByText(/Ring recruitment on/);
  expect(within(call).getByRole('link', { name: /^\+44/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:\+44\d+$/),
  );
  expect(receipt.getByText('Location').nextSibling).toHaveTextContent('Camden, London NW1');
  expect(receipt.getByText('Pay').nextSibling).toHaveTextContent('Band 5');
  expect(receipt.getByText('Closes').nextSibling).toHaveTextContent('17 Dec 2099');
  expect(receipt.getByText(/^27 Marigold Yard.* · \+44.*@/)).toBeInTheDocument();
  const writeText = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  fireEvent.click(receipt.getByRole('button', { name: 'Copy reference number' }));
  expect(await receipt.findByRole('button', { name: /^Copied/ })).toBeInTheDocument();
  expect(writeText).toHaveBeenCalledWith(reference);
  const print = jest.fn();
  Object.assign(window, { print });
  fireEvent.click(receipt.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  fireEvent.click(receipt.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('the Welcome! menu lists the receipts of this account, and of no other', async () => {
  const { reference, unmount } = await apply();
  unmount();
  const { store } = await renderApp(paths.contact, { preloadedState: signedInState });
  const openList = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Welcome!' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Your applications' }));
    return within(await screen.findByRole('dialog', { name: LIST }));
  };
  const list = await openList();
  expect(list.getByText(reference)).toBeInTheDocument();
  fireEvent.click(list.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  act(() => void store.dispatch(signedIn('Other', 'other@candidate.example')));
  expect(
    (await openList()).getByText(/^This device keeps no application of the account/),
  ).toBeInTheDocument();
  expect(screen.queryByText(reference)).not.toBeInTheDocument();
});

test('the keyboard starts where it can scroll the receipts, also when all of them are asked for', async () => {
  const { unmount } = await apply();
  const own = localStorage.key(
    [...Array(localStorage.length).keys()].find((index) =>
      localStorage.key(index)?.startsWith('lindenway.receipt.'),
    ) ?? -1,
  )!;
  const other = JSON.parse(localStorage.getItem(own)!) as { at: number; value: object };
  localStorage.setItem(
    own.replace(/101$/, '106'),
    JSON.stringify({
      ...other,
      at: other.at + 1,
      value: { ...other.value, jobId: '106', jobTitle: 'Porter' },
    }),
  );
  unmount();
  const { user } = await renderApp(jobPath('101'), { preloadedState: signedInState });
  await user.click(await screen.findByRole('button', { name: 'Your receipt' }));
  const receipt = within(await screen.findByRole('dialog', { name: 'Your receipt' }));
  await waitFor(() => expect(receipt.getByRole('heading', { level: 3 })).toHaveFocus());
  receipt.getByRole('button', { name: LIST.replace('Your', 'All your') }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(receipt.getByRole('heading', { name: 'Porter' })).toHaveFocus());
});

test.each([
  { whoever: 'a guest', preloadedState: {} },
  { whoever: 'another account', preloadedState: signedInState },
])('on a shared phone, $whoever learns how to apply all the same', async ({ preloadedState }) => {
  localStorage.setItem('applied_101', 'true');
  await renderApp(jobPath('101'), { preloadedState });
  await screen.findAllByRole('button', { name: 'Applied' });
  expect(await sentHere()).toHaveTextContent(
    /Your receipt is in your email\. Not yours\? To apply, send your CV to \S+@\S+$/,
  );
  expect(screen.queryByRole('button', { name: 'Your receipt' })).not.toBeInTheDocument();
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
