import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Records the path shown now and returns the previous one; undefined on the first page of a visit. */
export type ArriveAt = (pathname: string) => string | undefined;

type ArrivalFocusProps = { arriveAt: ArriveAt; onPageReady?: () => void };

/**
 * After a navigation, scrolls to the top and moves the focus to the page's heading, which screen readers then read out.
 * Going back keeps the position that the browser restores; the first page of a visit is left alone.
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
