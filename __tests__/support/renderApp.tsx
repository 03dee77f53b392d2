import { act, render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { createMemoryRouter, Outlet, RouterProvider, useLocation, type Location } from 'react-router-dom';
import { keepFiltersInAddress, readFilters } from '@/app/filtersInAddress';
import { makeCache } from '@/app/makeCache';
import { Providers } from '@/app/Providers';
import { loadPage, routes } from '@/app/routes';
import { isDialogState } from '@/lib/backCloses';
import { makeStore } from '@/store/makeStore';
import { type RootState } from '@/store/rootReducer';
import { readKept, startPersistence } from '@/store/persistence';

type Options = {
  preloadedState?: Partial<RootState>;
  history?: string[];
  /** For tests of what only styles hide, show or colour. */
  hasStyles?: boolean;
};

/** Opens the real site at an address: real routes, store and theme; only the network is made up. */
export async function renderApp(address: string, { preloadedState, history = [], hasStyles }: Options = {}) {
  const store = makeStore({ ...preloadedState, ...readKept() });
  atEnd.push(startPersistence(store));
  // As app/hydrate.tsx does: the router shows a failure.
  const { pathname, search } = new URL(address, window.location.origin);
  readFilters(store, { pathname, search });
  const isLoaded = await loadPage(pathname).then(
    () => true,
    () => false,
  );
  // The router knows of a navigation before React has rendered it.
  let location: Location | undefined;
  const reporting = { element: <Shown onChange={(shown) => void (location = shown)} />, children: routes };
  const router = createMemoryRouter([reporting], {
    initialEntries: [...history, address],
    ...(isLoaded && { hydrationData: {} }),
  });
  atEnd.push(keepFiltersInAddress(store, router));
  const page = await act(async () =>
    render(
      <Providers store={store} cache={hasStyles ? makeCache() : cacheWithoutRules()}>
        <RouterProvider router={router} />
      </Providers>,
    ),
  );
  return {
    ...page,
    store,
    // Without styles nothing has `pointer-events: none`, and looking for it takes a tenth of a test's time.
    user: userEvent.setup(hasStyles ? {} : { pointerEventsCheck: PointerEventsCheckLevel.Never }),
    pathname: () => location?.pathname ?? '',
    query: () => location?.search ?? '',
    back: () => act(() => router.navigate(-1)),
    /** Whether the entry of the history is that of a dialog. */
    isAtDialog: () => isDialogState(location?.state),
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

const atEnd: (() => void)[] = [];

afterEach(() => {
  for (const stop of atEnd.splice(0)) stop();
});

/** Reports the location that is shown. */
function Shown({ onChange }: { onChange: (location: Location) => void }) {
  const location = useLocation();
  useLayoutEffect(() => onChange(location));
  return <Outlet />;
}

export const signedInState = { session: { isAuthenticated: true, username: 'Adaeze' } };
