import { acknowledged } from '@/features/applying/applyingSlice';
import { vacancySaved } from '@/features/jobs/list/savedSlice';
import { filterTicked, searchTyped } from '@/features/jobs/search/filtersSlice';
import { signedOut } from '@/features/session/sessionSlice';
import { signedIn } from '@test/session';
import { signOut } from '@/features/session/signOut';
import { makeStore } from '@/store/makeStore';
import { wipeDevice } from '@/store/wipeDevice';
import { changeInOtherTab, joinedStore, leaveDeviceStorage } from '@test/otherTabs';

const sent = (jobId: string) =>
  acknowledged({ jobId, title: 'Porter', account: 'ada', reference: 'LW-1', sentAt: 1 });

afterEach(leaveDeviceStorage);

test('a new store ignores what is on the device', () => {
  localStorage.setItem('username', 'Adaeze');
  expect(makeStore().getState().session).toEqual({ isAuthenticated: false, username: '' });
});

test('the session is stored under "username" and restored on the next visit', () => {
  joinedStore().dispatch(signedIn('Adaeze'));
  expect(localStorage.getItem('username')).toBe('Adaeze');
  expect(joinedStore().getState().session).toEqual({ isAuthenticated: true, username: 'Adaeze' });
});

test('signing out removes "username" alone, and the readable cookie of the session', () => {
  localStorage.setItem('email', 'ada@candidate.example');
  document.cookie = 'lindenway_mark=half; path=/';
  const store = joinedStore();
  store.dispatch(signedIn('Adaeze'));
  store.dispatch(signOut());
  expect(localStorage.getItem('username')).toBeNull();
  expect(localStorage.getItem('email')).toBe('ada@candidate.example');
  expect(document.cookie).toBe('');
});

test('signing in and out in another tab shows here', () => {
  const store = joinedStore();
  changeInOtherTab('username', 'Adaeze');
  expect(store.getState().session.isAuthenticated).toBe(true);
  changeInOtherTab('username', null);
  expect(store.getState().session.isAuthenticated).toBe(false);
  changeInOtherTab('username', 'Adaeze');
  changeInOtherTab(null, null);
  expect(store.getState().session.isAuthenticated).toBe(false);
});

test('what another tab has stored is not written again, and what is done here next is', () => {
  const store = joinedStore();
  const write = jest.spyOn(Storage.prototype, 'setItem');
  changeInOtherTab('username', 'Ben');
  expect(store.getState().session.username).toBe('Ben');
  // changeInOtherTab itself writes once.
  expect(write).toHaveBeenCalledTimes(1);
  store.dispatch(signedIn('Adaeze'));
  expect(localStorage.getItem('username')).toBe('Adaeze');
});

test('each vacancy applied for has a flag of its own', () => {
  joinedStore().dispatch(sent('a&b=c'));
  expect(localStorage.getItem('applied_a&b=c')).toBe('true');
  expect(joinedStore().getState().applied.jobIds).toEqual(['a&b=c']);
  const store = joinedStore();
  changeInOtherTab('applied_7', 'true');
  expect(store.getState().applied.jobIds.toSorted((one, other) => one.localeCompare(other))).toEqual([
    '7',
    'a&b=c',
  ]);
});

test('the filters are kept under a key of the site as they are typed', () => {
  const store = joinedStore();
  store.dispatch(searchTyped('nurse'));
  store.dispatch(filterTicked({ group: 'jobTypes', option: 'Contract', isTicked: true }));
  expect(JSON.parse(localStorage.getItem('lindenway.filters') ?? '')).toMatchObject({ search: 'nurse' });
  expect(joinedStore().getState().filters).toMatchObject({ search: 'nurse', jobTypes: ['Contract'] });
});

test('each tab keeps the filters that it shows', () => {
  const store = joinedStore();
  store.dispatch(searchTyped('nurse'));
  changeInOtherTab('lindenway.filters', '{"search":"porter"}');
  changeInOtherTab(null, null);
  expect(store.getState().filters.search).toBe('nurse');
});

test.each(['', 'null', '[]', '{"jobTypes":7,"search":{}}', '{"jobTypes":["Astronaut"],"sortBy":"x"}', '{'])(
  'filters that are rubbish (%s) are let go',
  (rubbish) => {
    localStorage.setItem('lindenway.filters', rubbish);
    expect(joinedStore().getState().filters).toMatchObject({ jobTypes: [], search: '', sortBy: '' });
  },
);

test.each(['getItem', 'setItem', 'removeItem'] as const)(
  'a device whose storage throws at %s changes nothing',
  (method) => {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const store = joinedStore();
    store.dispatch(signedIn('Adaeze'));
    store.dispatch(sent('7'));
    store.dispatch(signedOut());
    expect(store.getState().session.isAuthenticated).toBe(false);
  },
);

test('wiping the device signs out, forgets everything, and leaves no key behind', async () => {
  const store = joinedStore();
  store.dispatch(signedIn('Adaeze'));
  store.dispatch(sent('7'));
  store.dispatch(searchTyped('nurse'));
  await store.dispatch(wipeDevice());
  expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([]);
  store.dispatch(vacancySaved({ id: '7', job_title: 'Porter' }));
  expect(Object.keys(localStorage)).toEqual(['lindenway.saved']);
  expect(store.getState()).toMatchObject({
    session: { isAuthenticated: false },
    filters: { search: '' },
    applied: { jobIds: [], receipts: [] },
  });
});
