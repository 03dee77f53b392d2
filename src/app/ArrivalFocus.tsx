import { useEffect, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** The path that was shown last; undefined before the first page of a visit. */
export type ShownPath = RefObject<string | undefined>;

/**
 * After a navigation: the page starts at its top and focus moves to its heading, which is then read out.
 * Going back keeps the place that the browser restores. The first page of a visit is left alone.
 */
export function ArrivalFocus({ shownPath }: { shownPath: ShownPath }) {
  const { pathname } = useLocation();
  const navigation = useNavigationType();

  useEffect(() => {
    const previous = shownPath.current;
    shownPath.current = pathname;
    if (previous === undefined || previous === pathname) return;
    if (navigation !== 'POP') window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true });
  }, [pathname, navigation, shownPath]);

  return null;
}
