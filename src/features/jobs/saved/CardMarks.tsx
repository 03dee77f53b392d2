import { jobsCopy } from '@/content/jobs';
import { useAppSelector } from '@/store/hooks';
import type { RootState } from '@/store/makeStore';
import { selectIsFresh } from './seenSlice';

/** Marks a vacancy as applied for, or as New since the last visit. */
export function CardMarks({ jobId }: { jobId: string }) {
  // A single subscription to the store, because each key press in the search mounts new cards.
  const mark = useAppSelector((state) => selectCardMark(state, jobId));
  return (
    mark && (
      <span className="mark" data-applied={mark === 'applied'}>
        {jobsCopy[mark]}
      </span>
    )
  );
}

/** What this device knows of a vacancy: applied for, or new since the last visit. */
function selectCardMark(state: RootState, jobId: string): 'applied' | 'fresh' | undefined {
  if (state.applied.jobIds.includes(jobId)) return 'applied';
  return selectIsFresh(state, jobId) ? 'fresh' : undefined;
}
