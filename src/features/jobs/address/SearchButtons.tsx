import { useLocation } from 'react-router-dom';
import { selectSearch } from '@/features/jobs/search/filtersSlice';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/button/Button';
import { linkProps } from '@/ui/link/AppLink';
import { PlainList } from '@/ui/PlainList';
import { writeFiltersQuery } from '@/features/jobs/search/filtersQuery';

type SearchButtonsProps = {
  searches: readonly string[];
  /** Of the page with the list. */
  path: string;
  /** Where on the page the list begins. */
  hash?: string;
};

/** Ready-made searches of the list as buttons; on the page with the list, the one in use is lit. */
export function SearchButtons({ searches, path, hash = '' }: SearchButtonsProps) {
  const current = useAppSelector(selectSearch);
  const isHere = useLocation().pathname === path;
  return (
    <PlainList sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 2 }}>
      {searches.map((search) => {
        const isCurrent = isHere && search === current;
        return (
          <li key={search}>
            <Button
              variant={isCurrent ? 'contained' : 'outlined'}
              color={isCurrent ? 'secondary' : 'primary'}
              size="small"
              aria-current={isCurrent || undefined}
              {...linkProps(path + writeFiltersQuery('', { search }) + hash)}
            >
              {search}
            </Button>
          </li>
        );
      })}
    </PlainList>
  );
}
