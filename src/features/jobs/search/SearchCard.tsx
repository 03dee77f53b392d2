import { styled } from '@mui/material/styles';
import type { FormEvent, ReactNode } from 'react';
import { jobsCopy } from '@/content/jobs';
import { Button } from '@/ui/button/Button';
import { printHidden } from '@/ui/print';

type SearchCardProps = {
  onSearch: () => void;
  children: ReactNode;
};

/**
 * Holds the two search boxes of the vacancy pages. The list filters as you type; Search only leads to it. On phones they stand
 * side by side, to leave the first view to the vacancies. The button is also what Enter presses, and a press before the page is
 * hydrated is not lost.
 */
export function SearchCard({ onSearch, children }: SearchCardProps) {
  const search = (event: FormEvent) => {
    event.preventDefault();
    onSearch();
  };
  return (
    <Card role="search" onSubmit={search} noValidate>
      {children}
      <Button type="submit">{jobsCopy.search}</Button>
    </Card>
  );
}

const Card = styled('form')(({ theme }) => ({
  display: 'grid',
  // One column or two, never three: 40 percent twice leave no room for another. A label and a placeholder need 8.5rem.
  gridTemplateColumns: 'repeat(auto-fit,minmax(max(8.5rem,40%),1fr))',
  gap: '12px 8px',
  alignItems: 'start',
  maxWidth: 1000,
  padding: 12,
  borderBottom: `8px solid ${theme.vars.palette.light[500]}`,
  borderRadius: theme.shape.borderRadius,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  '--focus-line': theme.vars.palette.night[900],
  '--focus-gap': theme.vars.palette.light[500],
  '& > button': { gridColumn: '1/-1' },
  [theme.breakpoints.down('sm')]: {
    '& svg': { display: 'none' },
    '&& [data-frame] > input': { paddingInline: 6 },
    '& input::placeholder': { fontSize: '.9375rem' },
  },
  [theme.breakpoints.up('tablet')]: {
    gap: 20,
    padding: 28,
    gridTemplateColumns: '1fr 1fr',
    gridAutoFlow: 'column',
    '& > button': { gridColumn: 3, minHeight: 56, marginTop: 28 },
  },
  ...printHidden,
}));
