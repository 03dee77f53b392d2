import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Takes the path that is shown now and gives the one before; undefined for the first page of a visit. */
export type ArriveAt = (pathname: string) => string | undefined;

type ArrivalFocusProps = { arriveAt: ArriveAt; onPageReady?: () => void };

/**
 * After a navigation: the page starts at its top and focus moves to its heading, which is then read out.
 * Going back keeps the place that the browser restores. The first page of a visit is left alone.
 */
export function ArrivalFocus({ arriveAt, onPageReady }: ArrivalFocusProps) {
  const { pathname } = useLocation();
  const navigation = useNavigationType();

  useEffect(() => onPageReady?.(), [onPageReady]);

  useEffect(() => {
    const previous = arriveAt(pathname);
    if (previous === undefined || previous === pathname) return;
    if (navigation !== NavigationType.Pop) window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true });
  }, [pathname, navigation, arriveAt]);

  return null;
}
