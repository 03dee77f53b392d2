import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { jobsCopy } from '@/content/jobs';
import { onThisPage } from '@/content/parts';
import { FilterPanel } from '@/features/jobs/search/FilterPanel';
import { apiHost } from '@/lib/config';
import { VACANCIES_XML } from '@/lib/paths';
import { AppLink } from '@/ui/link/AppLink';
import { BrowserLayout } from './browser.styles';
import { VacancyResults } from './VacancyResults';

type PagePart = { id: string; label: string };

type VacancyBrowserProps = {
  /** The sections below the list. */
  parts: readonly PagePart[];
  /** Under the count. */
  note?: ReactNode;
  /** Whether vacancies with sponsorship come first. */
  isFromAbroad?: boolean;
};

/** Filters and list, as both vacancy pages show them below the search. */
export const VacancyBrowser = ({ parts, note, isFromAbroad }: VacancyBrowserProps) => (
  <BrowserLayout>
    {/* Only our own server makes it. */}
    {!apiHost && <link rel="alternate" type="application/xml" href={VACANCIES_XML} />}
    <OnThisPage parts={parts} />
    <aside data-needs-script aria-label={jobsCopy.filters}>
      <FilterPanel />
    </aside>
    <VacancyResults note={note} isFromAbroad={isFromAbroad} />
  </BrowserLayout>
);

/** Links to the sections below the list, which may be a long way down; they stand in one line above it. */
const OnThisPage = ({ parts }: { parts: readonly PagePart[] }) => (
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
}));
