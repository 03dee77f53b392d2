import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useMemo } from 'react';
import { emptyListCopy, jobsCopy } from '@/content/jobs';
import { provider } from '@/content/provider';
import { everythingCleared, filterCleared, selectFilters } from '@/features/jobs/search/filtersSlice';
import { focusResults } from '@/features/jobs/search/focusResults';
import { selectHasJobs, selectIndex, selectNow } from '@/features/jobs/search/selectFoundJobs';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Box } from '@/ui/Box';
import { Button } from '@/ui/button/Button';
import { StandaloneLink } from '@/ui/link/AppLink';
import { suggestFilters, suggestionText, wishesOf, type FilterSuggestion } from './filterSuggestions';

/** Shown when no vacancy passes the filters, or none has been fetched; what may fit stands above it. */
export function NoJobs({ hasMore }: { hasMore: boolean }) {
  const isFiltered = useAppSelector(selectHasJobs);
  return (
    <Box sx={{ py: 2 }}>
      {!hasMore && (
        <Typography variant="h3" component="p">
          {isFiltered ? jobsCopy.emptyHeading : jobsCopy.noneHeading}
        </Typography>
      )}
      {isFiltered && <FilterSuggestions hasMore={hasMore} />}
      <Typography sx={{ mt: 2 }}>{isFiltered ? jobsCopy.emptyText : jobsCopy.noneText}</Typography>
      <StandaloneLink to={provider.telephone.href}>{provider.telephone.text}</StandaloneLink>
      {!hasMore && <DarkStreet src="/images/street-dark.svg" alt="" width={560} height={327} />}
    </Box>
  );
}

/** Says which filters are in the way, with buttons that drop one of them or all. */
function FilterSuggestions({ hasMore }: { hasMore: boolean }) {
  const index = useAppSelector(selectIndex);
  const now = useAppSelector(selectNow);
  // The list is searched several times, so it waits for a pause in the typing.
  const filters = useDeferredValue(useAppSelector(selectFilters));
  const dispatch = useAppDispatch();
  const suggestions = useMemo(() => suggestFilters(index, filters, now), [index, filters, now]);
  const helpful = suggestions.filter(({ count }) => count > 0);
  const all = index.entries.length;
  const press = (action: Parameters<typeof dispatch>[0]) => () => {
    dispatch(action);
    focusResults();
  };
  return (
    <>
      <p>
        {[
          emptyListCopy.inTheWay(wishesOf(filters, suggestions)),
          helpful.length === 0 && emptyListCopy.noneHelps,
          // What may fit is better than advice.
          !hasMore && adviceOn(suggestions),
        ]
          .filter(Boolean)
          .join(' ')}
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
            onClick={press(filterCleared(suggestion.filter))}
          >
            {suggestion.count === all ? emptyListCopy.showAll(all) : suggestionText(suggestion)}
          </Button>
        ))}
        {!helpful.some(({ count }) => count === all) && (
          <Button variant="text" onClick={press(everythingCleared())}>
            {emptyListCopy.showAll(all)}
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

const DarkStreet = styled('img')({ display: 'block', height: 'auto', marginTop: 32, borderRadius: 4 });
