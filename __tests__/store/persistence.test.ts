import { acknowledged } from '@/features/applying/applyingSlice';
import { vacancySaved } from '@/features/jobs/list/savedSlice';
import { filterTicked, searchTyped } from '@/features/jobs/search/filtersSlice';
import { signedOut } from '@/features/session/sessionSlice';
import { signOut } from '@/features/session/signOut';
import { makeStore } from '@/store/makeStore';
import { wipeDevice } from '@/store/wipeDevice';
import { changeInOtherTab, joinedStore, leaveDeviceStorage } from '@test/otherTabs';
import { signedIn } from '@test/session';

const sent = (jobId: string) =>
  acknowledged({ jobId, title: 'Porter', account: 'ada', reference: 'LW-1', sentAt: 1 });
const denied = () => {
  throw new DOMException('denied', 'SecurityError');
};

afterEach(leaveDeviceStorage);

test('a new store ignores what is on the device, and one that has left it neither writes nor follows', () => {
  localStorage.setItem('username', 'Adaeze');
  const store = makeStore();
  expect(store.getState().session).toEqual({ isAuthenticated: false, username: '' });
  const left = joinedStore();
  leaveDeviceStorage();
  left.dispatch(signedIn('Ben'));
  expect(localStorage.getItem('username')).toBe('Adaeze');
  changeInOtherTab('username', 'Cleo');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(left.getState().session.username).toBe('Ben');
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

test('clearing the storage in another tab signs out here', () => {
  const store = joinedStore();
  changeInOtherTab('username', 'Adaeze');
  changeInOtherTab(null, null);
  expect(store.getState().session.isAuthenticated).toBe(false);
});

test('only what has changed here is written, not what another tab has stored', () => {
  const store = joinedStore();
  const write = jest.spyOn(Storage.prototype, 'setItem');
  store.dispatch(searchTyped('nurse'));
  store.dispatch({ type: 'somethingElse' });
  expect(write.mock.calls.map(([key]) => key)).toEqual(['lindenway.filters']);
  changeInOtherTab('username', 'Ben');
  expect(store.getState().session.username).toBe('Ben');
  // changeInOtherTab itself writes once.
  expect(write).toHaveBeenCalledTimes(2);
  store.dispatch(signedIn('Adaeze'));
  expect(localStorage.getItem('username')).toBe('Adaeze');
});

test('each vacancy applied for has a flag of its own', () => {
  joinedStore().dispatch(sent('a&b=c'));
  expect(localStorage.getItem('applied_a&b=c')).toBe('true');
  const store = joinedStore();
  changeInOtherTab('applied_7', 'true');
  expect(new Set(store.getState().applied.jobIds)).toEqual(new Set(['7', 'a&b=c']));
});

test('the filters are kept as they are typed, and each tab keeps those that it shows', () => {
  const store = joinedStore();
  store.dispatch(searchTyped('nurse'));
  store.dispatch(filterTicked({ group: 'jobTypes', option: 'Contract', isTicked: true }));
  expect(joinedStore().getState().filters).toMatchObject({ search: 'nurse', jobTypes: ['Contract'] });
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

test.each([
  ['throws at getItem', () => jest.spyOn(Storage.prototype, 'getItem').mockImplementation(denied)],
  ['throws at setItem', () => jest.spyOn(Storage.prototype, 'setItem').mockImplementation(denied)],
  ['throws at removeItem', () => jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(denied)],
  ['is denied', () => jest.spyOn(window, 'localStorage', 'get').mockImplementation(denied)],
  // Some browsers have none.
  ['is missing', () => jest.spyOn(window, 'localStorage', 'get').mockReturnValue(undefined as never)],
])('a device whose storage %s changes nothing', (_, spoil) => {
  const spy = spoil();
  const store = joinedStore();
  store.dispatch(signedIn('Adaeze'));
  store.dispatch(searchTyped('nurse'));
  store.dispatch(sent('7'));
  store.dispatch(signedOut());
  leaveDeviceStorage();
  spy.mockRestore();
  expect(store.getState()).toMatchObject({
    session: { isAuthenticated: false },
    filters: { search: 'nurse' },
    applied: { jobIds: ['7'] },
  });
});

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
