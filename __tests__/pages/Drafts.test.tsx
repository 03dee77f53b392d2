import { provider } from '@/content/provider';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { signedIn, signedOut } from '@/features/session/sessionSlice';
import { toasts } from '@/contract/toasts';
import { apiPaths } from '@/contract/paths';
import { paths } from '@/lib/paths';
import { formNamed } from '@test/forms';
import { recordRequests, scenarios } from '@test/network';
import { changeInOtherTab } from '@test/otherTabs';
import { renderApp, signedInState } from '@test/renderApp';

const contact = formNamed('Leave us a message');
const KEPT = /^Draft saved (?:in this tab at \d\d:\d\d|at \d\d:\d\d, until you log out)\.$/;
const BACK = /^What you typed is back\. Draft saved (?:in this tab )?at/;
const MESSAGE = 'We need two night carers from Monday.';

/** Types into the contact form, and waits until it says that this is kept. */
async function typeMessage(text = MESSAGE) {
  await waitFor(() => contact.field('Message'));
  contact.type({ Message: text });
  await screen.findByText(KEPT);
}

const stored = () =>
  [localStorage, sessionStorage].flatMap((area) =>
    Object.entries<string>(area).filter(([key]) => key.includes('draft')),
  );

test('what is typed is back on the next visit, and says when it was kept', async () => {
  const { unmount } = await renderApp(paths.contact);
  await typeMessage();
  unmount();
  await renderApp(paths.contact);
  expect(await screen.findByText(BACK)).toBeInTheDocument();
  expect(contact.field('Message')).toHaveValue(MESSAGE);
});

test('a number that was too long comes back whole, and is refused rather than sent without its end', async () => {
  const requests = recordRequests(apiPaths.contact);
  const { unmount } = await renderApp(paths.contact);
  await typeMessage();
  const rest = { Name: 'Ada', Email: 'ada@candidate.example', 'Enquiry type': 'Jobs' };
  contact.type({ ...rest, Phone: '+234803123456' });
  contact.type({ Phone: '+2348031234567' });
  expect(contact.field('Phone')).toHaveValue('+234803123456');
  unmount();
  await renderApp(paths.contact);
  await screen.findByText(BACK);
  expect(contact.field('Phone')).toHaveValue('+2348031234567');
  const why = 'This number has 14 characters, and 13 fit here. It fits like this:';
  expect(screen.getByText(why)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Use 2348031234567' })).toBeInTheDocument();
  fireEvent.click(screen.getByRole('checkbox'));
  contact.press('Send message');
  await waitFor(() => expect(contact.field('Phone')).toHaveFocus());
  expect(contact.field('Phone')).toBeInvalid();
  expect(screen.getByText(why)).toBeInTheDocument();
  expect(requests).toHaveLength(0);
});

test('the enquiry of the home page is kept too', async () => {
  const enquiry = formNamed('Send an enquiry');
  const { unmount } = await renderApp(paths.home);
  await waitFor(() => enquiry.field('Message'));
  fireEvent.focus(enquiry.field('Message'));
  enquiry.type({ Message: MESSAGE });
  await screen.findByText(KEPT);
  unmount();
  await renderApp(paths.home);
  await screen.findByText(BACK);
  expect(enquiry.field('Message')).toHaveValue(MESSAGE);
});

test('what was typed before the draft was read is not overwritten, and the rest is filled in', async () => {
  const { unmount } = await renderApp(paths.contact);
  await typeMessage();
  unmount();
  await renderApp(paths.contact);
  contact.type({ Name: 'Ada', Message: 'A newer message.' });
  await screen.findByText(KEPT);
  expect(contact.values(['Name', 'Message'])).toEqual(['Ada', 'A newer message.']);
});

test('a prefilled email does not keep the typed one from coming back once somebody signs in', async () => {
  const signUp = formNamed('Sign Up');
  const returnLink = { jobId: '', title: '', email: 'prefilled@candidate.example' };
  const { store } = await renderApp(paths.signUp, { preloadedState: { returnLink } });
  await waitFor(() => expect(signUp.field('Email')).toHaveValue(returnLink.email));
  fireEvent.focus(signUp.field('Email'));
  signUp.type({ 'First name': 'Ada', Email: 'typed@candidate.example' });
  await screen.findByText(KEPT);
  act(() => void store.dispatch(signedIn('Ada', 'ada@candidate.example')));
  await screen.findByText(BACK);
  expect(signUp.values(['First name', 'Email'])).toEqual(['Ada', 'typed@candidate.example']);
});

test('a prefilled email does not stand in the way of what a guest typed', async () => {
  const signUp = formNamed('Sign Up');
  const returnLink = { jobId: '', title: '', email: 'prefilled@candidate.example' };
  const session = { isAuthenticated: true, username: 'Ada', account: 'ada@candidate.example' };
  const first = await renderApp(paths.signUp, { preloadedState: { session, returnLink } });
  fireEvent.focus(signUp.field('Email'));
  await expect(screen.findByText(KEPT, {}, { timeout: 1500 })).rejects.toThrow('Unable to find');
  first.unmount();
  const { store } = await renderApp(paths.signUp);
  fireEvent.focus(signUp.field('Email'));
  signUp.type({ 'First name': 'Ada' });
  await screen.findByText(KEPT);
  act(() => void store.dispatch(signedIn('Ada', 'ada@candidate.example')));
  await screen.findByText(BACK);
  expect(signUp.values(['First name'])).toEqual(['Ada']);
});

/** Fills in the rest of the contact form and sends it. */
function completeAndSend(): void {
  contact.type({
    Name: 'Ada',
    Phone: '+447700900123',
    Email: 'ada@candidate.example',
    'Enquiry type': 'Jobs',
  });
  fireEvent.click(contact.field(/I accept the/));
  contact.press('Send message');
}

test('a message that was sent leaves no draft', async () => {
  await renderApp(paths.contact);
  await typeMessage();
  completeAndSend();
  await screen.findByText(toasts.enquirySent);
  await waitFor(() => expect(stored()).toEqual([]));
  await waitFor(() => expect(screen.queryByText(KEPT)).not.toBeInTheDocument());
});

test('a message that could not be sent is still kept', async () => {
  scenarios.isCut(apiPaths.contact);
  await renderApp(paths.contact);
  await typeMessage();
  completeAndSend();
  await screen.findByText(toasts.contactEnquiryFailed);
  expect(stored()).toHaveLength(1);
  expect(contact.field('Message')).toHaveValue(MESSAGE);
});

test('discarding clears the form and its draft, and can be undone', async () => {
  await renderApp(paths.contact);
  await typeMessage();
  contact.press('Discard');
  await waitFor(() => expect(stored()).toEqual([]));
  expect(contact.field('Message')).toHaveValue('');
  expect(contact.field('Name')).toHaveFocus();
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(contact.field('Message')).toHaveValue(MESSAGE);
  await waitFor(() => expect(stored()).toHaveLength(1));
});

/** Goes to the home page by the logo, without loading a page. */
async function leave() {
  fireEvent.click(screen.getAllByRole('link', { name: `${provider.name}, home` })[0]!);
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Leave us a message' })).toBeNull());
}

test('discarding can be undone even after the page was left', async () => {
  await renderApp(paths.contact);
  await typeMessage();
  contact.press('Discard');
  await waitFor(() => expect(stored()).toEqual([]));
  await leave();
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(stored()).toHaveLength(1));
  expect(stored()[0]).toEqual([expect.stringContaining('contactEnquiry'), expect.stringContaining(MESSAGE)]);
});

