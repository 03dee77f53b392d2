import { Button } from '@/ui/button/Button';
import { linkProps } from '@/ui/link/AppLink';
import { PlainList } from '@/ui/PlainList';
import { writeFiltersQuery } from './filtersQuery';

type SearchButtonsProps = {
  searches: readonly string[];
  /** Of the page with the list. Omit it on that page: the links then reload the page, where the router would scroll to the top. */
  path?: string;
  /** Where on the page the list begins. */
  hash?: string;
};

/** Ready-made searches of the list as buttons, in full rows. */
export const SearchButtons = ({ searches, path = '', hash = '' }: SearchButtonsProps) => (
  <PlainList
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      gap: { xs: 1, sm: 2 },
      my: 2,
      '& > *': { flex: 'auto' },
      a: { width: '100%', px: { xs: 1.5, sm: 3 }, whiteSpace: 'nowrap' },
    }}
  >
    {searches.map((search) => (
      <li key={search}>
        <Button variant="outlined" {...linkProps(path + writeFiltersQuery('', { search }) + hash)}>
          {search}
        </Button>
      </li>
    ))}
  </PlainList>
);
