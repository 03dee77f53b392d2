import { styled } from '@mui/material/styles';
import { useLocation } from 'react-router-dom';
import { jobsCopy, savedJobsCopy } from '@/content/jobs';
import { onThisPage } from '@/content/parts';
import { headRow } from './browser.styles';
import { JobCard } from './JobCard';
import { JobCards } from './jobCards.styles';
import { SaveButton } from './SaveButton';
import { selectSaved } from './savedSlice';
import { selectHasList, selectJobs } from '@/features/jobs/search/selectFoundJobs';
import { unfiltered } from '@/lib/paths';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/button/Button';
import { Column } from '@/ui/Column';
import { inDarkTheme } from '@/ui/darkTheme';
import { linkProps, StandaloneLink } from '@/ui/link/AppLink';

/** The id of the heading (see `SAVED_LIST`). */
const SAVED_ID = 'saved';

/** The saved vacancies in place of the list and what stands below it. One that a fresh list does not hold has closed. */
export function SavedVacancies() {
  const saved = useAppSelector(selectSaved);
  const jobs = useAppSelector(selectJobs);
  const hasList = useAppSelector(selectHasList);
  const { pathname } = useLocation();
  return (
    <section aria-labelledby={SAVED_ID}>
      <Part>
        <div className="head">
          <h2 id={SAVED_ID} tabIndex={-1}>
            {savedJobsCopy.heading(saved.length)}
          </h2>
          <StandaloneLink to={pathname}>{savedJobsCopy.backToList}</StandaloneLink>
        </div>
        {saved.length === 0 ? <NothingSaved /> : <p>{jobsCopy.onThisDevice}</p>}
        <JobCards aria-label={savedJobsCopy.label}>
          {saved.map((job) => {
            const listed = jobs.find(({ id }) => id === job.id);
            return (
              <li key={job.id}>
                {listed || !hasList ? (
                  <JobCard job={listed ?? job} />
                ) : (
                  <div className="closed">
                    <strong>{job.job_title}</strong>
                    <p>{savedJobsCopy.closed}</p>
                  </div>
                )}
                <SaveButton job={job} />
              </li>
            );
          })}
        </JobCards>
        <StandaloneLink to={`${pathname}#${onThisPage.checklist.id}`}>
          {savedJobsCopy.beforeFirstShift}
        </StandaloneLink>
      </Part>
    </section>
  );
}

const Part = styled(Column)(({ theme: { typography } }) => ({
  paddingBlock: '24px 32px',
  '& .head': headRow,
  '& h2': { ...typography.h2, margin: '0 0 8px', scrollMarginTop: 24 },
}));

/** What saving is for, and how it is done. */
function NothingSaved() {
  const { pathname } = useLocation();
  return (
    <Empty>
      <div>
        <h3>{savedJobsCopy.nothingSaved}</h3>
        <p>{savedJobsCopy.howToSave}</p>
        <Button {...linkProps(unfiltered(pathname))}>{savedJobsCopy.viewAll}</Button>
      </div>
      <img src="/images/saved-board.svg" alt="" width={560} height={300} />
    </Empty>
  );
}

const Empty = styled('div')(({ theme: { breakpoints, typography } }) => ({
  display: 'grid',
  gap: 32,
  paddingBlock: '16px 40px',
  '& h3': { ...typography.h3, margin: 0 },
  '& p': { maxWidth: '34em', margin: '12px 0 24px' },
  '& img': { height: 'auto', borderRadius: 4, ...inDarkTheme({ filter: 'brightness(.75)' }) },
  [breakpoints.up('tablet')]: { gridTemplateColumns: '1fr 1fr', alignItems: 'center' },
}));
