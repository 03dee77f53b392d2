import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { jobsCopy } from '@/content/jobs';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Icon } from '@/ui/Icon';
import { PlainButton } from '@/ui/button/PlainButton';
import { nameOf } from './filterGroups';
import { filterTicked } from './filtersSlice';
import { focusResults } from './focusResults';
import { selectTickedBoxes } from './selectFoundJobs';

/** The ticked filters as buttons that remove them. */
export function FilterTags() {
  const dispatch = useAppDispatch();
  const ticked = useAppSelector(selectTickedBoxes);
  if (ticked.length === 0) return null;
  return (
    <Tags>
      {ticked.map(({ group, option }) => (
        <PlainButton
          key={group + option}
          aria-label={jobsCopy.removeFilter(nameOf(group, option))}
          onClick={() => {
            dispatch(filterTicked({ group, option, isTicked: false }));
            // The button is about to be removed, which would lose the focus.
            focusResults();
          }}
        >
          <Icon icon={X} size={16} />
          {nameOf(group, option)}
        </PlainButton>
      ))}
    </Tags>
  );
}

const Tags = styled('div')(({ theme: { vars, typography } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: '0 0 16px',
  '& button': {
    gap: 6,
    height: 44,
    padding: '0 12px 0 6px',
    borderRadius: 3,
    color: vars.palette.text.primary,
    backgroundColor: vars.palette.action.selected,
    font: `650 .9375rem ${typography.fontFamily}`,
  },
}));
