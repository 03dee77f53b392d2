import { styled } from '@mui/material/styles';
import { onThisPage } from '@/content/parts';
import { AppLink } from '@/ui/link/AppLink';
import { printHidden } from '@/ui/print';

export type PagePart = { id: string; label: string };

/** Links to the sections below the list, which may be a long way down; they stand in one line above it. */
export const OnThisPage = ({ parts }: { parts: readonly PagePart[] }) => (
  <Nav aria-label={onThisPage.heading}>
    <p>{onThisPage.heading}</p>
    {parts.map(({ id, label }) => (
      <AppLink key={id} to={`#${id}`}>
        {label}
      </AppLink>
    ))}
  </Nav>
);

const Nav = styled('nav')(({ theme: { breakpoints, typography, vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 10,
  alignItems: 'center',
  fontSize: '.9375rem',
  '& p': { display: 'none' },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
  [breakpoints.up('sm')]: {
    gridColumn: '1/-1',
    columnGap: 24,
    borderBottom: `1px solid ${vars.palette.divider}`,
    fontSize: 'inherit',
    '& p': { ...typography.h4, display: 'block', margin: 0 },
    '@media (pointer: fine)': { '& a': { minHeight: 32 } },
  },
  ...printHidden,
}));
