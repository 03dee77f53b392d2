import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useOnDemand } from '@/lib/useOnDemand';
import { notify } from '@/ui/toast/notify';
import { WithoutScript } from '@/ui/WithoutScript';
import { jobsCopy } from '@/content/jobs';
import { FiltersInAddress } from '@/features/jobs/address/FiltersInAddress';
import { FilterButton } from '@/features/jobs/search/FilterButton';
import { FilterTags } from '@/features/jobs/search/FilterTags';
import { NoJobs } from '@/features/jobs/empty/NoJobs';
import { RESULTS_ID } from '@/features/jobs/search/focusResults';
import { isSavedQuery } from '@/features/jobs/saved/savedQuery';
import { SavedLink } from '@/features/jobs/saved/SavedLink';
import { JobList } from '@/features/jobs/cards/JobList';
import { JobsLoading } from './JobsLoading';
import { SortSelect } from '@/features/jobs/search/SortSelect';
import { useVacancies } from './useVacancies';

const loadSaved = () => import(/* webpackChunkName: "saved" */ './SavedVacancies');

/** How many vacancies the filters leave, and the list. On phones the button to the filters stands above it. */
export function VacancyResults({ note }: { note: ReactNode }) {
  const { found, isLoading } = useVacancies();
  const { length } = found.jobs;
  const isSavedWanted = isSavedQuery(useLocation().search);
  const saved = useOnDemand(loadSaved, isSavedWanted, () => notify.failure(jobsCopy.savedFailed));
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
      {isLoading && <Waiting />}
      {!isLoading && (length > 0 ? <JobList {...found} /> : <NoJobs />)}
    </section>
  );
}

const Waiting = () => (
  <>
    <WithoutScript {...jobsCopy.withoutScript} />
    <JobsLoading />
  </>
);
