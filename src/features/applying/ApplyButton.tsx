import { Check } from 'lucide-react';
import { jobCopy } from '@/content/job';
import { Button } from '@/ui/button/Button';
import { Icon } from '@/ui/Icon';

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
    <span>{hasApplied ? jobCopy.applied : jobCopy.apply}</span>
  </Button>
);

// Before hydration only the script in `<head>` knows the stored flag (see src/prehydration.ts).
const appliedLook = { 'html[data-applied] &': { visibility: 'hidden' } };
