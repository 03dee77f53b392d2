import { writeFiltersQuery } from '@/features/jobs/address/filtersQuery';
import { Button } from '@/ui/button/Button';
import { linkProps } from '@/ui/link/AppLink';
import { PlainList } from '@/ui/PlainList';

type SearchButtonsProps = {
  searches: readonly string[];
  /** The list's. Without it the browser itself opens a search; the router would go to the top of the page. */
  path?: string;
  place?: string;
};

/** Searches of the list to choose from, in rows that they fill. */
export const SearchButtons = ({ searches, path = '', place = '' }: SearchButtonsProps) => (
  <PlainList
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      gap: 2,
      my: 2,
      '& > *': { flex: 1 },
      a: { width: '100%', whiteSpace: 'nowrap' },
    }}
  >
    {searches.map((search) => (
      <li key={search}>
        <Button variant="outlined" {...linkProps(path + writeFiltersQuery('', { search }) + place)}>
          {search}
        </Button>
      </li>
    ))}
  </PlainList>
);
