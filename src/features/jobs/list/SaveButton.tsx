import { Heart } from 'lucide-react';
import { jobsCopy } from '@/content/jobs';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { IconButton } from '@/ui/button/IconButton';
import { Icon } from '@/ui/Icon';
import { selectIsSaved, vacancySaved, vacancyUnsaved, type SavedJob } from './savedSlice';

/** The heart of a vacancy: saves it on this device, without an account; pressed again, it removes it. On a card, its word shows only while the vacancy is saved. */
export function SaveButton({ job, isNamed }: { job: SavedJob; isNamed?: boolean }) {
  const dispatch = useAppDispatch();
  const isSaved = useAppSelector((state) => selectIsSaved(state, job.id));
  const word = isSaved ? jobsCopy.saved : jobsCopy.save;
  return (
    <IconButton
      className="save"
      aria-pressed={isSaved}
      aria-label={`${word} ${job.job_title}`}
      title={word}
      onClick={() => dispatch(isSaved ? vacancyUnsaved(job.id) : vacancySaved(job))}
    >
      <Icon icon={Heart} />
      {(isNamed || isSaved) && <span>{word}</span>}
    </IconButton>
  );
}
