import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import { jobsCopy } from '@/content/jobs';
import type { FoundJob } from './filterJobs';
import { JobCard } from './JobCard';
import { JobCards } from './JobCards';

const GAP = 12;
const OVERSCAN = 6;
const estimateSize = () => 108;

/** What the cards of the last list measured: who comes back from a vacancy finds the list at the same place. */
let lastMeasured: VirtualItem[] = [];

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
    initialMeasurementsCache: lastMeasured,
  });
  useEffect(
    () => () => {
      lastMeasured = virtualizer.takeSnapshot();
    },
    [virtualizer],
  );

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

const topOf = (element: HTMLElement): number => element.getBoundingClientRect().top + window.scrollY;
