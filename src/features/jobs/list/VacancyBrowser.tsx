import { useCallback, useRef } from 'react';
import { jobsCopy } from '@/content/jobs';
import { BrowserLayout } from './browser.styles';
import { FilterPanel } from '@/features/jobs/search/FilterPanel';
import { useVacancies } from './useVacancies';
import { VacancyResults } from './VacancyResults';
import { VacancySearch } from '@/features/jobs/search/VacancySearch';

type VacancyBrowserProps = { heading: string; headingLevel: 'h1' | 'h2' };

/** Search, filters and list, as both vacancy pages show them. */
export function VacancyBrowser({ heading, headingLevel }: VacancyBrowserProps) {
  const vacancies = useVacancies();
  const results = useRef<HTMLHeadingElement>(null);
  const showResults = useCallback(() => results.current?.focus(), []);
  return (
    <>
      <VacancySearch
        {...{ heading, headingLevel }}
        hasPlaces={vacancies.index.hasPlaces || vacancies.isLoading}
        onSearch={showResults}
      />
      <BrowserLayout>
        <aside aria-label={jobsCopy.filters}>
          <FilterPanel />
        </aside>
        <VacancyResults {...vacancies} heading={results} />
      </BrowserLayout>
    </>
  );
}
