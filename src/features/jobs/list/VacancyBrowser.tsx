import { styled } from '@mui/material/styles';
import { useDeferredValue, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useGetJobsQuery } from '@/api/jobsApi';
import { jobsCopy } from '@/content/jobs';
import { onThisPage } from '@/content/parts';
import { FilterButton } from '@/features/jobs/search/FilterButton';
import { FilterPanel } from '@/features/jobs/search/FilterPanel';
import { FilterTags } from '@/features/jobs/search/FilterTags';
import { RESULTS_ID } from '@/features/jobs/search/focusResults';
import { NearestPlaces, useNearestPlaces } from '@/features/jobs/search/NearestPlaces';
import { selectFoundJobs, selectSponsoredFirst } from '@/features/jobs/search/selectFoundJobs';
import { SortSelect } from '@/features/jobs/search/SortSelect';
import { apiHost } from '@/lib/config';
import { SAVED_LIST, VACANCIES_XML } from '@/lib/paths';
import { useIsHydrated } from '@/lib/useIsHydrated';
import { useAppSelector } from '@/store/hooks';
import { AppLink, StandaloneLink } from '@/ui/link/AppLink';
import { WithoutScript } from '@/ui/WithoutScript';
import { BrowserLayout } from './browser.styles';
import { JobList } from './JobList';
import { MoreVacancies } from './MoreVacancies';
import { NoJobs } from './NoJobs';
import { SavedVacancies } from './SavedVacancies';
import { isSavedQuery, selectSaved } from './savedSlice';
import { useKeepPlace } from './useKeepPlace';
import { useMore } from './useMore';
import { useRetry } from './useRetry';

type PagePart = { id: string; label: string };

type VacancyBrowserProps = {
  /** Of the sections below the list, those that links above it lead to. */
  parts: readonly PagePart[];
  /** Under the count. */
  note?: ReactNode;
  /** Whether vacancies with sponsorship come first. */
  isFromAbroad?: boolean;
  /** The sections below the list. */
  children: ReactNode;
};

/** Filters and list, as both vacancy pages show them below the search; or the saved vacancies, which stand alone. */
export function VacancyBrowser({ parts, children, ...results }: VacancyBrowserProps) {
  const query = useGetJobsQuery(undefined, { refetchOnReconnect: true });
  // A list that failed counts as empty (docs/behaviour.md, section 4), and retries show nothing.
  useRetry(query);
  // Deferred, so that React renders the first cards in slices, between which the page answers.
  const isLoading = useDeferredValue(query.isLoading && !query.error);
  useKeepPlace(isLoading);
  // The prerendered page does not know the query.
  const isHydrated = useIsHydrated();
  const { search } = useLocation();
  if (isHydrated && isSavedQuery(search)) return <SavedVacancies />;
  return (
    <>
      <BrowserLayout>
        {/* Only our own server makes it. */}
        {!apiHost && <link rel="alternate" type="application/xml" href={VACANCIES_XML} />}
        <OnThisPage parts={parts} />
        <aside data-needs-script aria-label={jobsCopy.filters}>
          <FilterPanel />
        </aside>
        <VacancyResults {...results} isLoading={isLoading} />
      </BrowserLayout>
      {children}
    </>
  );
}

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

type VacancyResultsProps = Pick<VacancyBrowserProps, 'note' | 'isFromAbroad'> & { isLoading: boolean };

/** How many vacancies the filters leave, and the list. On phones the count stays in view, with the filters and Sort by. */
function VacancyResults({ note, isFromAbroad, isLoading }: VacancyResultsProps) {
  const found = useAppSelector(isFromAbroad ? selectSponsoredFirst : selectFoundJobs);
  const { length } = found.jobs;
  const { more, isStarting } = useMore();
  const nearest = useNearestPlaces();
  const isEmpty = !isLoading && length === 0;
  const isHydrated = useIsHydrated();
  return (
    <section aria-labelledby={RESULTS_ID}>
      <div className="head">
        <div className="bar">
          <h2 id={RESULTS_ID} tabIndex={-1} aria-live="polite">
            {isLoading ? jobsCopy.loading : jobsCopy.showing(length, more.length)}
          </h2>
          <div className="phone">
            <FilterButton />
          </div>
          <SortSelect />
        </div>
      </div>
      {/* In a phone's first view. */}
      {isEmpty && <MoreVacancies more={more} isAlone />}
      {note}
      <SavedLink />
      {isHydrated && <FilterTags />}
      <NearestPlaces {...nearest} />
      {isLoading && <Waiting />}
      {!isLoading && length > 0 && <JobList {...found} />}
      {!isEmpty && <MoreVacancies more={more} isAlone={false} />}
      {isEmpty && !isStarting && <NoJobs hasMore={more.length + nearest.near.length > 0} />}
    </section>
  );
}

/** Leads to the saved vacancies, once there are some. */
function SavedLink() {
  const { pathname } = useLocation();
  const { length } = useAppSelector(selectSaved);
  return (
    length > 0 && (
      <StandaloneLink to={`${pathname}${SAVED_LIST}`}>{jobsCopy.savedLink(length)}</StandaloneLink>
    )
  );
}

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Six placeholder rows while the list is loading. */
const Waiting = () => (
  <>
    <WithoutScript {...jobsCopy.withoutScript} />
    <Rows data-needs-script aria-hidden>
      {ROWS.map((row) => (
        <div key={row} />
      ))}
    </Rows>
  </>
);

const Rows = styled('div')(({ theme: { vars } }) => ({
  '& > div': { height: 57, marginTop: 16, backgroundColor: vars.palette.mist[200] },
}));
