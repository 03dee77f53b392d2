import { useEffect, useRef } from 'react';
import { useLocation, useMatch } from 'react-router-dom';
import { selectIsAuthenticated } from '@/features/session/sessionSlice';
import { selectVacancyLeft, vacancyLeft, wayBackTaken } from '@/features/session/wayBackSlice';
import { useIsShared } from '@/lib/device/useIsShared';
import { paths } from '@/lib/paths';
import { wipedBecause } from '@/lib/startAfresh';
import { useIsHydrated } from '@/lib/useIsHydrated';
import { useOnDemand } from '@/lib/useOnDemand';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

const load = () => import(/* webpackChunkName: "visit" */ './LoadedNotes');
const accountPaths: readonly string[] = [paths.signUp, paths.signIn, paths.forgotPassword];

/** What accompanies a visit from page to page: the way back to a vacancy, and the watch on a shared computer. */
export function VisitNotes() {
  const isSignedIn = useAppSelector(selectIsAuthenticated);
  const isHydrated = useIsHydrated();
  const jobId = useVacancyLeft(isSignedIn);
  const isShared = useIsShared();
  const wiped = wipedBecause(useLocation().state);
  const isWanted = jobId !== '' || wiped !== undefined || isShared;
  const notes = useOnDemand(load, isHydrated && isWanted, () => undefined);
  return notes ? <notes.LoadedNotes jobId={jobId} wiped={wiped} /> : null;
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
    if (isBack && isSignedIn) dispatch(wayBackTaken());
  }, [pathname, here, isSignedIn, isBack, dispatch]);

  return isBack ? '' : jobId;
}
