import { useDeferredValue, useMemo } from 'react';
import { emptyListCopy } from '@/content/jobs';
import { everythingCleared, filterCleared, selectFilters } from '@/features/jobs/search/filtersSlice';
import { focusResults } from '@/features/jobs/search/focusResults';
import { selectIndex, selectNow } from '@/features/jobs/search/selectFoundJobs';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Box } from '@/ui/Box';
import { Button } from '@/ui/button/Button';
import { suggestFilters, suggestionText, wishesOf, type FilterSuggestion } from './filterSuggestions';

// It searches the list several times, so it waits for a pause in the typing.

/** Says which filters are in the way, with buttons that drop one of them or all. */
export function FilterSuggestions({ hasMore }: { hasMore: boolean }) {
  const { index, filters, now } = useSearch();
  const dispatch = useAppDispatch();
  const suggestions = useMemo(() => suggestFilters(index, filters, now), [index, filters, now]);
  const helpful = suggestions.filter(({ count }) => count > 0);
  const showsAll = helpful.some(({ count }) => count === index.entries.length);
  return (
    <>
      <p>
        {[
          emptyListCopy.inTheWay(wishesOf(filters, suggestions)),
          ...(helpful.length === 0 ? [emptyListCopy.noneHelps] : []),
          // What may fit is better than advice.
          ...(hasMore ? [] : [adviceOn(suggestions)]),
        ].join(' ')}
      </p>
      <Box
        role="group"
        aria-label={emptyListCopy.suggestionsLabel}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        {helpful.map((suggestion) => (
          <Button
            key={suggestion.filter}
            variant="outlined"
            onClick={() => {
              dispatch(filterCleared(suggestion.filter));
              focusResults();
            }}
          >
            {suggestion.count === index.entries.length
              ? emptyListCopy.showAll(suggestion.count)
              : suggestionText(suggestion)}
          </Button>
        ))}
        {!showsAll && (
          <Button
            variant="text"
            onClick={() => {
              dispatch(everythingCleared());
              focusResults();
            }}
          >
            {emptyListCopy.showAll(index.entries.length)}
          </Button>
        )}
      </Box>
    </>
  );
}

/** What to try instead, by what is in the way. */
function adviceOn([first, second]: readonly FilterSuggestion[]): string {
  const { advice } = emptyListCopy;
  const only = second ? undefined : first?.filter;
  return only === 'search' || only === 'location' ? advice[only] : advice.other;
}

function useSearch() {
  const filters = useDeferredValue(useAppSelector(selectFilters));
  return { filters, index: useAppSelector(selectIndex), now: useAppSelector(selectNow) };
}
