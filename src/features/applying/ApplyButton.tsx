import Typography from '@mui/material/Typography';
import { Check } from 'lucide-react';
import { jobCopy } from '@/content/job';
import { ONE_MOMENT } from '@/content/loadFailure';
import { selectIsAuthenticated } from '@/features/session/sessionSlice';
import { readDraft } from '@/forms/draft';
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
  const isSignedIn = useAppSelector(selectIsAuthenticated);

  return {
    stage,
    // Not yet while the toast is shown: until it has gone, the form stays open.
    hasApplied: isFlagged && stage !== 'sent',
    /** A phone may put the tab away while its owner looks for a CV, and open the page anew. */
    isBegun: isSignedIn && stage === 'closed' && Object.keys(readDraft(`application.${jobId}`)).length > 0,
    // The session is read when pressed: a page that has just hydrated still shows what a guest sees.
    apply: () =>
      void store.dispatch(applyPressed({ jobId, isSignedIn: store.getState().session.isAuthenticated })),
    close: () => void store.dispatch(closeAsked({ jobId })),
  };
}

export type Applying = ReturnType<typeof useApplying>;

type ApplyButtonProps = { applying: Applying; isOpening: boolean };

/** "Apply Now", then a grey disabled "Applied" (docs/behaviour.md, section 4). */
export const ApplyButton = ({ applying: { hasApplied, isBegun, apply }, isOpening }: ApplyButtonProps) => (
  <>
    {isBegun && !hasApplied && (
      <Typography component="div" variant="body2" sx={{ mb: 1 }}>
        {jobCopy.begun}
      </Typography>
    )}
    <Button
      fullWidth
      disabled={hasApplied}
      aria-busy={isOpening || undefined}
      onClick={apply}
      sx={appliedLook}
    >
      {hasApplied && <Icon icon={Check} size={20} />}
      <span>{hasApplied ? jobCopy.applied : isOpening ? ONE_MOMENT : jobCopy.apply}</span>
    </Button>
  </>
);

// Before hydration only the script in `<head>` knows the stored flag (see src/prehydration.ts).
const appliedLook = { 'html[data-applied] &': { visibility: 'hidden' } };
