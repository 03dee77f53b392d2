import { useEffect, useRef } from 'react';
import { useLocation, useMatch } from 'react-router-dom';
import { applyPressed, pageLeft } from '@/features/applying/applyingSlice';
import { selectIsAuthenticated } from '@/features/session/sessionSlice';
import { selectVacancyLeft, vacancyLeft, returnLinkDismissed } from '@/features/session/returnLinkSlice';
import { APPLY_HASH, paths } from '@/lib/paths';
import { useIsHydrated } from '@/lib/useIsHydrated';
import { onDemand, useOnDemand } from '@/lib/onDemand';
import { useAppSelector, useAppStore } from '@/store/hooks';

const returnLink = onDemand(() => import(/* webpackChunkName: "visit" */ './ReturnLink'));
const accountPaths: readonly string[] = [paths.signUp, paths.signIn, paths.forgotPassword];

/** Leads a guest who has left a vacancy in order to sign up or in back to it, from every page. */
export function VisitNotes() {
  const isSignedIn = useAppSelector(selectIsAuthenticated);
  const isHydrated = useIsHydrated();
  const jobId = useVacancyLeft(isSignedIn);
  const note = useOnDemand(returnLink, isHydrated && jobId !== '');
  return note && jobId !== '' ? <note.ReturnLink jobId={jobId} /> : null;
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
