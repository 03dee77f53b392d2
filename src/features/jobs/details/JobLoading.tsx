import { styled } from '@mui/material/styles';
import { useParams } from 'react-router-dom';
import { jobCopy } from '@/content/job';
import { provider } from '@/content/provider';
import { paths } from '@/lib/paths';
import { useIsOnline } from '@/lib/useIsOnline';
import { Button } from '@/ui/button/Button';
import { linkProps } from '@/ui/link/AppLink';
import { StandaloneLink } from '@/ui/link/StandaloneLink';
import { selectSaved } from '@/features/jobs/saved/savedSlice';
import { useAppSelector } from '@/store/hooks';
import { WithoutScript } from '@/features/jobs/list/WithoutScript';

type JobLoadingProps = { isLate: boolean; isGone: boolean };

/** Under the heading: a placeholder, or after a failure "Loading...", the reason, known or likely, and ways on. */
export function JobLoading({ isLate, isGone }: JobLoadingProps) {
  const { id } = useParams();
  const waitText = useIsOnline() ? jobCopy.lateText : jobCopy.offlineText;
  const saved = useAppSelector(selectSaved).find((job) => job.id === id);
  return isLate ? (
    <>
      <p role="alert">
        {saved && jobCopy.closedSaved(saved.job_title)} {isGone ? jobCopy.closedText : waitText}
      </p>
      {!isGone && (
        <p className="status">
          <span>{jobCopy.loading}</span> {jobCopy.keepTrying}
        </p>
      )}
      <img src="/images/street-dark.svg" alt="" width={720} height={300} />
      <p>
        <Button {...linkProps(paths.jobs)}>{jobCopy.viewAll}</Button>
      </p>
      <p>
        {jobCopy.orCall}{' '}
        <StandaloneLink to={provider.telephone.href}>{provider.telephone.text}</StandaloneLink>
      </p>
    </>
  ) : (
    <>
      <WithoutScript text={jobCopy.withoutScript} />
      <Words />
    </>
  );
}

const Words = styled('div')(({ theme: { vars } }) => ({
  height: 240,
  marginTop: 24,
  backgroundColor: vars.palette.mist[200],
}));
