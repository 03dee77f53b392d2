import { useAppSelector, useAppStore } from '@/store/hooks';
import { selectHasApplied } from './appliedSlice';
import { applyPressed, closeAsked, selectStage } from './applyingSlice';

/** What the page of a vacancy knows of applying for it. */
export function useApplying(jobId: string) {
  const store = useAppStore();
  const stage = useAppSelector((state) => selectStage(state, jobId));
  const isFlagged = useAppSelector((state) => selectHasApplied(state, jobId));

  return {
    stage,
    // Not yet while the toast is shown: until it has gone, the form stays open.
    hasApplied: isFlagged && stage !== 'sent',
    // The session is read when pressed: a page that has just hydrated still shows what a guest sees.
    apply: () =>
      void store.dispatch(applyPressed({ jobId, isSignedIn: store.getState().session.isAuthenticated })),
    close: () => void store.dispatch(closeAsked({ jobId })),
  };
}

export type Applying = ReturnType<typeof useApplying>;
