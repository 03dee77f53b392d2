import { act, render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { App } from '@/app/App';
import { makeCache } from '@/app/makeCache';
import { Providers } from '@/app/Providers';
import { makeStore, type RootState } from '@/store/makeStore';
import { startPersistence } from '@/store/persistence';

type Options = {
  preloadedState?: Partial<RootState>;
  history?: string[];
  /** For tests of what only styles hide, show or colour. */
  hasStyles?: boolean;
};

/** Opens the real site at an address: real routes, store and theme; only the network is made up. */
export async function renderApp(address: string, { preloadedState, history = [], hasStyles }: Options = {}) {
  const store = makeStore(preloadedState);
  leaveDeviceStorage = startPersistence(store);
  let location = { pathname: '', search: '' };
  let navigate: (steps: number) => unknown;
  const page = await act(async () =>
    render(
      <Providers store={store} cache={hasStyles ? makeCache() : cacheWithoutRules()}>
        <MemoryRouter initialEntries={[...history, address]}>
          <App />
          <Address onChange={(current, go) => void ((location = current), (navigate = go))} />
        </MemoryRouter>
      </Providers>,
    ),
  );
  return {
    ...page,
    store,
    // Without styles nothing has `pointer-events: none`, and looking for it takes a tenth of a test's time.
    user: userEvent.setup(hasStyles ? {} : { pointerEventsCheck: PointerEventsCheckLevel.Never }),
    pathname: () => location.pathname,
    query: () => location.search,
    back: () => act(async () => void navigate(-1)),
  };
}

/**
 * Without emotion's 350 rules: jsdom would match them against each element that a query by role may find, a quarter of a test's
 * time, and compiling them takes a tenth.
 */
function cacheWithoutRules() {
  const cache = makeCache();
  cache.insert = (_selector, { name }) => void (cache.inserted[name] = true);
  return cache;
}

let leaveDeviceStorage: (() => void) | undefined;

afterEach(() => {
  leaveDeviceStorage?.();
  leaveDeviceStorage = undefined;
});

type AddressProps = {
  onChange: (location: { pathname: string; search: string }, go: (steps: number) => unknown) => void;
};

/** Reports the current address, and how to go back from it. */
function Address({ onChange }: AddressProps) {
  const location = useLocation();
  const navigate = useNavigate();
  useLayoutEffect(() => onChange(location, navigate));
  return null;
}

export const signedInState = { session: { isAuthenticated: true, username: 'Adaeze' } };
