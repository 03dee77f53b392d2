import { matchPath, NavigationType, type createBrowserRouter, type Location } from 'react-router-dom';
import { isSavedQuery } from '@/features/jobs/list/savedSlice';
import { everythingCleared, filtersRestored, selectFilters } from '@/features/jobs/search/filtersSlice';
import { noFilters, type Filters, isSame, readFiltersQuery, writeFiltersQuery } from '@/vacancies/filters';
import { isDialogState } from '@/lib/backCloses';
import { paths } from '@/lib/paths';
import { TYPING_PAUSE_MS } from '@/lib/time/durations';
import { addAppListener } from '@/store/listenerMiddleware';
import type { AppStore } from '@/store/makeStore';
import { UNFILTERED_LINK } from '@/ui/link/AppLink';

type Router = ReturnType<typeof createBrowserRouter>;

/** When the site opens at a list, the filters in its address win over those that the device has kept. */
export function readFilters(store: AppStore, location: Pick<Location, 'pathname' | 'search'>): void {
  if (isList(location)) show(store, readFiltersQuery(location.search));
}

/**
 * Writes the filters into the address of the list, after a pause in the typing or at a press, and reads them when another address of the
 * list is opened: a list can be shared, and Back returns to it. A press on a link that promises all vacancies drops the filters.
 * @returns a function that stops it
 */
export function keepFiltersInAddress(store: AppStore, router: Router): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown = router.state.location;

  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    const { location, navigation } = router.state;
    // The filter sheet has an entry of its own; the list's is written once the sheet is closed. While the next page is being loaded,
    // another navigation would cancel the one to it.
    if (!isList(location) || isDialogState(location.state) || navigation.state !== 'idle') return;
    const { pathname, state } = location;
    // Whoever filters the saved vacancies is taken back to the list.
    const rest = isSavedQuery(location.search) ? '' : location.search;
    const search = writeFiltersQuery(rest, selectFilters(store.getState()));
    if (search !== location.search)
      void router.navigate({ pathname, search }, { replace: true, preventScrollReset: true, state });
  };
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(write, TYPING_PAUSE_MS);
  };
  // Whoever leaves during the pause comes back to what was typed.
  const writeNow = () => {
    if (timer) write();
  };
  const onPress = ({ target }: Event) => {
    writeNow();
    if (target instanceof Element && target.closest(UNFILTERED_LINK)) store.dispatch(everythingCleared());
  };

  const stopReading = router.subscribe(({ location, historyAction }) => {
    if (location === shown) return;
    const isSheetClosed = isDialogState(shown.state) && historyAction === NavigationType.Pop;
    shown = location;
    if (!isList(location) || isDialogState(location.state) || isSavedQuery(location.search)) return;
    // What was chosen in a sheet is not in the address below it yet.
    if (!isSheetClosed && historyAction !== NavigationType.Replace)
      show(
        store,
        readFiltersQuery(location.search) ?? (historyAction === NavigationType.Pop ? noFilters : undefined),
      );
    schedule();
  });
  const stopWriting = store.dispatch(
    addAppListener({
      predicate: (_action, now, before) => selectFilters(now) !== selectFilters(before),
      effect: schedule,
    }),
  );
  const presses = ['click', 'auxclick'];
  for (const type of presses) window.addEventListener(type, onPress, true);
  window.addEventListener('pagehide', writeNow);
  // The filters that the device has kept.
  if (!isSavedQuery(shown.search)) schedule();
  return () => {
    clearTimeout(timer);
    stopReading();
    stopWriting();
    for (const type of presses) window.removeEventListener(type, onPress, true);
    window.removeEventListener('pagehide', writeNow);
  };
}

const isList = ({ pathname }: Pick<Location, 'pathname'>): boolean =>
  [paths.jobs, paths.jobsInternational].some((path) => matchPath(path, pathname));

function show(store: AppStore, filters: Filters | undefined): void {
  if (filters && !isSame(filters, selectFilters(store.getState()))) store.dispatch(filtersRestored(filters));
}
