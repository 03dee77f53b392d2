import { useEffect, type ReactNode } from 'react';
import { jobsCopy } from '@/content/jobs';
import { FilterPanel } from '@/features/jobs/search/FilterPanel';
import { goToResults } from '@/features/jobs/search/focusResults';
import { selectHasJobs } from '@/features/jobs/search/selectFoundJobs';
import { VacancySearch } from '@/features/jobs/search/VacancySearch';
import { fetchAhead } from '@/lib/useOnDemand';
import { whenIdle } from '@/lib/whenIdle';
import { useAppSelector } from '@/store/hooks';
import { OnThisPage, type PagePart } from './OnThisPage';
import { BrowserLayout } from './browser.styles';
import { VacancyResults } from './VacancyResults';

type VacancyBrowserProps = {
  heading: string;
  headingLevel: 'h1' | 'h2';
  /** Under the heading. */
  lead?: ReactNode;
  /** The sections below the list. */
  parts: readonly PagePart[];
  /** Under the count. */
  note?: ReactNode;
  /** Fetches the code of the page behind a card; called once the list is there and the browser is idle. */
  loadJobPage: () => Promise<unknown>;
};

/** Search, filters and list, as both vacancy pages show them. */
export function VacancyBrowser({ parts, note, loadJobPage, ...search }: VacancyBrowserProps) {
  const hasJobs = useAppSelector(selectHasJobs);

  useEffect(() => (hasJobs ? whenIdle(() => fetchAhead(loadJobPage)) : undefined), [hasJobs, loadJobPage]);

  return (
    <>
      <VacancySearch {...search} onSearch={goToResults} />
      <BrowserLayout>
        <aside data-live aria-label={jobsCopy.filters}>
          <FilterPanel />
          <OnThisPage parts={parts} />
        </aside>
        <VacancyResults note={note} />
      </BrowserLayout>
    </>
  );
}
