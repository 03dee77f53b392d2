import type { ReactNode } from 'react';
import { jobsCopy } from '@/content/jobs';
import { FilterPanel } from '@/features/jobs/search/FilterPanel';
import { writeFiltersQuery } from '@/features/jobs/search/filtersQuery';
import { selectFilters } from '@/features/jobs/search/filtersSlice';
import { apiHost } from '@/lib/config';
import { feeds } from '@/lib/paths';
import { useAppSelector } from '@/store/hooks';
import { OnThisPage, type PagePart } from './OnThisPage';
import { BrowserLayout } from './browser.styles';
import { VacancyResults } from './VacancyResults';

type VacancyBrowserProps = {
  /** The sections below the list. */
  parts: readonly PagePart[];
  /** Under the count. */
  note?: ReactNode;
  /** Whether vacancies with sponsorship come first. */
  isFromAbroad?: boolean;
};

/** Filters and list, as both vacancy pages show them below the search. */
export const VacancyBrowser = ({ parts, note, isFromAbroad }: VacancyBrowserProps) => (
  <BrowserLayout>
    <FeedLinks />
    <OnThisPage parts={parts} />
    <aside data-needs-script aria-label={jobsCopy.filters}>
      <FilterPanel />
    </aside>
    <VacancyResults note={note} isFromAbroad={isFromAbroad} />
  </BrowserLayout>
);

/** Links in the head: the search for feed readers, and all vacancies for other sites. Only our own server makes them. */
function FeedLinks() {
  const query = writeFiltersQuery('', useAppSelector(selectFilters));
  if (apiHost) return null;
  return (
    <>
      <link rel="alternate" type="application/atom+xml" title={jobsCopy.feed} href={feeds.search + query} />
      <link rel="alternate" type="application/xml" href={feeds.jobs} />
    </>
  );
}
