import { filterTicked, searchTyped } from '@/features/jobs/search/filtersSlice';
import { forgetSession, signOut } from '@/features/session/signOut';
import { makeStore } from '@/store/makeStore';
import { deviceWiped, type RootState } from '@/store/rootReducer';
import { changeInOtherTab, joinedStore, leaveDeviceStorage } from '@test/otherTabs';
import { signedIn } from '@test/session';
import { waitFor } from '@testing-library/react';
import { apiPaths } from '@/contract/paths';
import { recordRequests, scenarios } from '@test/network';
import type { UnknownAction } from '@reduxjs/toolkit';
import { colorSchemeChosen } from '@/features/appearance/colorSchemeSlice';
import { acknowledged } from '@/features/applying/applyingSlice';
import { vacancySaved, vacancyUnsaved } from '@/features/jobs/list/savedSlice';
import { signedOut } from '@/features/session/sessionSlice';
import { keepDraft, readDraft } from '@/forms/draft';
import { vacancyLeft, returnLinkDismissed } from '@/features/session/returnLinkSlice';

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

test('what an account has typed is there after a reload, and gone if it logged out while the tab was elsewhere', () => {
  joinedStore().dispatch(signedIn('Adaeze', 'ada@candidate.example'));
  keepDraft('contactEnquiry', { message: 'Nights in Bow' });
  leaveDeviceStorage();
  joinedStore();
  expect(readDraft('contactEnquiry')).toEqual({ message: 'Nights in Bow' });
  leaveDeviceStorage();
  localStorage.removeItem('username');
  joinedStore();
  expect(readDraft('contactEnquiry')).toEqual({});
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

const sent = (jobId: string) =>
  acknowledged({ jobId, title: 'Porter', account: 'ada', reference: 'LW-1', sentAt: 1 });

afterEach(leaveDeviceStorage);

type Kept = {
  name: keyof RootState;
  action: UnknownAction;
  /** Takes the action back, where a visitor can. */
  undo?: UnknownAction;
  stored: Record<string, string>;
};

const kept: Kept[] = [
  {
    name: 'session',
    action: signedIn('Adaeze', 'Ada@Candidate.example'),
    undo: signedOut(),
    stored: { username: 'Adaeze', 'lindenway.account': 'ada@candidate.example' },
  },
  {
    name: 'saved',
    action: vacancySaved({ id: '7', job_title: 'Porter' }),
    undo: vacancyUnsaved('7'),
    stored: { 'lindenway.saved': '{"jobs":[{"id":"7","job_title":"Porter"}]}' },
  },
  {
    name: 'applied',
    action: sent('7'),
    stored: {
      applied_7: 'true',
      'lindenway.receipts': '[{"jobId":"7","title":"Porter","account":"ada","reference":"LW-1","sentAt":1}]',
    },
  },
  {
    name: 'returnLink',
    action: vacancyLeft({ jobId: '7', title: 'Porter' }),
    undo: returnLinkDismissed(),
    stored: { 'lindenway.returnLink': '{"jobId":"7","title":"Porter"}' },
  },
  {
    name: 'colorScheme',
    action: colorSchemeChosen('dark'),
    undo: colorSchemeChosen('device'),
    stored: { 'lindenway.colorScheme': 'dark' },
  },
];

test('every slice is in the list above, but for the filters, whose tests are in persistence.test.ts, and the API and the stage of applying, which are not kept', () => {
  const slices = Object.keys(makeStore().getState());
  expect([...kept.map(({ name }) => name), 'filters', 'api', 'applying'].toSorted()).toEqual(
    slices.toSorted(),
  );
});

describe.each(kept)('$name', ({ name, action, stored }) => {
  const initial = makeStore().getState()[name];

  it('is stored at once, and is there on the next visit', () => {
    const store = joinedStore();
    store.dispatch(action);
    expect(Object.fromEntries(Object.entries(localStorage))).toEqual(stored);
    expect(store.getState()[name]).not.toEqual(initial);
    expect(joinedStore().getState()[name]).toEqual(store.getState()[name]);
  });

  it('follows another tab, there and back', () => {
    const store = joinedStore();
    for (const [key, value] of Object.entries(stored)) changeInOtherTab(key, value);
    expect(store.getState()[name]).toEqual(joinedStore().getState()[name]);
    expect(store.getState()[name]).not.toEqual(initial);
    for (const key of Object.keys(stored)) changeInOtherTab(key, null);
    expect(store.getState()[name]).toEqual(initial);
  });

  it('is forgotten when the device is wiped', () => {
    const store = joinedStore();
    store.dispatch(action);
    store.dispatch(deviceWiped());
    expect(store.getState()[name]).toEqual(initial);
  });
});

test.each(kept.flatMap(({ name, action, undo }) => (undo ? [{ name, action, undo }] : [])))(
  'nothing of $name is left on the device once it is taken back',
  ({ action, undo }) => {
    const store = joinedStore();
    store.dispatch(action);
    store.dispatch(undo);
    expect(Object.keys(localStorage)).toEqual([]);
  },
);

test.each<[keyof RootState, key: string, stored: string, state: unknown]>([
  ['saved', 'lindenway.saved', 'rubbish', { jobs: [] }],
  ['saved', 'lindenway.saved', '7', { jobs: [] }],
  ['saved', 'lindenway.saved', '{"jobs":7}', { jobs: [] }],
  [
    'saved',
    'lindenway.saved',
    '{"jobs":[7,{"id":1,"job_title":"A"},{"id":"2"},{"id":"3","job_title":"C"}]}',
    { jobs: [{ id: '3', job_title: 'C' }] },
  ],
  ['returnLink', 'lindenway.returnLink', '{"jobId":7,"title":null}', { jobId: '', title: '' }],
  ['applied', 'lindenway.receipts', '[{"jobId":7}]', { jobIds: [], receipts: [] }],
  ['colorScheme', 'lindenway.colorScheme', 'rubbish', { chosen: 'device' }],
])('of %s, only what is valid is taken from %s on the device: %s', (name, key, text, state) => {
  localStorage.setItem(key, text);
  expect(joinedStore().getState()[name]).toEqual(state);
});

test('what other tabs changed while the browser had put the page away for Back is taken over', () => {
  const store = joinedStore();
  localStorage.setItem('lindenway.saved', '{"jobs":[{"id":"1","job_title":"Gone"}]}');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(store.getState().saved.jobs).toEqual([]);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  store.dispatch(vacancySaved({ id: '7', job_title: 'Porter' }));
  expect(
    joinedStore()
      .getState()
      .saved.jobs.map(({ id }) => id),
  ).toEqual(['7', '1']);
});
