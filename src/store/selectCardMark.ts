import { selectHasApplied } from '@/features/applications/appliedSlice';
import { selectIsFresh } from '@/features/jobs/saved/seenSlice';
import type { RootState } from './makeStore';

/** What this device knows of a vacancy: applied for, or new since the last visit. */
export function selectCardMark(state: RootState, jobId: string): 'applied' | 'fresh' | undefined {
  if (selectHasApplied(state, jobId)) return 'applied';
  return selectIsFresh(state, jobId) ? 'fresh' : undefined;
}
