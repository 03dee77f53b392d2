import type { RefObject } from 'react';
import { jobsCopy } from '@/content/jobs';
import { FilterButton } from '@/features/jobs/search/FilterButton';
import { FilterTags } from '@/features/jobs/search/FilterTags';
import { JobList } from './JobList';
import { JobsLoading } from './JobsLoading';
import { NoJobs } from './NoJobs';
import { SortSelect } from '@/features/jobs/search/SortSelect';
import { useFoundJobs, type Vacancies } from './useVacancies';
import { WithoutScript } from './WithoutScript';

type VacancyResultsProps = Vacancies & { heading: RefObject<HTMLHeadingElement | null> };

/** What the filters leave: how many, and the list. On phones the way to the filters stands above. */
export function VacancyResults({ index, isLoading, isEmpty, heading }: VacancyResultsProps) {
  const jobs = useFoundJobs(index);
  return (
    <section aria-labelledby="results">
      <div className="phone bar">
        <FilterButton index={index} />
      </div>
      <div className="phone">
        <FilterTags />
      </div>
      <div className="head" data-live>
        <h2 ref={heading} id="results" tabIndex={-1} aria-live="polite">
          {isLoading ? jobsCopy.loading : jobsCopy.showing(jobs.length)}
        </h2>
        <SortSelect hasDates={index.hasDates} />
      </div>
      {isLoading && <Waiting />}
      {!isLoading && (jobs.length > 0 ? <JobList jobs={jobs} /> : <NoJobs isFiltered={!isEmpty} />)}
    </section>
  );
}

const Waiting = () => (
  <>
    <WithoutScript text={jobsCopy.withoutScript} />
    <JobsLoading />
  </>
);
