// Loaded on demand by SavedVacancies.
import { useState } from 'react';
import { styled, type Breakpoints } from '@mui/material/styles';
import { jobCopy } from '@/content/job';
import { jobsCopy, savedJobsCopy } from '@/content/jobs';
import { keptReceiptsCopy } from '@/content/receipt';
import type { Job } from '@/contract/jobs';
import { factFields, factOf } from '@/features/jobs/details/JobFacts';
import { selectIsListFresh, selectJobs } from '@/features/jobs/search/selectFoundJobs';
import { fullDay } from '@/lib/time/dateFormats';
import { jobPath } from '@/lib/paths';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/button/Button';
import { AppLink, linkProps } from '@/ui/link/AppLink';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

type Row = { term: string; of: (job: Job) => string | undefined };

const rows: readonly Row[] = [
  { term: jobCopy.employmentType, of: (job) => job.employment_type },
  { term: jobCopy.jobType, of: (job) => job.job_type },
  // "a year" and "sleep-ins" stay in one line.
  ...factFields.map((field): Row => ({
    term: jobCopy.facts[field],
    of: (job) =>
      factOf(job, field)
        ?.replace(/ (an?) (?=\w+$)/, ' $1\u00A0')
        .replaceAll('sleep-in', 'sleep\u2011in'),
  })),
  { term: jobCopy.requirementsHeading, of: (job) => job.Experience },
];

type ComparisonProps = {
  ids: readonly string[];
  /** The address that compares these vacancies. */
  pathOf: (ids: readonly string[]) => string;
};

/** Vacancies side by side, a fact in each row. A fact that none of them states is left out; those in which they agree come last. */
export function Comparison({ ids, pathOf }: ComparisonProps) {
  const [today] = useState(() => fullDay(Date.now()));
  const listed = useAppSelector(selectJobs);
  const jobs = ids.flatMap((id) => listed.find((job) => job.id === id) ?? []);
  const isListFresh = useAppSelector(selectIsListFresh);
  const stated = rows.filter(({ of }) => jobs.some(of));
  const isSame = ({ of }: Row) => jobs.length > 1 && new Set(jobs.map(of)).size === 1;
  const [differing, same] = [stated.filter((row) => !isSame(row)), stated.filter(isSame)];
  if (jobs.length === 0) return <p>{isListFresh ? savedJobsCopy.comparedClosed : jobsCopy.loading}</p>;
  return (
    <>
      <Printed>{`${keptReceiptsCopy.letterhead} · ${today}`}</Printed>
      <Swiped>
        <Table aria-label={savedJobsCopy.comparing}>
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
            <ApplyRow jobs={jobs} pathOf={jobs.length > 2 ? pathOf : undefined} />
          </thead>
          <tbody>
            {differing.map((row) => (
              <FactRow key={row.term} row={row} jobs={jobs} />
            ))}
          </tbody>
          {same.length > 0 && (
            <tbody className="same">
              <tr>
                <th scope="rowgroup" colSpan={jobs.length + 1}>
                  {savedJobsCopy.sameForAll}
                </th>
              </tr>
              {same.map((row) => (
                <FactRow key={row.term} row={row} jobs={jobs} />
              ))}
            </tbody>
          )}
          <tfoot>
            <ApplyRow jobs={jobs} />
          </tfoot>
        </Table>
      </Swiped>
      <Button variant="outlined" onClick={() => window.print()}>
        {savedJobsCopy.print}
      </Button>
    </>
  );
}

const FactRow = ({ row: { term, of }, jobs }: { row: Row; jobs: readonly Job[] }) => (
  <tr className={term === jobCopy.facts.pay ? 'pay' : undefined}>
    <th scope="row">
      <span>{term}</span>
    </th>
    {jobs.map((job) => (
      <td key={job.id}>
        <Value text={of(job) || savedJobsCopy.notStated} />
      </td>
    ))}
  </tr>
);

