import type { ReactNode } from 'react';
import { jobsCopy } from '@/content/jobs';
import { FilterPanel } from '@/features/jobs/search/FilterPanel';
import { goToResults } from '@/features/jobs/search/focusResults';
import { VacancySearch } from '@/features/jobs/search/VacancySearch';
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
};

/** Search, filters and list, as both vacancy pages show them. */
export function VacancyBrowser({ parts, note, ...search }: VacancyBrowserProps) {
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
