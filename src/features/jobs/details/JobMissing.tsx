import Typography from '@mui/material/Typography';
import { createContext } from 'react';
import { useParams } from 'react-router-dom';
import { jobCopy } from '@/content/job';
import { provider } from '@/content/provider';
import { writeFiltersQuery } from '@/features/jobs/search/filtersQuery';
import { selectSaved } from '@/features/jobs/saved/savedSlice';
import { paths, unfiltered } from '@/lib/paths';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/button/Button';
import { linkProps } from '@/ui/link/AppLink';
import { StandaloneLink } from '@/ui/link/StandaloneLink';
import { Spinner } from '@/ui/Spinner';

/** Why a vacancy cannot be shown. */
export type Trouble = keyof typeof jobCopy.missing;

/** Under the heading: the known or likely reason, ways on and, last, that the page keeps trying. */
export function JobMissing({ trouble }: { trouble: Trouble }) {
  const { id } = useParams();
  const title = useAppSelector(selectSaved).find((job) => job.id === id)?.job_title;
  return (
    <>
      <p role="alert">
        {[title && jobCopy.missingSaved(title), jobCopy.missing[trouble].reason].filter(Boolean).join(' ')}
      </p>
      <p className="ways">
        <Button {...linkProps(unfiltered(paths.jobs))}>{jobCopy.viewAll}</Button>
        {title && (
          <Button variant="outlined" {...linkProps(paths.jobs + writeFiltersQuery('', { search: title }))}>
            {jobCopy.similar}
          </Button>
        )}
      </p>
      <p>{jobCopy.orBelow}</p>
      <p>
        {jobCopy.call} <StandaloneLink to={provider.telephone.href}>{provider.telephone.text}</StandaloneLink>
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

/**
 * The address of a vacancy that the server has already answered as gone, so that the page says so before its own call is answered.
 * #root has a flag instead of the vacancy's id, so that one rendered page serves every vacancy that is gone.
 */
export const GoneAddress = createContext(addressOfDocument());

function addressOfDocument(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.getElementById('root')?.dataset.gone ? window.location.pathname : undefined;
}
