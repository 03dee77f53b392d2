import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Icon } from '@/ui/Icon';
import { PlainButton } from '@/ui/button/PlainButton';
import { filterTicked, selectTicked } from './filtersSlice';

/** The ticked filters as buttons that remove them; on phones the boxes themselves are in the drawer. */
export function FilterTags() {
  const jobTypes = useAppSelector((state) => selectTicked(state, 'jobTypes'));
  const employmentTypes = useAppSelector((state) => selectTicked(state, 'employmentTypes'));
  const dispatch = useAppDispatch();
  const ticked = [
    ...jobTypes.map((option) => ({ group: 'jobTypes' as const, option })),
    ...employmentTypes.map((option) => ({ group: 'employmentTypes' as const, option })),
  ];
  if (ticked.length === 0) return null;
  return (
    <Tags>
      {ticked.map(({ group, option }) => (
        <PlainButton
          key={option}
          aria-label={`Remove filter ${option}`}
          onClick={() => {
            dispatch(filterTicked({ group, option, isTicked: false }));
            // The button is about to be removed, which would lose the focus.
            document.getElementById('results')?.focus({ preventScroll: true });
          }}
        >
          <Icon icon={X} size={16} />
          {option}
        </PlainButton>
      ))}
    </Tags>
  );
}

const Tags = styled('div')(({ theme: { vars, typography } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginTop: 12,
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
