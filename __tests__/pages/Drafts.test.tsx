import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { provider } from '@/content/provider';
import { apiPaths } from '@/contract/paths';
import { toasts } from '@/contract/toasts';
import { signedOut } from '@/features/session/sessionSlice';
import { signedIn } from '@test/session';
import { paths } from '@/lib/paths';
import { formNamed } from '@test/forms';
import { recordRequests, scenarios } from '@test/network';
import { renderApp, signedInState } from '@test/renderApp';

const contact = formNamed('Leave us a message');
const signUp = formNamed('Sign Up');
const MESSAGE = 'We need two night carers from Monday.';
const DRAFT = 'lindenway.tab.draft.contactEnquiry';
const stored = () => sessionStorage.getItem(DRAFT);

/** Opens the contact page and types a message. */
async function typeMessage(preloadedState = {}) {
  const page = await renderApp(paths.contact, { preloadedState });
  contact.type({ Message: MESSAGE });
  await waitFor(() => expect(stored()).toContain(MESSAGE));
  return page;
}

test.each([
  ['a guest', {}],
  ['an account', signedInState],
])('what %s types is back after a reload, in this tab and not on the device', async (_, preloadedState) => {
  const { unmount } = await typeMessage(preloadedState);
  expect(JSON.stringify(localStorage)).not.toContain(MESSAGE);
  unmount();
  await renderApp(paths.contact, { preloadedState });
  await waitFor(() => expect(contact.field('Message')).toHaveValue(MESSAGE));
});

test('what was typed before the draft was read is not overwritten, and the rest is filled in', async () => {
  sessionStorage.setItem(DRAFT, JSON.stringify({ message: MESSAGE, name: 'Ada' }));
  const page = renderApp(paths.contact);
  await waitFor(() => contact.field('Message'));
  contact.type({ Message: 'A newer message.' });
  await page;
  await waitFor(() => expect(contact.field('Name')).toHaveValue('Ada'));
  expect(contact.field('Message')).toHaveValue('A newer message.');
});

/** Fills in the rest of the contact form and sends it. */
function completeAndSend(): void {
  const rest = {
    Name: 'Ada',
    Phone: '+447700900123',
    Email: 'ada@candidate.example',
    'Enquiry type': 'Jobs',
  };
  contact.type(rest);
  fireEvent.click(contact.field(/I accept the/));
  contact.press('Send message');
}

test('a message that was sent leaves no draft, even if its answer comes after the page was left', async () => {
  const answer = scenarios.answersLate(apiPaths.contact);
  const requests = recordRequests(apiPaths.contact);
  await typeMessage();
  completeAndSend();
  await waitFor(() => expect(requests).toHaveLength(1));
  fireEvent.click(screen.getAllByRole('link', { name: `${provider.name}, home` })[0]!);
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Leave us a message' })).toBeNull());
  expect(stored()).toContain(MESSAGE);
  answer();
  await screen.findByText(toasts.enquirySent);
  await waitFor(() => expect(stored()).toBeNull());
});

test('a number of which the field shows a part comes back whole, and is refused rather than sent', async () => {
  const requests = recordRequests(apiPaths.contact);
  const { unmount } = await typeMessage();
  contact.type({ Phone: '+234803123456' });
  contact.type({ Phone: '+2348031234567' });
  expect(contact.field('Phone')).toHaveValue('+234803123456');
  unmount();
  await renderApp(paths.contact);
  await waitFor(() => expect(contact.field('Phone')).toHaveValue('+2348031234567'));
  contact.type({ Name: 'Ada', Email: 'ada@candidate.example', 'Enquiry type': 'Jobs' });
  fireEvent.click(contact.field(/I accept the/));
  contact.press('Send message');
  await waitFor(() => expect(contact.field('Phone')).toBeInvalid());
  expect(requests).toHaveLength(0);
});

test('passwords are never kept', async () => {
  await renderApp(paths.signUp);
  signUp.type({ 'First name': 'Ada', Password: 'Night-bus-42!', 'Confirm password': 'Night-bus-42!' });
  await waitFor(() => expect(JSON.stringify(sessionStorage)).toContain('Ada'));
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('Night-bus');
});

test('an email typed into one account form is in the next, and the rest is still there on the way back', async () => {
  const first = await renderApp(paths.signUp);
  signUp.type({ 'First name': 'Ada', Email: 'ada@candidate.example' });
  await waitFor(() => expect(JSON.stringify(sessionStorage)).toContain('ada@'));
  first.unmount();
  const second = await renderApp(paths.signIn);
  const signIn = formNamed('Sign In');
  await waitFor(() => expect(signIn.field('Email')).toHaveValue('ada@candidate.example'));
  signIn.type({ Email: 'ada@other.example' });
  second.unmount();
  await renderApp(paths.signUp);
  await waitFor(() => expect(signUp.values(['First name', 'Email'])).toEqual(['Ada', 'ada@other.example']));
});

test.each([
  ['logs out', signedOut()],
  ['logs out in another tab, where somebody else signs in', signedIn('Ben', 'ben@candidate.example')],
])('nothing of what was typed is left in the tab of a visitor who %s', async (_, action) => {
  sessionStorage.setItem('lindenway.tab.contact', '{"name":"Adaeze"}');
  const { store } = await typeMessage(signedInState);
  act(() => void store.dispatch(action));
  expect(Object.keys(sessionStorage).filter((key) => /draft|contact|resume/.test(key))).toEqual([]);
  await waitFor(() => expect(contact.field('Message')).toHaveValue(''));
});

test('what a guest typed is still there once they have signed in', async () => {
  const { store, unmount } = await typeMessage();
  act(() => void store.dispatch(signedIn('Ada', 'ada@candidate.example')));
  unmount();
  await renderApp(paths.contact);
  await waitFor(() => expect(contact.field('Message')).toHaveValue(MESSAGE));
});

test.each(['{', '{"message":7,"constructor":{}}'])(
  'a draft that is rubbish (%s) is ignored',
  async (rubbish) => {
    sessionStorage.setItem(DRAFT, rubbish);
    await typeMessage();
    expect(contact.values(['Name', 'Message'])).toEqual(['', MESSAGE]);
  },
);
