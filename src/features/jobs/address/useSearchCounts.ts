import { useMemo } from 'react';
import { noFilters, type Filters } from '@/vacancies/filters';
import { findJobs } from '@/vacancies/findJobs';
import { selectIndex } from '@/features/jobs/search/selectFoundJobs';
import { useAppSelector } from '@/store/hooks';

/** How many vacancies each of the ready-made searches finds; undefined while no list is known. */
export function useSearchCounts(
  searches: readonly string[],
  boxes?: Partial<Filters>,
): ReadonlyMap<string, number> | undefined {
  const index = useAppSelector(selectIndex);
  return useMemo(() => {
    if (index.entries.length === 0) return undefined;
    const count = (search: string) => findJobs(index, { ...noFilters, ...boxes, search }, 0).jobs.length;
    return new Map(searches.map((search) => [search, count(search)]));
  }, [index, searches, boxes]);
}
