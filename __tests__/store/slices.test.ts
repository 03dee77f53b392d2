import { appliedSlice, selectHasApplied, selectReceipts } from '@/features/applying/appliedSlice';
import { acknowledged } from '@/features/applying/applyingSlice';
import {
  filtersCleared,
  filtersSlice,
  filterTicked,
  locationTyped,
  searchTyped,
  sortChosen,
} from '@/features/jobs/search/filtersSlice';
import { isSamePerson, selectIsAuthenticated, signedOut } from '@/features/session/sessionSlice';
import { noFilters } from '@/vacancies/filters';
import { signedIn } from '@test/session';
import { makeStore } from '@/store/makeStore';
import { startPersistence } from '@/store/persistence';

const sent = (jobId: string) =>
  acknowledged({ jobId, title: 'Porter', account: 'ada', reference: 'LW-1', sentAt: 1 });

const tick = (option: string, isTicked = true) => filterTicked({ group: 'jobTypes', option, isTicked });

/** Runs with a localStorage like this in place of the real one. */
function withStorage(storage: PropertyDescriptor, run: () => void): void {
  const real = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')!;
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, ...storage });
  try {
    run();
  } finally {
    Object.defineProperty(globalThis, 'localStorage', real);
  }
}

test('the session begins and ends signed out', () => {
  const store = makeStore();
  expect(selectIsAuthenticated(store.getState())).toBe(false);
  store.dispatch(signedIn('Adaeze'));
  expect(store.getState().session).toEqual({ isAuthenticated: true, username: 'Adaeze' });
  store.dispatch(signedOut());
  expect(store.getState().session).toEqual({ isAuthenticated: false, username: '' });
});

test('two sessions are one person’s by the email, and by the name only where that is all there is', () => {
  const session = (username: string, account?: string) => ({
    isAuthenticated: true,
    username,
    ...(account && { account }),
  });
  expect(isSamePerson(session('Ada', 'a@b.example'), session('Ada', 'a@b.example'))).toBe(true);
  expect(isSamePerson(session('Ada', 'a@b.example'), session('Ada', 'c@d.example'))).toBe(false);
  expect(isSamePerson(session('Ada'), session('Ada', 'a@b.example'))).toBe(true);
  expect(isSamePerson(session('Ada'), session('Ben', 'a@b.example'))).toBe(false);
});

test('ticking a box twice ticks it once', () => {
  const ticked = [tick('Contract'), tick('Contract'), tick('Permanent'), tick('Contract', false)].reduce(
    filtersSlice.reducer,
    noFilters,
  );
  expect(ticked.jobTypes).toEqual(['Permanent']);
  const both = filtersSlice.reducer(
    ticked,
    filterTicked({ group: 'employmentTypes', option: 'Part-time', isTicked: true }),
  );
  expect(both).toMatchObject({ jobTypes: ['Permanent'], employmentTypes: ['Part-time'] });
});

test('clearing unticks the boxes and leaves what was typed or chosen', () => {
  const typed = [searchTyped('nurse'), locationTyped('Camden'), sortChosen('Past 1 week')].reduce(
    filtersSlice.reducer,
    noFilters,
  );
  const cleared = [tick('Contract'), filtersCleared()].reduce(filtersSlice.reducer, typed);
  expect(cleared).toEqual(typed);
});

test('applying twice marks a vacancy once, and no other', () => {
  const applied = [sent('7'), sent('7')].reduce(appliedSlice.reducer, undefined)!;
  expect(applied.jobIds).toEqual(['7']);
  expect(selectHasApplied({ applied }, '7')).toBe(true);
  expect(selectHasApplied({ applied }, '77')).toBe(false);
});

test('the receipts of an account come newest first, one for each vacancy', () => {
  const receipt = (jobId: string, sentAt: number, account = 'ada') =>
    acknowledged({ jobId, title: 'Porter', account, reference: 'LW-1', sentAt });
  const applied = [receipt('7', 1), receipt('8', 2), receipt('8', 3, 'ben'), receipt('7', 4)].reduce(
    appliedSlice.reducer,
    undefined,
  )!;
  const session = { isAuthenticated: true, username: 'Ada', account: 'ada' };
  expect(selectReceipts({ applied, session }).map(({ jobId, sentAt }) => [jobId, sentAt])).toEqual([
    ['7', 4],
    ['8', 2],
  ]);
  expect(selectReceipts({ applied, session: { isAuthenticated: false, username: '' } })).toEqual([]);
});

test('the log of actions reads as a story', () => {
  const types = [signedIn('Adaeze'), signedOut(), tick('Contract'), filtersCleared(), sent('7')];
  expect(types.map(({ type }) => type)).toEqual([
    'api/executeMutation/fulfilled',
    'session/signedOut',
    'filters/filterTicked',
    'filters/filtersCleared',
    'applying/acknowledged',
  ]);
});

test.each([
  ['missing', { value: undefined }],
  [
    'denied',
    {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    },
  ],
])('a device whose storage is %s keeps nothing and breaks nothing', (_name, storage) => {
  const store = makeStore();
  withStorage(storage, () => {
    const leave = startPersistence(store);
    store.dispatch(signedIn('Adaeze'));
    store.dispatch(tick('Contract'));
    store.dispatch(sent('7'));
    leave();
  });
  expect(store.getState()).toMatchObject({
    session: { isAuthenticated: true },
    filters: { jobTypes: ['Contract'] },
    applied: { jobIds: ['7'] },
  });
});

test('only what has changed is written', () => {
  const store = makeStore();
  const leave = startPersistence(store);
  const write = jest.spyOn(Storage.prototype, 'setItem');
  store.dispatch(searchTyped('nurse'));
  store.dispatch({ type: 'somethingElse' });
  leave();
  expect(write.mock.calls.map(([key]) => key)).toEqual(['lindenway.filters']);
});

test('a store that has left the device neither writes nor follows', () => {
  const store = makeStore();
  startPersistence(store)();
  store.dispatch(signedIn('Adaeze'));
  expect(Object.keys(localStorage)).toEqual([]);
  localStorage.setItem('username', 'Ben');
  window.dispatchEvent(new StorageEvent('storage', { key: 'username' }));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(store.getState().session.username).toBe('Adaeze');
});

test('a change of an unrelated key in another tab is ignored', () => {
  const store = makeStore();
  const leave = startPersistence(store);
  store.dispatch(signedIn('Adaeze'));
  const before = store.getState();
  window.dispatchEvent(new StorageEvent('storage', { key: 'lindenway.filters', newValue: '{}' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'password', newValue: 'x' }));
  expect(store.getState()).toBe(before);
  leave();
});
