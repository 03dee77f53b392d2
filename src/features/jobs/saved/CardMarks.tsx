import { jobCopy, jobsCopy } from '@/content/jobs';
import { useAppSelector } from '@/store/hooks';
import { selectIsFresh } from './seenSlice';

/** What this device knows of a vacancy: applied for, or New since the last visit. */
export function CardMarks({ jobId }: { jobId: string }) {
  const hasApplied = useAppSelector(({ applied }) => applied.jobIds.includes(jobId));
  const isFresh = useAppSelector((state) => selectIsFresh(state, jobId));
  const mark = hasApplied ? jobCopy.applied : isFresh && jobsCopy.fresh;
  return mark && <span className="mark">{mark}</span>;
}