test('a message whose answer comes after the page was left leaves no draft', async () => {
  const answer = scenarios.answersLate(apiPaths.contact);
  const requests = recordRequests(apiPaths.contact);
  await renderApp(paths.contact);
  await typeMessage();
  completeAndSend();
  await waitFor(() => expect(requests).toHaveLength(1));
  await leave();
  expect(stored()).toHaveLength(1);
  answer();
  await screen.findByText(toasts.enquirySent);
  await waitFor(() => expect(stored()).toEqual([]));
});

test('what was typed into the sign-up form comes back instead of the email of another form', async () => {
  const signUp = formNamed('Sign Up');
  const { unmount } = await renderApp(paths.signUp);
  fireEvent.focus(signUp.field('Email'));
  signUp.type({ Email: 'typed@candidate.example' });
  await screen.findByText(KEPT);
  unmount();
  const returnLink = { jobId: '', title: '', email: 'prefilled@candidate.example' };
  await renderApp(paths.signUp, { preloadedState: { returnLink } });
  await screen.findByText(BACK);
  expect(signUp.field('Email')).toHaveValue('typed@candidate.example');
});

test('passwords are never kept', async () => {
  const signUp = formNamed('Sign Up');
  await renderApp(paths.signUp);
  fireEvent.focus(signUp.field('First name'));
  signUp.type({ 'First name': 'Ada', Password: 'Night-bus-42!', 'Confirm password': 'Night-bus-42!' });
  await screen.findByText(KEPT);
  expect(JSON.stringify(stored())).toContain('Ada');
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('Night-bus');
});

test('of two tabs of an account the device keeps what was typed last, and each goes on showing its own', async () => {
  const KEY = 'lindenway.draft.Adaeze/contactEnquiry/';
  await renderApp(paths.contact, { preloadedState: signedInState });
  await typeMessage();
  const elsewhere = { at: Date.now(), value: { values: { message: 'Typed elsewhere.' }, hasFile: false } };
  act(() => changeInOtherTab(KEY, JSON.stringify(elsewhere)));
  expect(contact.field('Message')).toHaveValue(MESSAGE);
  expect(stored()).toEqual([[KEY, expect.stringContaining('Typed elsewhere.')]]);
  contact.type({ Name: 'Ada' });
  expect(stored()).toEqual([[KEY, expect.stringContaining(MESSAGE)]]);
});

