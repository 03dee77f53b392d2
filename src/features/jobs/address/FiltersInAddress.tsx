import { jobsCopy } from '@/content/jobs';
import { filtersRestored, noFilters } from '@/features/jobs/search/filtersSlice';
import { focusResults } from '@/features/jobs/search/focusResults';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/button/Button';
import { isSame } from '@/features/jobs/search/filtersQuery';
import { useFiltersInAddress } from './useFiltersInAddress';

/** Keeps filters and address in step, and says so when a link has set the filters. */
export function FiltersInAddress() {
  const dispatch = useAppDispatch();
  const replaced = useFiltersInAddress();
  return (
    <div role="status">
      {replaced && (
        <p>
          {jobsCopy.shared}{' '}
          <Button
            variant="text"
            size="small"
            onClick={() => {
              dispatch(filtersRestored(replaced));
              focusResults();
            }}
          >
            {isSame(replaced, noFilters) ? jobsCopy.showAll : jobsCopy.ownFilters}
          </Button>
        </p>
      )}
    </div>
  );
}
