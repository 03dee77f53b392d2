import { memo } from 'react';
import { Link } from 'react-router-dom';
import { jobsCopy } from '@/content/jobs';
import type { Job } from '@/contract/jobs';
import { closingTime, hasClosed } from '@/lib/time/jobDates';
import { shortDay } from '@/lib/time/dateFormats';
import { jobPath } from '@/lib/paths';
import { CardMarks } from '@/features/jobs/saved/CardMarks';
import { CardWindow } from './CardWindow';

/**
 * A vacancy in the list. Its styles are in `JobCards`, and elements that every card shares are created once, so that a
 * key press renders the texts alone.
 */
export const JobCard = memo(function JobCard({ job }: { job: Job }) {
  return (
    <Link to={jobPath(job.id)} data-closed={hasClosed(job.closes_at) || undefined}>
      {cardWindow}
      <span className="title">
        {titleLabel}
        <span className="value">{job.job_title}</span>
        <CardMarks jobId={job.id} />
      </span>
      <span className="types">
        <span>
          {employmentLabel}
          {job.employment_type || '–'}
        </span>
        <span>
          {typeLabel}
          {job.job_type || '–'}
        </span>
      </span>
      <Facts job={job} />
    </Link>
  );
});

/** Pay, place, closing day and what the work is like, those that there are. */
function Facts({ job }: { job: Job }) {
  const { pay, location, closes_at: closesAt } = job;
  const end = closingTime(closesAt);
  const closing = hasClosed(closesAt) ? jobsCopy.closed : jobsCopy.closes;
  return (
    <span className="facts">
      {pay && <b>{pay} </b>}
      {location && <span>{location} </span>}
      {end && <span className="closes">{closing(shortDay(end))}</span>}
      <Conditions job={job} />
    </span>
  );
}

/** Hours, which can be long, stand on the vacancy's page. */
function Conditions({ job: { workplace, shifts, sponsorship } }: { job: Job }) {
  const conditions = [workplace, shifts, sponsorship && jobsCopy.sponsorship(sponsorship)];
  const text = conditions.filter(Boolean).join(' · ');
  return text && <span className="conditions"> {text}</span>;
}

const label = (text: string) => <span className="label">{text} </span>;

const titleLabel = label(jobsCopy.columns.title);
const employmentLabel = label(jobsCopy.columns.employment);
const typeLabel = label(jobsCopy.columns.type);
const cardWindow = <CardWindow />;
