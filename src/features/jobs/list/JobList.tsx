import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { jobsCopy } from '@/content/jobs';
import type { Job } from '@/contract/jobs';
import { SaveButton } from './SaveButton';
import { writeFiltersQuery } from '@/vacancies/filters';
import { selectFilters } from '@/features/jobs/search/filtersSlice';
import type { ListPart } from '@/vacancies/findJobs';
import { isRecord } from '@/lib/isRecord';
import { useAppSelector } from '@/store/hooks';
import { Box } from '@/ui/Box';
import { Button } from '@/ui/button/Button';
import { JobCard } from './JobCard';
import { JobCards } from './jobCards.styles';

/** How many vacancies a list shows at first, and how many more at each press. */
const STEP = 20;

type JobListProps = { jobs: readonly Job[]; parts: readonly ListPart[] };

/** The vacancies, a heading above the first of each part, and a button that shows more of them. */
export function JobList({ jobs, parts }: JobListProps) {
  // Candidates from abroad first see those with sponsorship alone.
  const sponsored = parts.find(({ name }) => name === 'sponsored')?.size;
  const { shown, showMore } = useShown(Math.min(STEP, sponsored ?? STEP));
  const list = useRef<HTMLUListElement>(null);
  const firstAdded = useRef<number>(undefined);

  // Whoever presses the button goes on with the first vacancy that it has added.
  useEffect(() => {
    const card = firstAdded.current !== undefined && list.current?.children[firstAdded.current];
    if (!card) return;
    card.querySelector('a')?.focus({ preventScroll: true });
    firstAdded.current = undefined;
  });

  return (
    <>
      <JobCards ref={list} aria-label={jobsCopy.listLabel}>
        {jobs.slice(0, shown).map((job, index) => {
          const part = parts.find(({ start }) => start === index);
          return (
            <li key={job.id}>
              {part && <h3>{jobsCopy.parts[part.name](part.size)}</h3>}
              <JobCard job={job} />
              <SaveButton job={job} />
            </li>
          );
        })}
      </JobCards>
      {shown < jobs.length && (
        <Box sx={{ display: 'none', '@media print': { display: 'block', mt: 2 } }}>
          {jobsCopy.printed(shown, jobs.length)}
        </Box>
      )}
      {shown < jobs.length && (
        <Box sx={{ mt: 2 }}>
          <Button
            variant="outlined"
            fullWidth
            onClick={() => {
              firstAdded.current = shown;
              showMore();
            }}
          >
            {shown === sponsored
              ? jobsCopy.showOthers(jobs.length - shown)
              : jobsCopy.showMore(STEP, jobs.length - shown)}
          </Button>
        </Box>
      )}
    </>
  );
}

/**
 * How many vacancies to show. The history entry holds the number, so that Back brings back as many, and the filters that it belongs
 * to: another list begins with the first ones.
 */
function useShown(first: number) {
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  const filters = useAppSelector(selectFilters);
  const list = writeFiltersQuery('', filters);
  const entry = isRecord(state) ? state : {};
  const shown = typeof entry.shown === 'number' && entry.list === list ? entry.shown : first;
  const showMore = () =>
    void navigate(
      // The address may not have the filters yet, which are written after a pause.
      { search: writeFiltersQuery(search, filters), hash },
      { replace: true, preventScrollReset: true, state: { ...entry, shown: shown + STEP, list } },
    );
  return { shown, showMore };
}
