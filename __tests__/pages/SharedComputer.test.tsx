import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { shareVisit } from '@/app/visit/shareVisit';
import { apiPaths } from '@/contract/paths';
import { SIGN_OUT_HEADER } from '@/contract/session';
import { applicationSent } from '@/features/applications/appliedSlice';
import { keysOf, putStored } from '@/lib/device/database';
import { setShared } from '@/lib/device/setShared';
import * as deviceStorage from '@/lib/device/storage';
import { jobPath, paths } from '@/lib/paths';
import * as startAfresh from '@/lib/startAfresh';
import { installDeviceDatabase, removeDeviceDatabase } from '@test/deviceDatabase';
import { formNamed } from '@test/forms';
import { recordRequests } from '@test/network';
import { renderApp } from '@test/renderApp';

const form = formNamed('Sign In');
const MINUTE = 60_000;
let started: jest.SpyInstance;
const openTabs: BroadcastChannel[] = [];

beforeEach(() => {
  started = jest.spyOn(startAfresh, 'startAfresh').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  for (const tab of openTabs.splice(0)) tab.close();
  setShared(false);
});

async function signInShared(email = 'ada@candidate.example') {
  const page = await renderApp(paths.signIn);
  await screen.findByLabelText('Sign In', { selector: 'form' });
  form.type({ Email: email, Password: 'Lantern1!' });
  fireEvent.click(form.field('Remember me'));
  fireEvent.click(form.field('This is a shared computer'));
  form.press('Sign In');
  await waitFor(() => expect(page.pathname()).toBe('/'));
  // Until the watch is there.
  await act(async () => void (await import('@/app/visit/LoadedNotes')));
  return page;
}

const later = (minutes: number) => act(async () => jest.advanceTimersByTime(minutes * MINUTE));
const warning = () => screen.queryByRole('dialog', { name: 'Are you still there?' });

test('keeps a sign-in to the tab and remembers nothing', async () => {
  await signInShared();
  expect(Object.keys(localStorage).toSorted()).toEqual(['lindenway.activeAt', 'lindenway.shared']);
  expect(sessionStorage.getItem('username')).toBe('Adaeze');
  expect(sessionStorage.getItem('password')).toBeNull();
});

test('removes what an earlier sign-in remembered', async () => {
  localStorage.setItem('email', 'ada@candidate.example');
  localStorage.setItem('rememberMe', 'true');
  await signInShared();
  expect(Object.keys(localStorage).toSorted()).toEqual(['lindenway.activeAt', 'lindenway.shared']);
});

test('takes along what the visitor typed as a guest, and leaves what others have kept', async () => {
  const guests = 'lindenway.draft.contactEnquiry//';
  const others = 'lindenway.draft.contactEnquiry//ben%40candidate.example';
  const mine = JSON.stringify({ at: Date.now(), value: { values: { message: 'Mine.' }, hasFile: false } });
  localStorage.setItem(guests, mine);
  localStorage.setItem(others, 'his');
  await signInShared();
  expect(sessionStorage.getItem(guests)).toBe(mine);
  const drafts = Object.entries(localStorage).filter(([key]) => key.includes('.draft.'));
  expect(drafts).toEqual([[others, 'his']]);
});

test('takes along what the same account kept at an earlier sign-in, whose session it ends', async () => {
  const ada = 'ada%40candidate.example';
  const hers = [
    `lindenway.draft.application/101/${ada}`,
    `lindenway.lastSent.${ada}`,
    `lindenway.receipt.${ada}/102`,
    `lindenway.unanswered.${ada}/103`,
  ];
  const others = 'lindenway.receipt.ben%40candidate.example/102';
  for (const key of [...hers, others]) localStorage.setItem(key, JSON.stringify({ at: Date.now() }));
  localStorage.setItem('username', 'Ada as she was');
  localStorage.setItem('lindenway.account', 'ada@candidate.example');
  await signInShared('Ada@candidate.example');
  expect(Object.keys(sessionStorage)).toEqual(expect.arrayContaining(hers));
  expect(Object.keys(localStorage).toSorted()).toEqual(['lindenway.activeAt', others, 'lindenway.shared']);
  expect(sessionStorage.getItem('username')).toBe('Adaeze');
});

test('leaves no copy of what the visitor typed, nor a CV, to whoever comes next', async () => {
  await installDeviceDatabase();
  const guests = 'lindenway.draft.contactEnquiry//';
  const hers = 'lindenway.draft.application/101/ada%40candidate.example';
  const others = 'lindenway.draft.application/101/ben%40candidate.example';
  for (const store of ['drafts', 'resumes'] as const)
    for (const key of [guests, hers, others]) await putStored(store, key, { at: Date.now(), value: {} });
  await signInShared();
  await waitFor(async () => expect(await keysOf('resumes')).toEqual([others]));
  expect(await keysOf('drafts')).toEqual([others]);
  removeDeviceDatabase();
});

