import { jobsCopy } from '@/content/jobs';
import { useAppSelector } from '@/store/hooks';
import { selectCardMark } from '@/store/selectCardMark';

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
