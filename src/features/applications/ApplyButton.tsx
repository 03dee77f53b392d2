import { Button } from '@/ui/Button';
import { Check } from 'lucide-react';
import { jobCopy } from '@/content/jobs';
import { Icon } from '@/ui/Icon';

type ApplyButtonProps = { hasApplied: boolean; onApply: () => void };

/** "Apply Now", then a grey disabled "Applied" (specification section 4). */
export const ApplyButton = ({ hasApplied, onApply }: ApplyButtonProps) => (
  <Button fullWidth disabled={hasApplied} onClick={onApply}>
    {hasApplied && <Icon icon={Check} size={20} />}
    {hasApplied ? jobCopy.applied : jobCopy.apply}
  </Button>
);
