import { jobsCopy } from '@/content/jobs';
import { useAppSelector } from '@/store/hooks';
import { selectIsFresh } from './seenSlice';

/** What this device knows of a vacancy: applied for, or New since the last visit. */
export function CardMarks({ jobId }: { jobId: string }) {
  // A single subscription to the store, because each key press in the search mounts new cards.
  const mark = useAppSelector((state) => {
    if (state.applied.jobIds.includes(jobId)) return jobsCopy.applied;
    return selectIsFresh(state, jobId) && jobsCopy.fresh;
  });
  return (
    mark && (
      <span className="mark" data-applied={mark === jobsCopy.applied}>
        {mark}
      </span>
    )
  );
}
