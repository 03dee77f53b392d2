import type { ReactNode } from 'react';
import { jobsCopy } from '@/content/jobs';
import { FilterPanel } from '@/features/jobs/search/FilterPanel';
import { OnThisPage, type PagePart } from './OnThisPage';
import { BrowserLayout } from './browser.styles';
import { VacancyResults } from './VacancyResults';

type VacancyBrowserProps = {
  /** The sections below the list. */
  parts: readonly PagePart[];
  /** Under the count. */
  note?: ReactNode;
};

/** Filters and list, as both vacancy pages show them below the search. */
export const VacancyBrowser = ({ parts, note }: VacancyBrowserProps) => (
  <BrowserLayout>
    <aside data-live aria-label={jobsCopy.filters}>
      <FilterPanel />
      <OnThisPage parts={parts} />
    </aside>
    <VacancyResults note={note} />
  </BrowserLayout>
);
