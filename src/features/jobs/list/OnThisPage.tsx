import { styled } from '@mui/material/styles';
import { onThisPage } from '@/content/parts';
import { AppLink } from '@/ui/link/AppLink';

export type PagePart = { id: string; label: string };

/** Links to the sections below the list, which may be a long way down; on phones in one line, beside the list under a heading. */
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
    fontSize: 'inherit',
    '& p': { ...typography.h4, display: 'block', flexBasis: '100%', margin: 0 },
    columnGap: 20,
    marginTop: 8,
    paddingTop: 8,
    borderTop: `6px solid ${vars.palette.light[500]}`,
    '@media (pointer: fine)': { '& a': { minHeight: 32 } },
  },
}));
