import { memo } from 'react';
import { Link } from 'react-router-dom';
import { jobsCopy } from '@/content/jobs';
import type { Job } from '@/contract/jobs';
import { jobPath } from '@/lib/paths';
import { CardMarks } from '@/features/jobs/saved/CardMarks';
import { CardWindow } from './CardWindow';

/**
 * A vacancy in the list. Its styles are in `JobCards`, and elements that every card shares are created once, so that a
 * key press renders the texts alone.
 */
export const JobCard = memo(function JobCard({ job }: { job: Job }) {
  return (
    <Link to={jobPath(job.id)}>
      {cardWindow}
      <span className="title">
        {titleLabel}
        <span className="value">{job.job_title || '–'}</span>
        <CardMarks jobId={job.id} />
      </span>
      <span className="facts">
        <span>
          {employmentLabel}
          {job.employment_type || '–'}
        </span>
        <span>
          {typeLabel}
          {job.job_type || '–'}
        </span>
        {job.location && <span className="place">{job.location}</span>}
      </span>
      {job.pay && <span className="pay">{job.pay}</span>}
    </Link>
  );
});

const label = (text: string) => <span className="label">{text} </span>;

const titleLabel = label(jobsCopy.columns.title);
const employmentLabel = label(jobsCopy.columns.employment);
const typeLabel = label(jobsCopy.columns.type);
const cardWindow = <CardWindow />;
