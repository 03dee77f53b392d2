import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import { jobsCopy } from '@/content/jobs';
import type { FoundJob } from '@/features/jobs/search/filterJobs';
import { JobCard } from './JobCard';
import { JobCards } from './jobCards.styles';
import { topOf, useKeptPlace } from './useScrollRestoration';

const GAP = 12;
const OVERSCAN = 6;
const estimateSize = () => 108;

/** The vacancies, of which only those near the visible part are in the page. */
export function JobList({ jobs }: { jobs: readonly FoundJob[] }) {
  const list = useRef<HTMLUListElement>(null);
  const [offset, setOffset] = useState(0);
  useEffect(() => setOffset(list.current ? topOf(list.current) : 0), []);

  // The compiler would have to skip this component; it is not in use here.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count: jobs.length,
    estimateSize,
    gap: GAP,
    overscan: OVERSCAN,
    scrollMargin: offset,
  });
  useKeptPlace(list, (index) => virtualizer.measurementsCache[index]?.start ?? 0);

  return (
    <JobCards ref={list} aria-label={jobsCopy.listLabel} style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, start }) => {
        const job = jobs[index]?.job;
        return (
          job && (
            // A place keeps its elements when another vacancy takes it: typing changes words, not the tree.
            <li
              key={index}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={jobs.length}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start - offset}px)` }}
            >
              <JobCard job={job} />
            </li>
          )
        );
      })}
    </JobCards>
  );
}
