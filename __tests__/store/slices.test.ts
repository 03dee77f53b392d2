import { appliedSlice, selectHasApplied } from '@/features/applying/appliedSlice';
import { acknowledged } from '@/features/applying/applyingSlice';
import {
  filtersCleared,
  filtersSlice,
  filterTicked,
  locationTyped,
  searchTyped,
  sortChosen,
} from '@/features/jobs/search/filtersSlice';
import { noFilters } from '@/vacancies/filters';
import { isSamePerson, selectIsAuthenticated, signedIn, signedOut } from '@/features/session/sessionSlice';
import { makeStore } from '@/store/makeStore';
import { startPersistence } from '@/store/persistence';

const sent = (jobId: string) => acknowledged({ jobId, reference: 'LC-1' });

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
  const applied = [sent('7'), sent('7')].reduce(appliedSlice.reducer, { jobIds: [] });
  expect(applied.jobIds).toEqual(['7']);
  expect(selectHasApplied({ applied }, '7')).toBe(true);
  expect(selectHasApplied({ applied }, '77')).toBe(false);
});

test('the log of actions reads as a story', () => {
  const types = [signedIn('Adaeze'), signedOut(), tick('Contract'), filtersCleared(), sent('7')];
  expect(types.map(({ type }) => type)).toEqual([
    'session/signedIn',
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
