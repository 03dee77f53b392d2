import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { savedJobsCopy } from '@/content/jobs';
import { CardWindow, JobCard, selectable } from '@/features/jobs/cards/JobCard';
import { JobCards } from '@/features/jobs/cards/jobCards.styles';
import { selectFilters } from '@/features/jobs/search/filtersSlice';
import { selectIsListFresh, selectListedJob } from '@/features/jobs/search/selectFoundJobs';
import { jobPath } from '@/lib/paths';
import { useAppSelector } from '@/store/hooks';
import { StandaloneLink } from '@/ui/link/StandaloneLink';
import { SaveButton } from '@/features/jobs/saved/SaveButton';
import { selectSaved, type SavedJob } from '@/features/jobs/saved/savedSlice';

/** The id of the heading (see `SAVED_LIST`). */
const SAVED_ID = 'saved';

/** The saved vacancies, in place of the list. Whoever searches or filters is taken back to the list. */
export function SavedVacancies() {
  const saved = useAppSelector(selectSaved);
  const { pathname } = useLocation();
  useLeaveOnSearch();
  return (
    <section aria-labelledby={SAVED_ID}>
      <div className="head">
        <h2 id={SAVED_ID} tabIndex={-1}>
          {savedJobsCopy.heading(saved.length)}
        </h2>
        <StandaloneLink to={pathname}>{savedJobsCopy.backToList}</StandaloneLink>
      </div>
      {saved.length === 0 && <p>{savedJobsCopy.nothingSaved}</p>}
      <JobCards aria-label={savedJobsCopy.label}>
        {saved.map((job) => (
          <li key={job.id}>
            <SavedCard job={job} />
          </li>
        ))}
      </JobCards>
    </section>
  );
}

/** A vacancy that the list no longer holds has closed; until a fresh list has come, the vacancy's own page may know more. */
function SavedCard({ job }: { job: SavedJob }) {
  const listed = useAppSelector((state) => selectListedJob(state, job.id));
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
      {listed ? <JobCard job={listed} /> : <TitleCard job={job} />}
      <SaveButton job={job} />
    </>
  );
}

/** All that is known of a vacancy while there is no list. */
const TitleCard = ({ job }: { job: SavedJob }) => (
  <Link {...selectable} to={jobPath(job.id)}>
    <CardWindow />
    <span className="title">
      <span className="value">{job.job_title}</span>
    </span>
  </Link>
);

function useLeaveOnSearch() {
  const navigate = useNavigate();
  const filters = useAppSelector(selectFilters);
  const [atFirst] = useState(filters);
  useEffect(() => {
    if (filters !== atFirst) void navigate({ search: '' }, { replace: true, preventScrollReset: true });
  }, [filters, atFirst, navigate]);
}

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
