import Typography from '@mui/material/Typography';
import { useParams } from 'react-router-dom';
import { useGetJobsQuery } from '@/api/jobsApi';
import { jobCopy } from '@/content/job';
import { provider } from '@/content/provider';
import { otherWork } from '@/content/missingVacancy';
import { SearchButtons, useSearchCounts } from '@/features/jobs/search/SearchButtons';
import { writeFiltersQuery } from '@/vacancies/filters';
import { selectSaved } from '@/features/jobs/list/savedSlice';
import { paths, unfiltered } from '@/lib/paths';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/button/Button';
import { linkProps, StandaloneLink } from '@/ui/link/AppLink';
import { Spinner } from '@/ui/Spinner';

/** Why a vacancy cannot be shown. */
export type Trouble = keyof typeof jobCopy.missing;

/** Under the heading: the known or likely reason, ways on and, last, that the page keeps trying. */
export function JobMissing({ trouble }: { trouble: Trouble }) {
  const { id } = useParams();
  // How many vacancies each search finds. Where the vacancy did not come through, nor may the list.
  useGetJobsQuery(undefined, { skip: trouble === 'failed' });
  const counts = useSearchCounts(otherWork.searches);
  const searches = otherWork.searches.filter((search) => counts?.get(search) !== 0);
  const isOnline = useAppSelector((state) => state.api.config.online);
  const reason = trouble === 'failed' && !isOnline ? jobCopy.missingOffline : jobCopy.missing[trouble].reason;
  const title = useAppSelector(selectSaved).find((job) => job.id === id)?.job_title;
  return (
    <>
      <p role="alert">{[title && jobCopy.missingSaved(title), reason].filter(Boolean).join(' ')}</p>
      <p className="ways">
        <Button {...linkProps(unfiltered(paths.jobs))}>{jobCopy.viewAll}</Button>
        {title && (
          <Button variant="outlined" {...linkProps(paths.jobs + writeFiltersQuery('', { search: title }))}>
            {jobCopy.similar}
          </Button>
        )}
      </p>
      {searches.length > 0 && (
        <div className="searches">
          <p>{otherWork.lead}</p>
          <SearchButtons searches={searches} path={paths.jobs} counts={counts} />
        </div>
      )}
      <p>
        {jobCopy.call}
        <br />
        {jobCopy.ring} <StandaloneLink to={provider.telephone.href}>{provider.telephone.text}</StandaloneLink>
        {jobCopy.ringHours}
      </p>
      {trouble !== 'gone' && (
        <Typography variant="body2" color="textSecondary" className="trying">
          {/* A definite answer: asked again, but nothing is on its way. */}
          {trouble !== 'unknown' && <Spinner />}
          <span>
            {jobCopy.missing[trouble].heading !== jobCopy.loading && <span>{jobCopy.loading} </span>}
            <span>{jobCopy.keepTrying}</span>
          </span>
        </Typography>
      )}
    </>
  );
}
