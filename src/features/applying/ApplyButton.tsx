import { Check } from 'lucide-react';
import { jobCopy } from '@/content/job';
import { ONE_MOMENT } from '@/content/loadFailure';
import { useAppSelector, useAppStore } from '@/store/hooks';
import { Button } from '@/ui/button/Button';
import { Icon } from '@/ui/Icon';
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

type ApplyButtonProps = {
  hasApplied: boolean;
  isOpening: boolean;
  onApply: () => void;
};

/** "Apply Now", then a grey disabled "Applied" (docs/behaviour.md, section 4). */
export const ApplyButton = ({ hasApplied, isOpening, onApply }: ApplyButtonProps) => (
  <Button
    fullWidth
    disabled={hasApplied}
    aria-busy={isOpening || undefined}
    onClick={onApply}
    sx={appliedLook}
  >
    {hasApplied && <Icon icon={Check} size={20} />}
    <span>{hasApplied ? jobCopy.applied : isOpening ? ONE_MOMENT : jobCopy.apply}</span>
  </Button>
);

// Before hydration only the script in `<head>` knows the stored flag (see src/prehydration.ts).
const appliedLook = { 'html[data-applied] &': { visibility: 'hidden' } };
