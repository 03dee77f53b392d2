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

/** Ready-made searches of the list as buttons. */
export const SearchButtons = ({ searches, path = '', hash = '' }: SearchButtonsProps) => (
  <PlainList sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 2 }}>
    {searches.map((search) => (
      <li key={search}>
        <Button
          variant="outlined"
          size="small"
          {...linkProps(path + writeFiltersQuery('', { search }) + hash)}
        >
          {search}
        </Button>
      </li>
    ))}
  </PlainList>
);
