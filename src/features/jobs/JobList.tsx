import Box from '@mui/material/Box';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import { jobsCopy } from '@/content/jobs';
import type { Job } from '@/contract/jobs';
import { JobCard } from './JobCard';

const ESTIMATED_HEIGHT = 108;
const GAP = 12;
const OVERSCAN = 6;

/** The vacancies, of which only those near the visible part are in the page. */
export function JobList({ jobs }: { jobs: readonly Job[] }) {
  const list = useRef<HTMLUListElement>(null);
  const [offset, setOffset] = useState(0);
  useEffect(() => setOffset(list.current ? topOf(list.current) : 0), []);

  // The compiler would have to skip this component; it is not in use here.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count: jobs.length,
    estimateSize: () => ESTIMATED_HEIGHT,
    gap: GAP,
    overscan: OVERSCAN,
    scrollMargin: offset,
    getItemKey: (index) => jobs[index]?.id ?? index,
  });

  return (
    <Box
      component="ul"
      ref={list}
      aria-label={jobsCopy.listLabel}
      sx={{ position: 'relative', listStyle: 'none', m: 0, p: 0, height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ key, index, start }) => {
        const job = jobs[index];
        return (
          job && (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={jobs.length}
              aria-posinset={index + 1}
              style={{
                position: 'absolute',
                inset: '0 0 auto',
                transform: `translateY(${start - offset}px)`,
              }}
            >
              <JobCard job={job} />
            </li>
          )
        );
      })}
    </Box>
  );
}

const topOf = (element: HTMLElement): number => element.getBoundingClientRect().top + window.scrollY;
