import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { useState } from 'react';
import { jobsCopy } from '@/content/jobs';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/button/Button';
import { Icon } from '@/ui/Icon';
import { PlainButton } from '@/ui/button/PlainButton';
import { nameOf } from '@/vacancies/filterGroups';
import { everythingCleared, filterCleared, filterTicked, selectFilters } from './filtersSlice';
import { focusResults } from './focusResults';
import { selectTickedBoxes } from './selectFoundJobs';

/** The filters in use, each as a button that drops it, and a button that drops all. */
export function FilterTags() {
  const dispatch = useAppDispatch();
  const filters = useAppSelector(selectFilters);
  const boxes = useAppSelector(selectTickedBoxes);
  const tags = [
    ...(['search', 'location', 'sortBy'] as const).map((key) => ({
      key,
      name: filters[key].trim(),
      drop: filterCleared(key),
    })),
    ...boxes.map(({ group, option }) => ({
      key: group + option,
      name: nameOf(group, option),
      drop: filterTicked({ group, option, isTicked: false }),
    })),
  ].filter(({ name }) => name !== '');
  // What stands here when the list opens may be from whoever used this device before.
  const [kept] = useState(filters);
  const isSignedIn = useAppSelector(({ session }) => session.isAuthenticated);
  if (tags.length === 0) return null;
  const press = (action: Parameters<typeof dispatch>[0]) => () => {
    dispatch(action);
    // The button is about to vanish, which would lose the focus.
    focusResults();
  };
  return (
    <Tags>
      {tags.map(({ key, name, drop }) => (
        <PlainButton key={key} data-tag aria-label={jobsCopy.removeFilter(name)} onClick={press(drop)}>
          <Icon icon={X} size={16} />
          <span>{name}</span>
        </PlainButton>
      ))}
      <Button variant="text" size="small" onClick={press(everythingCleared())}>
        {jobsCopy.showAll}
      </Button>
      {isSignedIn && filters === kept && <span>{jobsCopy.onThisDevice}</span>}
    </Tags>
  );
}

const Tags = styled('div')(({ theme: { vars, typography } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: '0 0 4px',
  '& [data-tag]': {
    gap: 6,
    minHeight: 44,
    maxWidth: '100%',
    padding: '0 12px 0 6px',
    borderRadius: 3,
    color: vars.palette.text.primary,
    backgroundColor: vars.palette.action.selected,
    font: `650 .9375rem ${typography.fontFamily}`,
    '& > svg': { flex: 'none' },
    '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
}));
