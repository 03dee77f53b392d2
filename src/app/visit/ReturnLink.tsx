// Loaded on demand by VisitNotes.
import { X } from 'lucide-react';
import { returnLinkCopy } from '@/content/visit';
import { selectVacancyTitle, returnLinkDismissed } from '@/features/session/returnLinkSlice';
import { selectIsAuthenticated } from '@/features/session/sessionSlice';
import { APPLY_HASH, jobPath } from '@/lib/paths';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Box } from '@/ui/Box';
import { IconButton } from '@/ui/button/IconButton';
import { Column } from '@/ui/Column';
import { Icon } from '@/ui/Icon';
import { printHidden } from '@/ui/print';
import { StandaloneLink } from '@/ui/link/AppLink';

/** A line on every page that leads back to the vacancy; once a visitor who wanted to apply has signed in, to its form. */
export function ReturnLink({ jobId }: { jobId: string }) {
  const dispatch = useAppDispatch();
  const title = useAppSelector(selectVacancyTitle);
  const isFinishing = useAppSelector(selectIsAuthenticated) && title !== '';
  return (
    <Box as="aside" aria-label={returnLinkCopy.label} sx={{ bgcolor: 'light.100', ...printHidden }}>
      <Column sx={line}>
        <StandaloneLink to={`${jobPath(jobId)}${isFinishing ? APPLY_HASH : ''}`}>
          {isFinishing ? returnLinkCopy.finish(title) : returnLinkCopy.link(title)}
        </StandaloneLink>
        <IconButton aria-label={returnLinkCopy.close} onClick={() => dispatch(returnLinkDismissed())}>
          <Icon icon={X} size={20} />
        </IconButton>
      </Column>
    </Box>
  );
}

const line = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  minHeight: 52,
  py: 0.75,
};
