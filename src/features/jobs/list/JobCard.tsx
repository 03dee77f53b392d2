import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { jobsCopy } from '@/content/jobs';
import type { Job } from '@/contract/jobs';
import { timeOf } from '@/vacancies/jobDates';
import { shortDay } from '@/lib/time/dateFormats';
import type { SavedJob } from './savedSlice';
import { isRefusal, normaliseText } from '@/vacancies/filterGroups';
import { jobPath } from '@/lib/paths';
import { useAppSelector } from '@/store/hooks';
import { inDarkTheme } from '@/ui/darkTheme';

type JobCardProps = { job: SavedJob & Partial<Job>; why?: string };

/** A vacancy in the list, with the styles of `JobCards`. Of a saved vacancy, only the title may be known. */
export const JobCard = memo(function JobCard({ job, why }: JobCardProps) {
  const hasApplied = useAppSelector((state) => state.applied.jobIds.includes(job.id));
  return (
    <Link to={jobPath(job.id)}>
      <Window className="window" aria-hidden />
      <span className="title">
        <Label text={jobsCopy.columns.title} />
        <span className="value">{job.job_title}</span>
        {hasApplied && <span className="mark">{jobsCopy.applied}</span>}
      </span>
      {job.job_type !== undefined && (
        <span className="types">
          <span>
            <Label text={jobsCopy.columns.employment} />
            <span>{job.employment_type || '–'}</span>
          </span>
          {/* "Part-time" beside "PartTime" would look like a fault. */}
          <span
            className={
              normaliseText(job.job_type) === normaliseText(job.employment_type ?? '') ? 'same' : undefined
            }
          >
            <Label text={jobsCopy.columns.type} />
            <span>{job.job_type || '–'}</span>
          </span>
        </span>
      )}
      <Facts job={job} />
      {why && <span className="why">{why}</span>}
    </Link>
  );
});

/** Pay, place, closing day and what the work is like, those that there are; sponsorship only where it may be offered. */
function Facts({ job }: { job: Partial<Job> }) {
  const { pay, location, closes_at: closesAt, isClosed, workplace, shifts, hours, sponsorship } = job;
  const end = timeOf(closesAt);
  const closing = isClosed ? jobsCopy.closed : jobsCopy.closes;
  return (
    <span className="facts">
      <Line pay={pay} facts={[location, end !== null && closing(shortDay(end))]} />{' '}
      {sponsorship && !isRefusal(sponsorship) && (
        <span className="mark">{jobsCopy.sponsorship(sponsorship)}</span>
      )}
      <Line facts={[workplace, shifts, hours]} />
    </span>
  );
}

type LineProps = { pay?: string | undefined; facts: readonly (string | false | undefined)[] };

/** The blanks stand outside the spans, so that the dot after a fact keeps to its last word. */
const Line = ({ pay, facts }: LineProps) => (
  <span className="line">
    {pay && [<b key="pay">{pay}</b>, ' ']}
    {facts.map((fact) => fact && [<span key={fact}>{fact}</span>, ' '])}
  </span>
);

const bar = 'linear-gradient(var(--bar),var(--bar)) 50%';

/** The lit window of a vacancy, with four panes. */
const Window = styled('span')(({ theme: { vars } }) => ({
  '--bar': vars.palette.night[900],
  ...inDarkTheme({ '--bar': vars.palette.slate[500] }),
  flex: 'none',
  width: 18,
  height: 22,
  boxSizing: 'border-box',
  border: '2px solid var(--bar)',
  borderRadius: 2,
  background: `${bar}/2px 100% no-repeat,${bar}/100% 2px no-repeat,${vars.palette.light[500]}`,
  // Only its ground says whether it is lit.
  '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
}));

const Label = ({ text }: { text: string }) => <span className="label">{text} </span>;