describe('accounts', () => {
  it('see what they typed as a guest as soon as they come back signed in', async () => {
    const { unmount } = await renderApp(paths.contact);
    await typeMessage();
    unmount();
    await renderApp(paths.contact, { preloadedState: signedInState });
    await screen.findByText(BACK);
    expect(contact.field('Message')).toHaveValue(MESSAGE);
  });

  it('take over what they typed as a guest, and never see what another has typed', async () => {
    const { store } = await renderApp(paths.contact);
    await typeMessage();
    act(() => void store.dispatch(signedIn('Ada', 'ada@candidate.example')));
    await screen.findByText(BACK);
    expect(contact.field('Message')).toHaveValue(MESSAGE);
    act(() => void store.dispatch(signedOut()));
    await waitFor(() => expect(contact.field('Message')).toHaveValue(''));
    expect(screen.queryByText(BACK)).not.toBeInTheDocument();
    // Another with the same name. What they type is kept only once their draft has been looked for.
    act(() => void store.dispatch(signedIn('Ada', 'other@candidate.example')));
    contact.type({ Name: 'Ada Other' });
    await screen.findByText(KEPT);
    expect(contact.field('Message')).toHaveValue('');
    expect(Object.fromEntries(stored())).toEqual({
      'lindenway.draft.ada%40candidate.example/contactEnquiry/': expect.stringContaining(MESSAGE),
      'lindenway.draft.other%40candidate.example/contactEnquiry/': expect.stringContaining('Ada Other'),
    });
    act(() => void store.dispatch(signedIn('Ada', 'Ada@candidate.example')));
    await waitFor(() => expect(contact.field('Message')).toHaveValue(MESSAGE));
  });
});

test('a draft is let go after 30 days', async () => {
  const { unmount } = await renderApp(paths.contact, { preloadedState: signedInState });
  await typeMessage();
  unmount();
  const [key, text] = stored()[0]!;
  const monthAgo = Date.now() - 31 * 24 * 60 * 60 * 1000;
  localStorage.setItem(key, JSON.stringify({ ...JSON.parse(text), at: monthAgo }));
  await renderApp(paths.contact, { preloadedState: signedInState });
  await waitFor(() => expect(stored()).toEqual([]));
  expect(contact.field('Message')).toHaveValue('');
});

test('what a guest types goes with the tab, what an account types stays on the device', async () => {
  const { unmount } = await renderApp(paths.contact);
  await typeMessage();
  expect(screen.getByText(/^Draft saved in this tab at/)).toBeInTheDocument();
  expect(JSON.stringify(localStorage)).not.toContain(MESSAGE);
  expect(JSON.stringify(sessionStorage)).toContain(MESSAGE);
  unmount();
  sessionStorage.clear();
  await renderApp(paths.contact, { preloadedState: signedInState });
  await typeMessage();
  expect(screen.getByText(/^Draft saved at/)).toBeInTheDocument();
  expect(JSON.stringify(localStorage)).toContain(MESSAGE);
  expect(JSON.stringify(sessionStorage)).not.toContain(MESSAGE);
});

test('where storage is full, a draft lasts as long as the page, and says so', async () => {
  const UNSTORED = /This device cannot save drafts: what you type stays only while this page is open\.$/;
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { unmount } = await renderApp(paths.contact);
  await waitFor(() => contact.field('Message'));
  fireEvent.focus(contact.field('Message'));
  contact.type({ Message: MESSAGE });
  await screen.findByText(UNSTORED);
  expect(screen.queryByText(/^Kept/)).not.toBeInTheDocument();
  expect(stored()).toEqual([]);
  unmount();
  await renderApp(paths.contact);
  fireEvent.focus(contact.field('Name'));
  expect(await screen.findByText(UNSTORED)).toHaveTextContent(/^What you typed is back\./);
  expect(contact.field('Message')).toHaveValue(MESSAGE);
  contact.press('Discard');
  await waitFor(() => expect(screen.queryByText(UNSTORED)).not.toBeInTheDocument());
});

test.each(['', '{', '{"at":"x"}', '{"at":9e15,"value":{"values":{"message":7,"constructor":{}}}}'])(
  'a draft that is rubbish (%s) is ignored',
  async (rubbish) => {
    sessionStorage.setItem('lindenway.tab.draft.contactEnquiry', rubbish);
    await renderApp(paths.contact);
    expect(contact.field('Message')).toHaveValue('');
    await typeMessage();
  },
);

test('Log Out says what it deletes, and Undo brings it back for the next time', async () => {
  const { user, store } = await renderApp(paths.contact, { preloadedState: signedInState });
  await typeMessage();
  const before = stored();
  await user.click(screen.getByRole('button', { name: 'Welcome!' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Log Out' }));
  expect(stored()).toEqual([]);
  expect(await screen.findByText(/^Logged out\. What you had not sent was deleted/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(stored()).toEqual(before);
  expect(contact.field('Message')).toHaveValue('');
  act(() => void store.dispatch(signedIn('Adaeze')));
  await waitFor(() => expect(contact.field('Message')).toHaveValue(MESSAGE));
});
