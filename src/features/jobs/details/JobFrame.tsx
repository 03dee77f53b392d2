import Typography from '@mui/material/Typography';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { jobCopy } from '@/content/job';
import { jobsCopy } from '@/content/jobs';
import { provider } from '@/content/provider';
import { staffFacts } from '@/content/staffFacts';
import type { Job } from '@/contract/jobs';
import { paths } from '@/lib/paths';
import { Icon } from '@/ui/Icon';
import { PlainButton } from '@/ui/button/PlainButton';
import { AppLink, StandaloneLink } from '@/ui/link/AppLink';
import { SaveButton } from '@/features/jobs/list/SaveButton';
import { SearchToList } from '@/features/jobs/search/SearchToList';
import { DiscoverBand } from '@/ui/sky/DiscoverBand';
import { JobBadges } from './JobBadges';
import { JobFacts } from './JobFacts';
import { ShareButton } from './ShareButton';
import { BottomBar, JobLayout, Wall } from './job.styles';

type JobFrameProps = {
  heading: string;
  job?: Job;
  applyButton?: ReactNode;
  receipt?: ReactNode;
  /** Where there is no vacancy: beside the words, on a wall. */
  picture?: ReactNode;
  /** Across the page, below the vacancy. */
  below?: ReactNode;
  children: ReactNode;
};

/**
 * The frame of a vacancy: Discover band, back button, title, apply button and facts. The heading is the same element while
 * loading and afterwards, so that it keeps the focus it gets after a navigation.
 */
export function JobFrame({ heading, job, applyButton, receipt, picture, below, children }: JobFrameProps) {
  return (
    <>
      <DiscoverBand hasStreet heading={<Discover />}>
        <SearchToList />
      </DiscoverBand>
      {/* The Apply bar sticks to the foot of the screen within this element only; the footer's roofs come after it. */}
      <Wall>
        <JobLayout>
          <div>
            <div className="top">
              <BackToCareers />
              <noscript>
                <StandaloneLink to={paths.jobs}>{jobCopy.back}</StandaloneLink>
              </noscript>
            </div>
            <h1 tabIndex={-1}>{heading}</h1>
            {job && <JobBadges job={job} />}
          </div>
          {job && (
            <Aside job={job} hasApplied={Boolean(receipt)} applyButton={applyButton}>
              {receipt && (
                <div className="receipt" tabIndex={-1}>
                  {receipt}
                </div>
              )}
            </Aside>
          )}
          <div className="words">{children}</div>
          {picture && <div className="picture">{picture}</div>}
        </JobLayout>
        {applyButton && (
          <BottomBar data-needs-script data-screen-only>
            {applyButton}
          </BottomBar>
        )}
      </Wall>
      {below}
    </>
  );
}

/** Small on phones, where the vacancy matters more. */
const Discover = () => (
  <Typography
    variant="h2"
    component="p"
    sx={{ mb: { xs: 0.5, sm: 1, lg: 0 }, fontSize: { xs: '1.25rem', sm: 'var(--h2)' } }}
  >
    {jobsCopy.heading}
  </Typography>
);

function BackToCareers() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const goBack = () => {
    // The router's first entry: one step back lies another site, or nothing.
    const isFromElsewhere = key === 'default';
    void (isFromElsewhere ? navigate(paths.jobs) : navigate(-1));
  };
  return (
    <PlainButton className="back" onClick={goBack}>
      <Icon icon={ArrowLeft} size={20} />
      <span>{jobCopy.back}</span>
    </PlainButton>
  );
}

type AsideProps = { job: Job; hasApplied: boolean; applyButton: ReactNode; children: ReactNode };

const Aside = ({ job, hasApplied, applyButton, children }: AsideProps) => (
  <aside aria-label={job.job_title}>
    {applyButton && <div className="apply">{applyButton}</div>}
    {children}
    <Questions job={job} hasApplied={hasApplied} />
    <JobFacts job={job} />
    <p className="paper">
      {jobCopy.applyOnPaper} {provider.recruitmentEmail}
    </p>
    <noscript>
      <p>
        {jobCopy.applyWithoutScript}{' '}
        <AppLink to={`mailto:${provider.recruitmentEmail}`}>{provider.recruitmentEmail}</AppLink>
      </p>
    </noscript>
    <div className="keep">
      <SaveButton job={job} isNamed />
      <ShareButton key={job.id} job={job} />
    </div>
  </aside>
);

/** Who to ring: the consultant for such work if there is one, the office about any other and once applied. */
function Questions({ job, hasApplied }: { job: Job; hasApplied: boolean }) {
  const { consultant } = staffFacts;
  const named = !hasApplied && consultant?.titles.test(job.job_title) ? consultant : undefined;
  const words = hasApplied ? jobCopy.questionsAfter : jobCopy.questions;
  const { href, text } = named?.telephone ?? provider.telephone;
  return (
    <p className="questions">
      <span>{named ? jobCopy.questionsTo(named.name, named.role) : words}</span>{' '}
      <StandaloneLink to={href}>{text}</StandaloneLink>
    </p>
  );
}
