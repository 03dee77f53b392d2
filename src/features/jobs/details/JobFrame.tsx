import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { jobCopy } from '@/content/jobs';
import { provider } from '@/content/provider';
import type { Job } from '@/contract/jobs';
import { paths } from '@/lib/paths';
import { Icon } from '@/ui/Icon';
import { PlainButton } from '@/ui/button/PlainButton';
import { StandaloneLink } from '@/ui/link/StandaloneLink';
import { IdleSearch } from '@/features/jobs/search/IdleSearch';
import { JobFacts } from './JobFacts';
import { BottomBar, JobLayout } from './job.styles';

type JobFrameProps = { job?: Job; applyButton?: ReactNode; children: ReactNode };

/**
 * What stands around a vacancy: the Discover band, the way back, its title, the facts and the way to apply. The heading is one
 * element before and after the vacancy has arrived, so that the focus which an arrival has put on it stays there.
 */
export const JobFrame = ({ job, applyButton, children }: JobFrameProps) => (
  <>
    <IdleSearch />
    <JobLayout>
      <div className="words">
        <BackToCareers />
        <h1 tabIndex={-1}>{job ? job.job_title : jobCopy.loading}</h1>
        {children}
      </div>
      {job && <Aside job={job}>{applyButton}</Aside>}
    </JobLayout>
    {applyButton && <BottomBar>{applyButton}</BottomBar>}
  </>
);

function BackToCareers() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const goBack = () => {
    // A tab that was opened with the vacancy has nowhere to go back to.
    const isFirst = key === 'default' && window.history.length === 1;
    void (isFirst ? navigate(paths.jobs) : navigate(-1));
  };
  return (
    <PlainButton className="back" onClick={goBack}>
      <Icon icon={ArrowLeft} size={20} />
      <span>{jobCopy.back}</span>
    </PlainButton>
  );
}

const Aside = ({ job, children }: { job: Job; children: ReactNode }) => (
  <aside aria-label={job.job_title}>
    <JobFacts job={job} />
    <div className="apply">{children}</div>
    <p>{jobCopy.questions}</p>
    <StandaloneLink to={provider.telephone.href}>{provider.telephone.text}</StandaloneLink>
  </aside>
);
