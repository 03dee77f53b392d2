import { styled } from '@mui/material/styles';
import { Search } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { jobsCopy } from '@/content/jobs';
import { Button } from '@/ui/button/Button';
import { Icon } from '@/ui/Icon';
import { hidden } from '@/ui/VisuallyHidden';

type SearchCardProps = {
  onSearch: () => void;
  children: ReactNode;
};

/**
 * Holds the two search boxes in one row. The list filters as you type; Search only leads to it. The button is also what Enter presses, and
 * a press before the page is hydrated is not lost.
 */
export function SearchCard({ onSearch, children }: SearchCardProps) {
  const search = (event: FormEvent) => {
    event.preventDefault();
    onSearch();
  };
  return (
    <Card role="search" onSubmit={search} noValidate>
      {children}
      <Button type="submit">
        <Icon icon={Search} size={20} />
        <span>{jobsCopy.search}</span>
      </Button>
    </Card>
  );
}

const Card = styled('form')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  // Two boxes, or with large text one, and the button below. A label and a placeholder need 8rem.
  gridTemplateColumns: 'repeat(auto-fit,minmax(max(8rem,40%),1fr))',
  gap: '8px 3px',
  alignItems: 'start',
  padding: '8px 5px',
  borderBottom: `8px solid ${theme.vars.palette.light[500]}`,
  borderRadius: theme.shape.borderRadius,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  '--focus-line': theme.vars.palette.night[900],
  '--focus-gap': theme.vars.palette.light[500],
  '& > button': { gridColumn: '1/-1', minHeight: 48 },
  [theme.breakpoints.down('tablet')]: {
    // The suggestions of each box are as wide as the card.
    '&& > div': { position: 'static' },
    '&& label[for]:first-of-type': { fontSize: '.875rem' },
    '&& [data-frame]': { minHeight: 48 },
    '&& [data-frame] > svg': { display: 'none' },
    '&& [data-frame] > input': { minHeight: 42, padding: '8px 5px' },
    '& input::placeholder': { fontSize: '.875rem' },
    // In rem, which follows the size of the text.
    '@container (min-width: 22.5rem)': {
      gridTemplateColumns: '1fr 1fr 44px',
      '& > button': { gridColumn: 3, marginTop: 'calc(1.18rem + 6px)', padding: 0, '& > span': hidden },
    },
  },
  [theme.breakpoints.up('tablet')]: {
    gridTemplateColumns: '1fr 1fr auto',
    gap: 16,
    padding: '8px 20px',
    '& > button': { gridColumn: 3, minHeight: 56, marginTop: 28, '& > svg': { display: 'none' } },
  },
}));
