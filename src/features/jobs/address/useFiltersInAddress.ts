import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { keepingPlace } from '@/features/jobs/list/useScrollRestoration';
import { isSavedQuery } from '@/features/jobs/saved/savedQuery';
import {
  filtersRestored,
  noFilters,
  selectFilters,
  type FiltersState,
} from '@/features/jobs/search/filtersSlice';
import { useIsCovered } from '@/lib/backCloses';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import type { AppStore } from '@/store/makeStore';
import { isSame, readFiltersQuery, writeFiltersQuery } from './filtersQuery';

/** Each change of the address renders the page, and Safari allows 100 changes in 30 s. */
const TYPING_PAUSE = 250;

// The stores whose list has had its filters in the address: from then on an address without filters means none.
const mirrored = new WeakSet<AppStore>();

/**
 * Writes the filters into the address of the list, and takes them from there on arrival: so a list can be shared, and Back
 * returns to the same one. Filters in the address win over those kept on the device.
 * @returns the visitor's own filters, while those of a link that was followed to the site stand in their place
 */
export function useFiltersInAddress(): FiltersState | undefined {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const navigation = useNavigationType();
  const filters = useAppSelector(selectFilters);
  const [arrival] = useState(() => ({
    own: selectFilters(store.getState()),
    linked: navigation === NavigationType.Pop && !mirrored.has(store) ? readFiltersQuery(search) : undefined,
  }));

  const read = useEffectEvent((query: string) => {
    if (navigation === NavigationType.Replace) return;
    const isReturn = navigation === NavigationType.Pop && mirrored.has(store);
    const linked = readFiltersQuery(query) ?? (isReturn ? noFilters : undefined);
    if (linked && !isSame(linked, selectFilters(store.getState()))) dispatch(filtersRestored(linked));
  });
  // Before the first paint, so that the filters kept on the device do not show first.
  useLayoutEffect(() => read(search), [search]);

  const listPath = useRef<string>(undefined);
  const write = useEffectEvent((wanted: FiltersState, current: string) => {
    // While the next page is fetched this one still stands, but the entry is the next page's.
    listPath.current ??= window.location.pathname;
    if (listPath.current !== window.location.pathname || isSavedQuery(current)) return;
    mirrored.add(store);
    const query = writeFiltersQuery(current, wanted);
    if (query !== current) keepingPlace(() => void navigate({ search: query }, { replace: true, state }));
  });
  const isCovered = useIsCovered();
  useEffect(() => {
    // The filter sheet has an entry of its own; the list's is written once the sheet is closed.
    if (isCovered) return undefined;
    const save = () => write(filters, search);
    const timer = setTimeout(save, TYPING_PAUSE);
    // Whoever leaves during the pause comes back to what was typed.
    const leaving = ['click', 'pagehide'];
    for (const event of leaving) window.addEventListener(event, save, true);
    return () => {
      clearTimeout(timer);
      for (const event of leaving) window.removeEventListener(event, save, true);
    };
  }, [filters, search, isCovered]);

  const { own, linked } = arrival;
  return linked && isSame(linked, filters) && !isSame(linked, own) ? own : undefined;
}
