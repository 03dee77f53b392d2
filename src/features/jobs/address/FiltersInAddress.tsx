import { jobsCopy } from '@/content/jobs';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigation, useNavigationType } from 'react-router-dom';
import { isSavedQuery } from '@/features/jobs/saved/savedSlice';
import { groupNames, nameOf } from '@/features/jobs/search/filterGroups';
import {
  filtersKept,
  filtersLinked,
  filtersRestored,
  noFilters,
  selectFilters,
  type Filters,
} from '@/features/jobs/search/filtersSlice';
import { isDialogState } from '@/lib/backCloses';
import { TYPING_PAUSE_MS } from '@/lib/time/durations';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import type { AppStore } from '@/store/makeStore';
import { Button } from '@/ui/button/Button';
import { focusResults } from '@/features/jobs/search/focusResults';
import { isSame, readFiltersQuery, writeFiltersQuery } from '@/features/jobs/search/filtersQuery';

// The stores whose list has had its filters in the address: from then on an address without filters means none.
const mirrored = new WeakSet<AppStore>();
// The filters of the link that opened the site; Back may return to them.
const links = new WeakMap<AppStore, Filters>();

/**
 * Writes the filters into the address of the list and reads them from there on arrival, so that a list can be shared and Back returns
 * to the same one. Filters in the address win over those on the device, which stay there until the visitor changes a filter. Tells the
 * visitor when a link has set the filters, or when they were on before.
 */
export function FiltersInAddress() {
  useReading();
  useWriting();
  const dispatch = useAppDispatch();
  const { own, areKept, ...filters } = useAppSelector(selectFilters);
  return (
    <div role="status">
      {own && <p>{jobsCopy.shared}</p>}
      {areKept && <p>{jobsCopy.kept(namesOf(filters))}</p>}
      {own && !isSame(own, noFilters) && (
        <Button
          variant="text"
          size="small"
          onClick={() => {
            dispatch(filtersRestored(own));
            focusResults();
          }}
        >
          {jobsCopy.ownFilters}
        </Button>
      )}
    </div>
  );
}

const namesOf = (filters: Filters): string[] =>
  [
    filters.search.trim(),
    filters.location.trim(),
    ...groupNames.flatMap((group) => filters[group].map((option) => nameOf(group, option))),
    filters.sortBy,
  ].filter((name) => name !== '');

function useReading(): void {
  const store = useAppStore();
  const { search, state } = useLocation();
  const navigation = useNavigationType();
  const isCovered = isDialogState(state);
  const wasCovered = useRef<boolean>(undefined);
  const read = useEffectEvent((query: string) => {
    // The address of the saved vacancies names no filters, which does not mean that there are none.
    if (navigation === NavigationType.Replace || isSavedQuery(query)) return;
    const current = selectFilters(store.getState());
    const inAddress = readFiltersQuery(query);
    const isPop = navigation === NavigationType.Pop;
    const isReturn = isPop && mirrored.has(store);
    if (isPop && inAddress && !isReturn && !isFromThisSite()) links.set(store, inAddress);
    const link = links.get(store);
    // An address without filters means none on Back; otherwise the visitor's own take over from those of a link.
    const wanted = inAddress ?? (isReturn ? noFilters : (current.own ?? current));
    if (!isSame(wanted, current))
      store.dispatch(isPop && link && isSame(wanted, link) ? filtersLinked(wanted) : filtersRestored(wanted));
    if (!inAddress && !isSame(wanted, noFilters)) store.dispatch(filtersKept());
  });
  const follow = useEffectEvent((query: string, isCoveredNow: boolean) => {
    const isFirst = wasCovered.current === undefined;
    const isUncovered = wasCovered.current && navigation === NavigationType.Pop;
    wasCovered.current = isCoveredNow;
    // A sheet that closes leaves the filters that were chosen in it, even where its entry has another address: one that opens in the
    // pause in which the filters are written may have the address of before.
    if (isFirst || (!isCoveredNow && !isUncovered)) read(query);
  });
  // Before the first paint, so that the filters kept on the device do not show first.
  useLayoutEffect(() => follow(search, isCovered), [search, isCovered]);
}

/** True for a search of ours that was opened in another tab, or before the page was hydrated. */
const isFromThisSite = () =>
  document.referrer !== '' && new URL(document.referrer).origin === window.location.origin;

function useWriting(): void {
  const store = useAppStore();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const filters = useAppSelector(selectFilters);

  const isLeaving = useNavigation().state !== 'idle';
  const write = useEffectEvent((wanted: Filters, current: string) => {
    if (isSavedQuery(current)) return;
    mirrored.add(store);
    const query = writeFiltersQuery(current, wanted);
    if (query !== current)
      void navigate({ search: query }, { replace: true, preventScrollReset: true, state });
  });
  const isCovered = isDialogState(state);
  useEffect(() => {
    // The filter sheet has an entry of its own; the list's is written once the sheet is closed. While the next
    // page is being fetched, another navigation would cancel the one to it.
    if (isCovered || isLeaving) return undefined;
    const save = () => write(filters, search);
    const timer = setTimeout(save, TYPING_PAUSE_MS);
    // Whoever leaves during the pause comes back to what was typed.
    const leaving = ['click', 'pagehide'];
    for (const event of leaving) window.addEventListener(event, save, true);
    return () => {
      clearTimeout(timer);
      for (const event of leaving) window.removeEventListener(event, save, true);
    };
  }, [filters, search, isCovered, isLeaving]);
}
