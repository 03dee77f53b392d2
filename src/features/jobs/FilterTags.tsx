import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { X } from 'lucide-react';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Icon } from '@/ui/Icon';
import { filterTicked, selectFilters, type FilterGroup } from './filtersSlice';

const groups: readonly FilterGroup[] = ['jobTypes', 'employmentTypes'];

/** What is ticked, as tags that take it away again: on phones the boxes themselves are out of sight. */
export function FilterTags() {
  const filters = useAppSelector(selectFilters);
  const dispatch = useAppDispatch();
  const ticked = groups.flatMap((group) => filters[group].map((option) => ({ group, option })));
  if (ticked.length === 0) return null;
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mt: 1.5 }}>
      {ticked.map(({ group, option }) => (
        <Chip
          key={option}
          component="button"
          clickable
          label={option}
          icon={<Icon icon={X} size={16} />}
          aria-label={`Remove filter ${option}`}
          onClick={() => dispatch(filterTicked({ group, option, isTicked: false }))}
          sx={{ height: 44 }}
        />
      ))}
    </Stack>
  );
}
