import { styled } from '@mui/material/styles';
import { useDeferredValue, useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useGetJobsQuery } from '@/api/jobsApi';
import { jobsCopy } from '@/content/jobs';
import { FiltersInAddress } from '@/features/jobs/address/FiltersInAddress';
import { CardWindow } from '@/features/jobs/cards/JobCard';
import { JobList } from '@/features/jobs/cards/JobList';
import { NoJobs } from '@/features/jobs/empty/NoJobs';
import { useRetry } from '@/features/jobs/loading/useRetry';
import { isSavedQuery } from '@/features/jobs/saved/savedQuery';
import { SavedLink } from '@/features/jobs/saved/SavedLink';
import { listShown } from '@/features/jobs/saved/seenSlice';
import { FilterButton } from '@/features/jobs/search/FilterButton';
import { FilterTags } from '@/features/jobs/search/FilterTags';
import { RESULTS_ID } from '@/features/jobs/search/focusResults';
import { NearestPlaces } from '@/features/jobs/search/NearestPlaces';
import { selectFoundJobs } from '@/features/jobs/search/selectFoundJobs';
import { SortSelect } from '@/features/jobs/search/SortSelect';
import { onDemand, useOnDemand } from '@/lib/onDemand';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { notify } from '@/ui/toast/notify';
import { WithoutScript } from '@/ui/WithoutScript';
import { useKeepPlace } from './useKeepPlace';

const savedVacancies = onDemand(() => import(/* webpackChunkName: "saved" */ './SavedVacancies'));

/** How many vacancies the filters leave, and the list. On phones the button to the filters stands above it. */
export function VacancyResults({ note }: { note: ReactNode }) {
  const isLoading = useFetchedVacancies();
  useKeepPlace(isLoading);
  const found = useAppSelector(selectFoundJobs);
  const { length } = found.jobs;
  const isSavedWanted = isSavedQuery(useLocation().search);
  const saved = useOnDemand(savedVacancies, isSavedWanted, () => notify.failure(jobsCopy.savedFailed));
  if (isSavedWanted && saved) return <saved.SavedVacancies />;
  return (
    <section aria-labelledby={RESULTS_ID}>
      <div className="phone bar">
        <FilterButton />
      </div>
      <div className="head" data-live>
        <h2 id={RESULTS_ID} tabIndex={-1} aria-live="polite">
          {isLoading ? jobsCopy.loading : jobsCopy.showing(length)}
        </h2>
        <SortSelect />
      </div>
      {note}
      <FiltersInAddress />
      <SavedLink />
      <FilterTags />
      <NearestPlaces />
      {isLoading && <Waiting />}
      {!isLoading && (length > 0 ? <JobList {...found} /> : <NoJobs />)}
    </section>
  );
}

/**
 * Fetches the vacancies, and again after a failure, which leaves the list empty (docs/behaviour.md, section 4).
 * @returns whether there is nothing to show yet. The first list comes with a deferred render: in one go it would block a slow phone.
 */
function useFetchedVacancies(): boolean {
  const query = useGetJobsQuery(undefined, { refetchOnReconnect: true });
  useRetry(query);
  const dispatch = useAppDispatch();
  const jobs = query.data?.jobs;
  useEffect(() => {
    if (jobs && jobs.length > 0) dispatch(listShown({ ids: jobs.map(({ id }) => id), now: Date.now() }));
  }, [jobs, dispatch]);
  // A retry is not said over what stands there.
  return useDeferredValue(query.isLoading && !query.error);
}

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Six placeholder rows while the list is loading. */
const Waiting = () => (
  <>
    <WithoutScript {...jobsCopy.withoutScript} />
    <Rows data-live aria-hidden>
      {ROWS.map((row) => (
        <div key={row}>
          <CardWindow />
          <span className="words" />
        </div>
      ))}
    </Rows>
  </>
);

const Rows = styled('div')(({ theme: { vars } }) => ({
  '& > div': {
    display: 'flex',
    alignItems: 'center',
    gap: 16,
    padding: 16,
    borderTop: `1px solid ${vars.palette.divider}`,
  },
  '& .words': { flex: 1, height: 40, backgroundColor: vars.palette.mist[200] },
}));
