import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation, useMatch } from 'react-router-dom';
import { returnLinkCopy } from '@/content/visit';
import { applyPressed, pageLeft } from '@/features/applying/applyingSlice';
import { selectIsAuthenticated } from '@/features/session/sessionSlice';
import {
  returnLinkDismissed,
  selectVacancyLeft,
  selectVacancyTitle,
  vacancyLeft,
} from '@/features/session/returnLinkSlice';
import { APPLY_HASH, jobPath, paths } from '@/lib/paths';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { Box } from '@/ui/Box';
import { IconButton } from '@/ui/button/IconButton';
import { Column } from '@/ui/Column';
import { Icon } from '@/ui/Icon';
import { StandaloneLink } from '@/ui/link/AppLink';

const accountPaths: readonly string[] = [paths.signUp, paths.signIn, paths.forgotPassword];

/** Leads a guest who has left a vacancy in order to sign up or in back to it, from every page. */
export function ReturnLink() {
  const isSignedIn = useAppSelector(selectIsAuthenticated);
  const jobId = useVacancyLeft(isSignedIn);
  return jobId && <ReturnLine jobId={jobId} />;
}

/** The vacancy that a guest left in order to sign up or in, until they are back there. Also closes the form of a vacancy that is left. */
function useVacancyLeft(isSignedIn: boolean): string {
  const store = useAppStore();
  const { pathname, hash } = useLocation();
  const jobId = useAppSelector(selectVacancyLeft);
  const here = useMatch(paths.job)?.params.id;
  const previous = useRef(here);
  const isBack = jobId !== '' && here === jobId;

  useEffect(() => {
    const left = previous.current;
    previous.current = here;
    if (left && left !== here) store.dispatch(pageLeft({ jobId: left }));
    if (left && !isSignedIn && accountPaths.includes(pathname)) store.dispatch(vacancyLeft({ jobId: left }));
    if (!isBack || !isSignedIn) return;
    if (hash === APPLY_HASH) store.dispatch(applyPressed({ jobId, isSignedIn: true }));
    store.dispatch(returnLinkDismissed());
  }, [pathname, hash, here, isSignedIn, isBack, jobId, store]);

  return isBack ? '' : jobId;
}

/** A line on every page that leads back to the vacancy; once a visitor who wanted to apply has signed in, to its form. */
function ReturnLine({ jobId }: { jobId: string }) {
  const dispatch = useAppDispatch();
  const title = useAppSelector(selectVacancyTitle);
  const isFinishing = useAppSelector(selectIsAuthenticated) && title !== '';
  return (
    <Box as="aside" aria-label={returnLinkCopy.label} data-screen-only sx={{ bgcolor: 'light.100' }}>
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
