// Loaded on demand by SavedVacancies.
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { jobCopy } from '@/content/job';
import { jobsCopy, savedJobsCopy } from '@/content/jobs';
import type { Job } from '@/contract/jobs';
import { factFields, factOf } from '@/features/jobs/details/JobFacts';
import { selectIsListFresh, selectJobs } from '@/features/jobs/search/selectFoundJobs';
import { jobPath } from '@/lib/paths';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/button/Button';
import { AppLink } from '@/ui/link/AppLink';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

type Row = { term: string; of: (job: Job) => string | undefined };

const rows: readonly Row[] = [
  { term: jobCopy.employmentType, of: (job) => job.employment_type },
  { term: jobCopy.jobType, of: (job) => job.job_type },
  ...factFields.map((field): Row => ({ term: jobCopy.facts[field], of: (job) => factOf(job, field) })),
  { term: jobCopy.requirementsHeading, of: (job) => job.Experience },
];

/** Vacancies side by side, a fact in each row. A fact that none of them states is left out; on phones the table scrolls from one to the next. */
export function Comparison({ ids }: { ids: readonly string[] }) {
  const jobs = useAppSelector(selectJobs).filter(({ id }) => ids.includes(id));
  const isListFresh = useAppSelector(selectIsListFresh);
  if (jobs.length === 0) return <p>{isListFresh ? savedJobsCopy.comparedClosed : jobsCopy.loading}</p>;
  return (
    <>
      <GlobalStyles styles={printedAlone} />
      <Scroller data-comparison tabIndex={0} role="group" aria-label={savedJobsCopy.comparing}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{savedJobsCopy.fact}</VisuallyHidden>
              </th>
              {jobs.map(({ id, job_title: title }) => (
                <th key={id} scope="col">
                  <AppLink to={jobPath(id)}>{title}</AppLink>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows
              .filter(({ of }) => jobs.some(of))
              .map(({ term, of }) => (
                <tr key={term}>
                  <th scope="row">{term}</th>
                  {jobs.map((job) => (
                    <td key={job.id}>
                      <Value text={of(job) || savedJobsCopy.notStated} />
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </Scroller>
      <Button variant="outlined" onClick={() => window.print()}>
        {savedJobsCopy.print}
      </Button>
    </>
  );
}

/** Requirements come in lines; a vacancy may repeat one, so they are keyed by index. */
function Value({ text }: { text: string }) {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length < 2) return text;
  return (
    <ul>
      {lines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
}

// The head of the page stays: it says whose vacancies these are.
const printedAlone = {
  '@media print': {
    ':has([data-comparison]) > footer, main > :not(:has([data-comparison]))': { display: 'none' },
  },
} as const;

/** The names of the facts stay in sight while the vacancies scroll. */
const Scroller = styled('div')(({ theme: { breakpoints, typography, vars } }) => ({
  '--terms': '7.25rem',
  marginBlock: '8px 24px',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollPaddingLeft: 'var(--terms)',
  [breakpoints.up('lg')]: { '--terms': '10rem' },
  '& table': { width: '100%', borderSpacing: 0, lineHeight: 1.45 },
  '& th, & td': {
    minWidth: 208,
    padding: '10px 16px 10px 0',
    borderBottom: `1px solid ${vars.palette.divider}`,
    textAlign: 'left',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    scrollSnapAlign: 'start',
    // One at a time beside the names of the facts.
    [breakpoints.down('sm')]: { minWidth: 'max(208px, calc(100vw - var(--terms) - 40px))' },
  },
  '& ul': { margin: 0, paddingLeft: 18 },
  '& thead th': { ...typography.h4, borderBottom: `3px solid ${vars.palette.text.primary}` },
  '& tr > :first-of-type:not(td)': {
    position: 'sticky',
    left: 0,
    width: 'var(--terms)',
    minWidth: 'var(--terms)',
    backgroundColor: vars.palette.background.default,
    ...typography.body2,
    color: vars.palette.text.secondary,
  },
  '@media print': { '--terms': '8.5rem', overflow: 'visible', '& th, & td': { minWidth: 0 } },
}));