test('and “Remember me” exclude one another, and the switch says what it does', async () => {
  await renderApp(paths.signIn);
  await screen.findByLabelText('Sign In', { selector: 'form' });
  const box = form.field('This is a shared computer');
  expect(box).toHaveAccessibleDescription(
    /We clear your details from it when you log out, .* after 15 minutes away/,
  );
  const remember = form.field('Remember me');
  fireEvent.click(remember);
  fireEvent.click(box);
  expect([remember.checked, box.checked]).toEqual([false, true]);
  fireEvent.click(remember);
  expect([remember.checked, box.checked]).toEqual([true, false]);
});

test('has the same switch in the modal of a vacancy', async () => {
  await renderApp(jobPath('101'));
  fireEvent.click((await screen.findAllByRole('button', { name: 'Apply Now' }))[0]!);
  const login = within(await screen.findByRole('dialog', { name: 'Sign In' }));
  expect(login.getByLabelText('This is a shared computer')).not.toBeChecked();
});

test('wipes tab and device on Log Out, and starts anew', async () => {
  localStorage.setItem('lindenway.filters', '{}');
  const { store } = await signInShared();
  fireEvent.click((await screen.findAllByRole('button', { name: /Welcome!/ }))[0]!);
  fireEvent.click((await screen.findAllByText('Log Out'))[0]!);
  await waitFor(() => expect(started).toHaveBeenCalledWith('loggedOut'));
  expect(store.getState().session.isAuthenticated).toBe(false);
  expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([]);
});

describe('unused', () => {
  beforeEach(() => void jest.useFakeTimers());

  /** A page on a shared computer, as after a reload. */
  async function openShared() {
    setShared(true);
    sessionStorage.setItem('username', 'Adaeze');
    const page = await renderApp(paths.faq);
    await act(async () => void (await import('@/app/visit/LoadedNotes')));
    return page;
  }

  test('for 14 minutes it asks whether somebody is there; one press goes on', async () => {
    const { store } = await openShared();
    await later(13.9);
    expect(warning()).not.toBeInTheDocument();
    await later(0.2);
    const stay = within(await screen.findByRole('dialog', { name: 'Are you still there?' })).getByRole(
      'button',
      { name: 'Stay signed in' },
    );
    expect(stay).toHaveFocus();
    fireEvent.click(stay);
    await later(13);
    expect(started).not.toHaveBeenCalled();
    expect(store.getState().session.isAuthenticated).toBe(true);
  });

  test('for 15 minutes it is wiped; moving the pointer under the warning does not prevent it', async () => {
    const { store } = await openShared();
    await later(14.5);
    await screen.findByRole('dialog', { name: 'Are you still there?' });
    fireEvent.pointerMove(document.body);
    await later(0.6);
    await waitFor(() => expect(started).toHaveBeenCalledWith('idle'));
    expect(store.getState().session.isAuthenticated).toBe(false);
    expect(sessionStorage).toHaveLength(0);
  });

  test('it goes on while another tab is used, and the warning goes', async () => {
    await openShared();
    await later(14.5);
    expect(warning()).toBeInTheDocument();
    changeInOtherTab('lindenway.activeAt', String(Date.now()));
    await later(0.1);
    expect(warning()).not.toBeInTheDocument();
    await later(13);
    expect(started).not.toHaveBeenCalled();
  });

  test('it goes on for as long as somebody uses it', async () => {
    await openShared();
    for (let minutes = 0; minutes < 30; minutes += 10) {
      await later(10);
      fireEvent.keyDown(document.body, { key: 'a' });
    }
    expect(warning()).not.toBeInTheDocument();
    expect(started).not.toHaveBeenCalled();
  });
});

test('is wiped at once in a tab that the browser restores an hour later', async () => {
  setShared(true);
  sessionStorage.setItem('username', 'Adaeze');
  localStorage.setItem('lindenway.activeAt', String(Date.now() - 60 * MINUTE));
  const { store } = await renderApp(paths.faq);
  await waitFor(() => expect(started).toHaveBeenCalledWith('idle'));
  expect(store.getState().session.isAuthenticated).toBe(false);
  expect(sessionStorage).toHaveLength(0);
});

test('a tab that wakes up after its visit has ended leaves the device to the next visitor', async () => {
  setShared(true);
  sessionStorage.setItem('username', 'Adaeze');
  await renderApp(paths.faq);
  await act(async () => void (await import('@/app/visit/LoadedNotes')));
  localStorage.clear();
  localStorage.setItem('username', 'Ben');
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60 * MINUTE);
  const requests = recordRequests(apiPaths.jobs);
  act(() => void window.dispatchEvent(new Event('pageshow')));
  await waitFor(() => expect(started).toHaveBeenCalledWith('idle'));
  expect(localStorage.getItem('username')).toBe('Ben');
  // Nor is the session ended on the server.
  expect(requests).toHaveLength(0);
});

