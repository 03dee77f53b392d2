import { X } from 'lucide-react';
import { wayBackCopy } from '@/content/visit';
import { selectVacancyTitle, wayBackTaken } from '@/features/session/wayBackSlice';
import { jobPath } from '@/lib/paths';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { IconButton } from '@/ui/button/IconButton';
import { Icon } from '@/ui/Icon';
import { StandaloneLink } from '@/ui/link/StandaloneLink';
import { NoteBar } from './NoteBar';

/** A line on every page that leads back to the vacancy, until the visitor takes it or closes it. */
export function WayBackNote({ jobId }: { jobId: string }) {
  const dispatch = useAppDispatch();
  const title = useAppSelector(selectVacancyTitle);
  return (
    <NoteBar label={wayBackCopy.label}>
      <StandaloneLink to={jobPath(jobId)}>{wayBackCopy.link(title)}</StandaloneLink>
      <IconButton aria-label={wayBackCopy.close} onClick={() => dispatch(wayBackTaken())}>
        <Icon icon={X} size={20} />
      </IconButton>
    </NoteBar>
  );
}
