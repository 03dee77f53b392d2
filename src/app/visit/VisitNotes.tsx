import { useEffect, useRef } from 'react';
import { useLocation, useMatch } from 'react-router-dom';
import { selectIsAuthenticated } from '@/features/session/sessionSlice';
import { selectVacancyLeft, vacancyLeft, returnLinkDismissed } from '@/features/session/returnLinkSlice';
import { paths } from '@/lib/paths';
import { useIsHydrated } from '@/lib/useIsHydrated';
import { onDemand, useOnDemand } from '@/lib/onDemand';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

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

/** The vacancy that a guest left in order to sign up or in, until they are back there. */
function useVacancyLeft(isSignedIn: boolean): string {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const jobId = useAppSelector(selectVacancyLeft);
  const here = useMatch(paths.job)?.params.id;
  const previous = useRef(here);
  const isBack = jobId !== '' && here === jobId;

  useEffect(() => {
    const left = previous.current;
    previous.current = here;
    if (left && !isSignedIn && accountPaths.includes(pathname)) dispatch(vacancyLeft({ jobId: left }));
    if (isBack && isSignedIn) dispatch(returnLinkDismissed());
  }, [pathname, here, isSignedIn, isBack, dispatch]);

  return isBack ? '' : jobId;
}
