import { useWindowVirtualizer, type VirtualItem, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { jobsCopy } from '@/content/jobs';
import type { Job } from '@/contract/jobs';
import type { ListPart } from '@/features/jobs/search/findJobs';
import { SaveButton } from '@/features/jobs/saved/SaveButton';
import { Button } from '@/ui/button/Button';
import { JobCard } from './JobCard';
import { JobCards } from './jobCards.styles';
import { useKeepHashTargetInView, useRestoredScroll, useSaveScroll } from './useScrollRestoration';
import { useShownCards } from './useShownCards';

/** About the height of a card on any screen. */
const estimateSize = () => 130;

/**
 * Whether to correct the scroll position when a card above the viewport measures taller or shorter than estimated. Once the viewport
 * is past the list, the browser's scroll anchoring does that.
 */
const isAboveInList = ({ start }: VirtualItem, _: number, list: Virtualizer<Window, HTMLLIElement>) => {
  const offset = list.scrollOffset ?? 0;
  return start < offset && offset < list.options.scrollMargin + list.getTotalSize();
};

type JobListProps = { label?: string; jobs: readonly Job[]; parts?: readonly ListPart[] };

/**
 * The vacancies, a heading above the first of each part. Of a long list only those near the visible part are in the DOM; phones show
 * the others at the press of a button.
 */
export function JobList({ label = jobsCopy.listLabel, jobs, parts = [] }: JobListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (list.current) setTop(list.current.getBoundingClientRect().top + window.scrollY);
  }, []);
  const place = useRestoredScroll();
  const { count, overscan, isWhole, showAll } = useShownCards(jobs.length, place?.isWhole);

  // The rule is for the React Compiler, which this project does not use.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count,
    getItemKey: useCallback((index: number) => jobs[index]?.id ?? index, [jobs]),
    estimateSize,
    overscan,
    scrollMargin: top,
    ...(place && { initialOffset: place.offset, initialMeasurementsCache: place.measurements }),
  });
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = isAboveInList;
  useSaveScroll(virtualizer, isWhole);
  useKeepHashTargetInView(!place);

  const showOthers = () => {
    showAll();
    // The button is gone, and the first of the others stands in its place.
    list.current?.querySelector<HTMLElement>(`[data-index="${count}"] a`)?.focus({ preventScroll: true });
  };

  return (
    <>
      <JobCards ref={list} aria-label={label} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ key, index, start }) => {
          const job = jobs[index];
          const part = parts.find((each) => each.start === index);
          return (
            job && (
              <li
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                aria-setsize={jobs.length}
                aria-posinset={index + 1}
                style={{ transform: `translateY(${start - top}px)` }}
              >
                {part && <h3>{jobsCopy.parts[part.name](part.size)}</h3>}
                <JobCard job={job} />
                <SaveButton job={job} />
              </li>
            )
          );
        })}
      </JobCards>
      {count < jobs.length && (
        <Button variant="outlined" fullWidth onClick={showOthers}>
          {jobsCopy.showOthers(jobs.length - count)}
        </Button>
      )}
    </>
  );
}
