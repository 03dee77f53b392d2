import type { ReactNode } from 'react';
import { jobsCopy } from '@/content/jobs';
import { FilterPanel } from '@/features/jobs/search/FilterPanel';
import { apiHost } from '@/lib/config';
import { VACANCIES_XML } from '@/lib/paths';
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
    {/* Only our own server makes it. */}
    {!apiHost && <link rel="alternate" type="application/xml" href={VACANCIES_XML} />}
    <OnThisPage parts={parts} />
    <aside data-needs-script aria-label={jobsCopy.filters}>
      <FilterPanel />
    </aside>
    <VacancyResults note={note} isFromAbroad={isFromAbroad} />
  </BrowserLayout>
);
