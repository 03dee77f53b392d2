import type { RefObject } from 'react';
import { jobsCopy } from '@/content/jobs';
import { FilterButton } from '@/features/jobs/search/FilterButton';
import { FilterTags } from '@/features/jobs/search/FilterTags';
import { JobList } from './JobList';
import { JobsLoading } from './JobsLoading';
import { NoJobs } from './NoJobs';
import { SortSelect } from '@/features/jobs/search/SortSelect';
import { useVacancies } from './useVacancies';
import { WithoutScript } from './WithoutScript';

/** How many vacancies the filters leave, and the list. On phones the button to the filters stands above it. */
export function VacancyResults({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  const { jobs, isLoading } = useVacancies();
  return (
    <section aria-labelledby="results">
      <div className="phone bar">
        <FilterButton />
      </div>
      <div className="phone">
        <FilterTags />
      </div>
      <div className="head" data-live>
        <h2 ref={heading} id="results" tabIndex={-1} aria-live="polite">
          {isLoading ? jobsCopy.loading : jobsCopy.showing(jobs.length)}
        </h2>
        <SortSelect />
      </div>
      {isLoading && <Waiting />}
      {!isLoading && (jobs.length > 0 ? <JobList jobs={jobs} /> : <NoJobs />)}
    </section>
  );
}

const Waiting = () => (
  <>
    <WithoutScript text={jobsCopy.withoutScript} />
    <JobsLoading />
  </>
);
