import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { jobsCopy } from '@/content/jobs';
import { noFilters, type Filters, isSame, writeFiltersQuery } from '@/vacancies/filters';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/button/Button';
import { linkProps } from '@/ui/link/AppLink';
import { PlainList } from '@/ui/PlainList';
import { findJobs } from '@/vacancies/findJobs';
import { selectFilters } from './filtersSlice';
import { selectIndex } from './selectFoundJobs';

type SearchButtonsProps = {
  /** What each looks for in the titles; a blank text finds any title. */
  searches: readonly string[];
  /** The boxes that each ticks too. */
  boxes?: Partial<Filters> | undefined;
  /** Of the page with the list. */
  path: string;
  /** Where on the page the list begins. */
  hash?: string;
  /** How many vacancies each finds. */
  counts?: ReadonlyMap<string, number> | undefined;
};

/** Ready-made searches of the list as buttons; on the page with the list, the one in use is lit. */
export function SearchButtons({ searches, boxes, path, hash = '', counts }: SearchButtonsProps) {
  const current = useAppSelector(selectFilters);
  const isHere = useLocation().pathname === path;
  return (
    <PlainList sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 2 }}>
      {searches.map((search) => {
        const filters = { ...boxes, search };
        const isCurrent = isHere && isSame({ ...current, ...filters }, current);
        return (
          <li key={search}>
            <Button
              variant={isCurrent ? 'contained' : 'outlined'}
              color={isCurrent ? 'secondary' : 'primary'}
              size="small"
              aria-current={isCurrent || undefined}
              {...linkProps(path + writeFiltersQuery('', filters) + hash)}
            >
              {`${search || jobsCopy.anySearch}${counts?.has(search) ? ` (${counts.get(search)})` : ''}`}
            </Button>
          </li>
        );
      })}
    </PlainList>
  );
}

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
