import { applicationSent } from '@/features/applications/appliedSlice';
import { vacancySaved } from '@/features/jobs/saved/savedSlice';
import { filterTicked, searchTyped } from '@/features/jobs/search/filtersSlice';
import { signedIn, signedOut } from '@/features/session/sessionSlice';
import { signOut } from '@/features/session/signOut';
import { setShared } from '@/lib/device/setShared';
import { makeStore } from '@/store/makeStore';
import { joinDeviceStorage } from '@/store/persistence';
import { wipeDevice } from '@/store/wipeDevice';

const leaving: (() => void)[] = [];

afterEach(() => leaving.splice(0).forEach((leave) => leave()));

function joined() {
  const store = makeStore();
  leaving.push(joinDeviceStorage(store));
  return store;
}

/** What another tab's change of its storage looks like here. */
const changeInOtherTab = (key: string | null, value: string | null) => {
  if (key === null) localStorage.clear();
  else if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key }));
};

test('a new store ignores what is on the device', () => {
  localStorage.setItem('username', 'Adaeze');
  expect(makeStore().getState().session).toEqual({ isAuthenticated: false, username: '' });
});

test('the session is stored under "username" and restored on the next visit', () => {
  joined().dispatch(signedIn('Adaeze'));
  expect(localStorage.getItem('username')).toBe('Adaeze');
  expect(joined().getState().session).toEqual({ isAuthenticated: true, username: 'Adaeze' });
});

test('signing out removes "username" alone, and the readable cookie of the session', () => {
  localStorage.setItem('email', 'ada@candidate.example');
  document.cookie = 'lindenway_mark=half; path=/';
  const store = joined();
  store.dispatch(signedIn('Adaeze'));
  store.dispatch(signOut());
  expect(localStorage.getItem('username')).toBeNull();
  expect(localStorage.getItem('email')).toBe('ada@candidate.example');
  expect(document.cookie).toBe('');
});

test('signing in and out in another tab shows here', () => {
  const store = joined();
  changeInOtherTab('username', 'Adaeze');
  expect(store.getState().session.isAuthenticated).toBe(true);
  changeInOtherTab('username', null);
  expect(store.getState().session.isAuthenticated).toBe(false);
  changeInOtherTab('username', 'Adaeze');
  changeInOtherTab(null, null);
  expect(store.getState().session.isAuthenticated).toBe(false);
});

test('what another tab has stored is not written again, and what is done here next is', () => {
  const store = joined();
  const write = jest.spyOn(Storage.prototype, 'setItem');
  changeInOtherTab('username', 'Ben');
  expect(store.getState().session.username).toBe('Ben');
  // changeInOtherTab itself writes once.
  expect(write).toHaveBeenCalledTimes(1);
  store.dispatch(signedIn('Adaeze'));
  expect(localStorage.getItem('username')).toBe('Adaeze');
});

test('each vacancy applied for has a flag of its own', () => {
  joined().dispatch(applicationSent('a&b=c'));
  expect(localStorage.getItem('applied_a&b=c')).toBe('true');
  expect(joined().getState().applied.jobIds).toEqual(['a&b=c']);
  const store = joined();
  changeInOtherTab('applied_7', 'true');
  expect(store.getState().applied.jobIds.toSorted((one, other) => one.localeCompare(other))).toEqual([
    '7',
    'a&b=c',
  ]);
});

test('the filters are kept under a key of the site', () => {
  jest.useFakeTimers();
  const store = joined();
  store.dispatch(searchTyped('nurse'));
  store.dispatch(filterTicked({ group: 'jobTypes', option: 'Contract', isTicked: true }));
  jest.runAllTimers();
  jest.useRealTimers();
  expect(JSON.parse(localStorage.getItem('lindenway.filters') ?? '')).toMatchObject({ search: 'nurse' });
  expect(joined().getState().filters).toMatchObject({ search: 'nurse', jobTypes: ['Contract'] });
});

describe('what is typed', () => {
  const typed = (): unknown => JSON.parse(localStorage.getItem('lindenway.filters') ?? '{}').search;
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('is written once, when the typing has paused for 250 ms', () => {
    const store = joined();
    const write = jest.spyOn(Storage.prototype, 'setItem');
    for (const search of ['n', 'nu', 'nur']) {
      store.dispatch(searchTyped(search));
      jest.advanceTimersByTime(200);
    }
    expect(write).not.toHaveBeenCalled();
    jest.advanceTimersByTime(50);
    expect(write).toHaveBeenCalledTimes(1);
    expect(typed()).toBe('nur');
  });

  test.each([
    ['left', () => window.dispatchEvent(new Event('pagehide'))],
    ['put in the background', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('is written at once when the page is %s', (_how, leave) => {
    joined().dispatch(searchTyped('nurse'));
    expect(typed()).toBeUndefined();
    leave();
    expect(typed()).toBe('nurse');
  });

  test('does not hold up the session or an application', () => {
    const store = joined();
    store.dispatch(searchTyped('nurse'));
    store.dispatch(signedIn('Adaeze'));
    store.dispatch(applicationSent('7'));
    expect(localStorage.getItem('username')).toBe('Adaeze');
    expect(localStorage.getItem('applied_7')).toBe('true');
    expect(typed()).toBeUndefined();
  });
});

test.each(['', 'null', '[]', '{"jobTypes":7,"search":{}}', '{"jobTypes":["Astronaut"],"sortBy":"x"}', '{'])(
  'filters that are rubbish (%s) are let go',
  (rubbish) => {
    localStorage.setItem('lindenway.filters', rubbish);
    expect(joined().getState().filters).toMatchObject({ jobTypes: [], search: '', sortBy: '' });
  },
);

test.each(['getItem', 'setItem', 'removeItem'] as const)(
  'a device whose storage throws at %s changes nothing',
  (method) => {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const store = joined();
    store.dispatch(signedIn('Adaeze'));
    store.dispatch(applicationSent('7'));
    store.dispatch(signedOut());
    expect(store.getState().session.isAuthenticated).toBe(false);
  },
);

test('wiping the device signs out, forgets everything, and leaves no key behind, nor that it is shared', async () => {
  setShared(true);
  const store = joined();
  store.dispatch(signedIn('Adaeze'));
  store.dispatch(applicationSent('7'));
  store.dispatch(searchTyped('nurse'));
  window.dispatchEvent(new Event('pagehide'));
  await store.dispatch(wipeDevice());
  window.dispatchEvent(new Event('pagehide'));
  expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([]);
  store.dispatch(vacancySaved({ id: '7', job_title: 'Porter' }));
  expect(Object.keys(localStorage)).toEqual(['lindenway.saved']);
  expect(store.getState()).toMatchObject({
    session: { isAuthenticated: false },
    filters: { search: '' },
    applied: { jobIds: [] },
  });
});

test('on a shared computer the session does not outlive the tab', () => {
  setShared(true);
  joined().dispatch(signedIn('Adaeze'));
  expect(localStorage.getItem('username')).toBeNull();
  expect(joined().getState().session.username).toBe('Adaeze');
  setShared(false);
  expect(joined().getState().session.isAuthenticated).toBe(false);
});

test('a tab that is open joins when another makes the computer a shared one', () => {
  const store = joined();
  localStorage.setItem('lindenway.activeAt', String(Date.now()));
  changeInOtherTab('lindenway.shared', 'visit');
  store.dispatch(signedIn('Adaeze'));
  expect(localStorage.getItem('username')).toBeNull();
  expect(sessionStorage.getItem('username')).toBe('Adaeze');
  setShared(false);
});
