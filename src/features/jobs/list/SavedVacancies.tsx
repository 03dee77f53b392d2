import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { savedJobsCopy } from '@/content/jobs';
import { onThisPage } from '@/content/parts';
import type { Job } from '@/contract/jobs';
import { JobCard } from '@/features/jobs/cards/JobCard';
import { JobCards } from '@/features/jobs/cards/jobCards.styles';
import { selectIsListFresh, selectJobs } from '@/features/jobs/search/selectFoundJobs';
import { onDemand, useOnDemand } from '@/lib/onDemand';
import { SAVED_LIST } from '@/lib/paths';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/button/Button';
import { Checkbox } from '@/ui/field/Checkbox';
import { linkProps } from '@/ui/link/AppLink';
import { StandaloneLink } from '@/ui/link/StandaloneLink';
import { inDarkTheme } from '@/ui/darkTheme';
import { printHidden } from '@/ui/print';
import { notify } from '@/ui/toast/notify';
import { SaveButton } from '@/features/jobs/saved/SaveButton';
import { selectSaved, type SavedJob } from '@/features/jobs/saved/savedSlice';

/** The id of the heading (see `SAVED_LIST`). */
const SAVED_ID = 'saved';

const comparison = onDemand(() => import(/* webpackChunkName: "comparison" */ './Comparison'));
const MAX_COMPARED = 3;

/** The saved vacancies, or some of them side by side, in place of the list. Whoever searches or filters is taken back to the list. */
export function SavedVacancies() {
  const saved = useAppSelector(selectSaved);
  const { pathname, search } = useLocation();
  const compared = new URLSearchParams(search).getAll('compare');
  const isComparing = compared.length > 0;
  const table = useOnDemand(comparison, isComparing, () => notify.failure(savedJobsCopy.compareFailed));
  const [ticked, setTicked] = useState<readonly string[]>(compared);
  return (
    <section aria-labelledby={SAVED_ID}>
      <GlobalStyles styles={alone} />
      <div className="head">
        <h2 id={SAVED_ID} tabIndex={-1}>
          {isComparing ? savedJobsCopy.comparing : savedJobsCopy.heading(saved.length)}
        </h2>
        <StandaloneLink to={isComparing ? pathname + SAVED_LIST : pathname}>
          {isComparing ? savedJobsCopy.backToSaved : savedJobsCopy.backToList}
        </StandaloneLink>
      </div>
      {isComparing ? (
        table && <table.Comparison ids={compared} pathOf={(ids) => comparePath(pathname, ids)} />
      ) : (
        <SavedList saved={saved} ticked={ticked} onTick={setTicked} />
      )}
      <p className="compare">
        <StandaloneLink to={`${pathname}#${onThisPage.checklist.id}`}>
          {savedJobsCopy.beforeFirstShift}
        </StandaloneLink>
      </p>
    </section>
  );
}

// Without the sections below a list; on paper the head of the page stays, which says whose vacancies these are.
const alone = {
  'main > :has(#saved) ~ *': { display: 'none' },
  '@media print': { ':has(#saved) > footer, main > :not(:has(#saved))': { display: 'none' } },
} as const;

type SavedListProps = {
  saved: readonly SavedJob[];
  /** The ids of those to compare. */
  ticked: readonly string[];
  onTick: (ids: readonly string[]) => void;
};

function SavedList({ saved, ticked, onTick }: SavedListProps) {
  const jobs = useAppSelector(selectJobs);
  const listed = new Map(jobs.map((job) => [job.id, job]));
  const open = saved.filter(({ id }) => listed.has(id));
  const chosen = open.map(({ id }) => id).filter((id) => ticked.includes(id));
  const tick = (id: string, isTicked: boolean) =>
    onTick(isTicked ? [...chosen, id] : chosen.filter((other) => other !== id));
  return (
    <>
      {saved.length === 0 && <NothingSaved />}
      {open.length === 1 && <p className="compare">{savedJobsCopy.compareOne}</p>}
      {open.length > 1 && (
        <div className="compare bar">
          {chosen.length > 1 ? (
            <CompareLink ids={chosen} />
          ) : (
            <>
              <Button size="small" disabled>
                {savedJobsCopy.compare}
              </Button>
              <span>{savedJobsCopy.compareHint}</span>
            </>
          )}
        </div>
      )}
      <JobCards aria-label={savedJobsCopy.label}>
        {saved.map((job) => (
          <li key={job.id}>
            <SavedCard job={job} listed={listed.get(job.id)} />
            {open.length > 1 && listed.has(job.id) && (
              <span className="compare">
                <Checkbox
                  label={savedJobsCopy.compare}
                  aria-label={`${savedJobsCopy.compare} ${job.job_title}`}
                  checked={chosen.includes(job.id)}
                  disabled={chosen.length === MAX_COMPARED && !chosen.includes(job.id)}
                  onChange={({ target }) => tick(job.id, target.checked)}
                />
              </span>
            )}
          </li>
        ))}
      </JobCards>
    </>
  );
}

/** What saving is for, and how it is done. */
function NothingSaved() {
  const { pathname } = useLocation();
  return (
    <Empty>
      <div>
        <h3>{savedJobsCopy.nothingSaved}</h3>
        <p>{savedJobsCopy.howToSave}</p>
        <Button {...linkProps(pathname)}>{savedJobsCopy.viewAll}</Button>
      </div>
      <img src="/images/saved-board.svg" alt="" width={560} height={300} />
    </Empty>
  );
}

function CompareLink({ ids }: { ids: readonly string[] }) {
  const { pathname } = useLocation();
  return (
    <Button size="small" {...linkProps(comparePath(pathname, ids))}>
      {savedJobsCopy.compareCount(ids.length)}
    </Button>
  );
}

function comparePath(pathname: string, ids: readonly string[]): string {
  const query = new URLSearchParams([['list', 'saved'], ...ids.map((id) => ['compare', id])]);
  return `${pathname}?${query}#${SAVED_ID}`;
}

/** A vacancy that the list no longer holds has closed; until a fresh list has come, the vacancy's own page may know more. */
function SavedCard({ job, listed }: { job: SavedJob; listed: Job | undefined }) {
  const isListFresh = useAppSelector(selectIsListFresh);
  if (!listed && isListFresh)
    return (
      <Closed>
        <div>
          <strong>{job.job_title}</strong>
          <p>{savedJobsCopy.closed}</p>
        </div>
        <SaveButton job={job} />
      </Closed>
    );
  return (
    <>
      <JobCard job={listed ?? job} />
      <SaveButton job={job} />
    </>
  );
}

const Empty = styled('div')(({ theme: { breakpoints, typography } }) => ({
  display: 'grid',
  gap: 32,
  paddingBlock: '16px 40px',
  '& h3': { ...typography.h3, margin: 0 },
  '& p': { maxWidth: '34em', margin: '12px 0 24px' },
  '& img': {
    height: 'auto',
    borderRadius: 4,
    ...inDarkTheme({ filter: 'brightness(.75)' }),
    ...printHidden,
  },
  [breakpoints.up('tablet')]: { gridTemplateColumns: '1fr 1fr', alignItems: 'center' },
}));

const Closed = styled('div')(({ theme: { shape, vars } }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  padding: 16,
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: shape.borderRadius,
  color: vars.palette.text.secondary,
  '& p': { margin: 0 },
}));