/** Above the facts, where a vacancy can be left out too, and below them: on a phone they are long. */
const ApplyRow = ({
  jobs,
  pathOf,
}: {
  jobs: readonly Job[];
  pathOf?: ComparisonProps['pathOf'] | undefined;
}) => (
  <tr className="apply">
    <th scope="row">
      <VisuallyHidden>{savedJobsCopy.seeAndApply}</VisuallyHidden>
    </th>
    {jobs.map(({ id, job_title: title }) => (
      <td key={id}>
        <Button size="small" {...linkProps(jobPath(id))}>
          {savedJobsCopy.seeAndApply}
          <VisuallyHidden>{` ${title}`}</VisuallyHidden>
        </Button>
        {pathOf && (
          <Button
            variant="text"
            size="small"
            {...linkProps(pathOf(jobs.filter((job) => job.id !== id).map((job) => job.id)), {
              replace: true,
            })}
          >
            {savedJobsCopy.remove}
            <VisuallyHidden>{` ${title}`}</VisuallyHidden>
          </Button>
        )}
      </td>
    ))}
  </tr>
);

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

const onPhones = ({ down }: Breakpoints) => down('sm').replace('@media ', '@media screen and ');

/** As many equal columns as there are vacancies, beside the names of the facts. */
const Table = styled('table')(({ theme: { breakpoints, typography, vars } }) => ({
  width: '100%',
  marginBlock: '8px 24px',
  borderSpacing: 0,
  lineHeight: 1.45,
  tableLayout: 'fixed',
  '& th, & td': {
    padding: '10px 16px 10px 0',
    borderBottom: `1px solid ${vars.palette.divider}`,
    textAlign: 'left',
    verticalAlign: 'top',
    overflowWrap: 'break-word',
  },
  '& ul': { margin: 0, paddingLeft: 18 },
  '& thead th[scope=col]': { ...typography.h4, borderBottom: `3px solid ${vars.palette.text.primary}` },
  '& thead th:first-of-type': { width: '9.25rem' },
  '& tbody th': { ...typography.body2, color: vars.palette.text.secondary },
  '& .pay td': { fontWeight: 650 },
  '& .same > tr:first-of-type > *': { paddingTop: 24, color: vars.palette.text.primary, fontWeight: 650 },
  '@media print': { '& .apply': { display: 'none' } },
  // Columns of half the width, the name of a fact above its values.
  [onPhones(breakpoints)]: {
    width: '100%',
    '& th, & td': { paddingRight: 14 },
    '& thead th[scope=col]': { width: '50%' },
    '& :is(thead th:first-of-type, tbody:not(.same) th, .same > tr + tr > th, tfoot th)': {
      position: 'absolute',
      inset: '0 0 auto',
      width: 'auto',
      border: 0,
      // It stays in sight while the columns are swiped.
      '& > span': { position: 'sticky', left: 0 },
    },
    '& tr': { position: 'relative' },
    '& tbody td': { paddingTop: 34 },
    '& .apply [data-variant]': { paddingInline: 12, whiteSpace: 'nowrap' },
    '& .apply [data-variant^=text]': { paddingInline: 0 },
    // Which vacancy a column is about stays in sight, too.
    '& thead th[scope=col]:not(:first-of-type)': {
      position: 'sticky',
      top: 0,
      zIndex: 1,
      fontSize: '1rem',
      backgroundColor: vars.palette.background.default,
    },
  },
}));

/** On phones two columns, beside which a third is swiped to. */
const Swiped = styled('div')(({ theme: { breakpoints } }) => ({
  [onPhones(breakpoints)]: {
    // Or it would not clip the words for screen readers, which are out of the flow.
    position: 'relative',
    '&:has(thead th:nth-of-type(4))': {
      marginRight: 'calc(-1 * var(--gutter))',
      overflow: 'auto',
      maxHeight: '88svh',
      '& table': { width: 'calc(1.35 * 100vw)' },
      '& thead th[scope=col]': { width: 'calc(100% / 3)' },
    },
  },
}));

/** Whose vacancies these are, and as of when. */
const Printed = styled('p')({ display: 'none', '@media print': { display: 'block', fontSize: '9pt' } });