test('a new tab is signed in as the others are, with what they keep', async () => {
  setShared(true);
  const kept = { username: 'Adaeze', 'lindenway.account': 'ada@candidate.example', applied_101: 'true' };
  const otherTab = openTab(visit(), (message) => {
    if (!message.entries) otherTab.post({ entries: Object.entries(kept) });
  });
  const { store } = await renderApp(paths.faq);
  await waitFor(() => expect(store.getState().session.account).toBe('ada@candidate.example'));
  expect(store.getState().applied.jobIds).toEqual(['101']);
  expect(localStorage.getItem('username')).toBeNull();
});

test('a new tab that gets no answer ends the session of the tab that was closed', async () => {
  jest.useFakeTimers();
  setShared(true);
  document.cookie = 'lindenway_mark=half; path=/';
  const requests = recordRequests(apiPaths.jobs);
  await renderApp(paths.faq);
  await act(async () => void (await import('@/app/visit/LoadedNotes')));
  await act(async () => jest.advanceTimersByTime(900));
  expect(document.cookie).toBe('lindenway_mark=half');
  await act(async () => jest.advanceTimersByTime(200));
  expect(document.cookie).toBe('');
  await waitFor(() => expect(requests[0]?.headers.get(SIGN_OUT_HEADER)).toBe('1'));
  // Tabs in which something is typed stay part of the visit.
  expect(visit()).not.toBe('null');
});

test('a new tab that another one answered does not end the session', async () => {
  jest.useFakeTimers();
  setShared(true);
  const otherTab = openTab(visit(), () => otherTab.post({ entries: [['username', 'Adaeze']] }));
  const onAlone = jest.fn();
  let stop = () => {};
  await new Promise<void>((onTaken) => void ({ stop } = shareVisit({ onTaken, onAlone })));
  jest.advanceTimersByTime(MINUTE);
  stop();
  expect(onAlone).not.toHaveBeenCalled();
});

test('an application that one tab sends is known to the others, whose own words stay', async () => {
  const { store } = await signInShared();
  deviceStorage.set('lindenway.draft.contactEnquiry//', 'mine');
  const otherTab = openTab(visit(), () => undefined);
  otherTab.post({
    entries: [
      ['applied_101', 'true'],
      ['lindenway.receipt.ada%40candidate.example/101', '{}'],
      ['lindenway.draft.contactEnquiry//', 'theirs'],
      ['lindenway.draft.homeEnquiry//', 'theirs'],
    ],
  });
  await waitFor(() => expect(store.getState().applied.jobIds).toEqual(['101']));
  expect(deviceStorage.get('lindenway.receipt.ada%40candidate.example/101')).toBe('{}');
  expect(deviceStorage.get('lindenway.draft.contactEnquiry//')).toBe('mine');
  expect(deviceStorage.get('lindenway.draft.homeEnquiry//')).toBeNull();
});

test('tells the other tabs of an application once it is sent', async () => {
  const { store } = await signInShared();
  const told = jest.fn<void, [Message]>();
  openTab(visit(), told);
  act(() => void store.dispatch(applicationSent('101')));
  await waitFor(() =>
    expect(told).toHaveBeenCalledWith({ entries: expect.arrayContaining([['applied_101', 'true']]) }),
  );
});

test('gives a new tab what it keeps, but no tab of another visit', async () => {
  await signInShared();
  const [toNewTab, toStranger] = [jest.fn<void, [Message]>(), jest.fn<void, [Message]>()];
  openTab('another', toStranger).post({});
  openTab(visit(), toNewTab).post({});
  await waitFor(() =>
    expect(toNewTab).toHaveBeenCalledWith({ entries: expect.arrayContaining([['username', 'Adaeze']]) }),
  );
  expect(toStranger).not.toHaveBeenCalled();
});

test('is left in every tab when one logs out, and nothing is written any more', async () => {
  await signInShared();
  changeInOtherTab('lindenway.shared', null);
  await waitFor(() => expect(started).toHaveBeenCalledWith('loggedOut'));
  expect(deviceStorage.set('lindenway.filters', '{}')).toBe(false);
});

/** What another tab's change of its storage looks like here. */
function changeInOtherTab(key: string, value: string | null): void {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: value })));
}

const visit = () => String(localStorage.getItem('lindenway.shared'));

type Message = { entries?: [key: string, value: string][] };

/** Takes part in a visit as another tab does. */
function openTab(name: string, onMessage: (message: Message) => void) {
  const channel = new BroadcastChannel(`lindenway.shared/${name}`);
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => onMessage(data));
  openTabs.push(channel);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  return { post: (message: Message) => channel.postMessage(message) };
}
