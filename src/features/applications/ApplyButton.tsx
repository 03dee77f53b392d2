import { Check } from 'lucide-react';
import { jobCopy } from '@/content/jobs';
import { Button } from '@/ui/button/Button';
import { Icon } from '@/ui/Icon';

type ApplyButtonProps = {
  hasApplied: boolean;
  isOpening: boolean;
  onApply: () => void;
  /** Called when it looks as if the button were pressed next. */
  onNear: () => void;
};

/** "Apply Now", then a grey disabled "Applied" (specification section 4). */
export const ApplyButton = ({ hasApplied, isOpening, onApply, onNear }: ApplyButtonProps) => (
  <Button
    fullWidth
    disabled={hasApplied}
    aria-busy={isOpening || undefined}
    onPointerEnter={onNear}
    onPointerDown={onNear}
    onFocus={onNear}
    onClick={onApply}
    sx={appliedLook}
  >
    {hasApplied && <Icon icon={Check} size={20} />}
    {hasApplied ? jobCopy.applied : jobCopy.apply}
  </Button>
);

// Before the page is alive the script in its head knows (see app/start/storedLook.ts).
const appliedLook = { 'html[data-applied] &': { visibility: 'hidden' } };
