import { Heart } from 'lucide-react';
import { memo } from 'react';
import { jobsCopy } from '@/content/jobs';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { PlainButton } from '@/ui/button/PlainButton';
import { Icon } from '@/ui/Icon';
import { selectIsSaved, vacancySaved, vacancyUnsaved, type SavedJob } from './savedSlice';

// Created once: every card shows it.
const heart = <Icon icon={Heart} />;

/**
 * The heart of a vacancy: saves it on this device, without an account; pressed again, it removes it. Styled by what it stands in,
 * because a class of its own would slow down the list.
 */
export const SaveButton = memo(function SaveButton({ job, isNamed }: { job: SavedJob; isNamed?: boolean }) {
  const dispatch = useAppDispatch();
  const isSaved = useAppSelector((state) => selectIsSaved(state, job.id));
  return (
    <PlainButton
      className="save"
      aria-pressed={isSaved}
      aria-label={jobsCopy.save(job.job_title)}
      title={isSaved ? jobsCopy.saved : jobsCopy.saveShort}
      onClick={() => dispatch(isSaved ? vacancyUnsaved(job.id) : vacancySaved(job))}
    >
      {heart}
      {isNamed && jobsCopy.saveShort}
    </PlainButton>
  );
});
