import { filterTicked, searchTyped } from '@/features/jobs/search/filtersSlice';
import { forgetSession, signOut } from '@/features/session/signOut';
import { makeStore } from '@/store/makeStore';
import { changeInOtherTab, joinedStore, leaveDeviceStorage } from '@test/otherTabs';
import { signedIn } from '@test/session';
import { waitFor } from '@testing-library/react';
import { apiPaths } from '@/contract/paths';
import { recordRequests, scenarios } from '@test/network';

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

test('a session that the server has ended needs no read; Log Out does, and does not complain if it fails', async () => {
  scenarios.isCut(apiPaths.jobs);
  const requests = recordRequests(apiPaths.jobs);
  document.cookie = 'lindenway_mark=half; path=/';
  makeStore().dispatch(forgetSession());
  expect(document.cookie).toBe('');
  // A read of the first would come before that of the second.
  makeStore().dispatch(signOut());
  await waitFor(() => expect(requests).toHaveLength(1));
});
