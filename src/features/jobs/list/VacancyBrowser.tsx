import { useRef } from 'react';
import { jobsCopy } from '@/content/jobs';
import { FilterPanel } from '@/features/jobs/search/FilterPanel';
import { VacancySearch } from '@/features/jobs/search/VacancySearch';
import { BrowserLayout } from './browser.styles';
import { VacancyResults } from './VacancyResults';

type VacancyBrowserProps = { heading: string; headingLevel: 'h1' | 'h2' };

/** Search, filters and list, as both vacancy pages show them. */
export function VacancyBrowser({ heading, headingLevel }: VacancyBrowserProps) {
  const results = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <VacancySearch {...{ heading, headingLevel }} onSearch={() => results.current?.focus()} />
      <BrowserLayout>
        <aside aria-label={jobsCopy.filters}>
          <FilterPanel />
        </aside>
        <VacancyResults heading={results} />
      </BrowserLayout>
    </>
  );
}
