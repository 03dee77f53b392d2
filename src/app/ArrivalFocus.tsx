import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom';

/** Records the location shown now and returns the previous one; undefined on the first page of a visit. */
export type ArriveAt = (location: Location) => Location | undefined;

/**
 * After a navigation, scrolls to the top and focuses the heading, which screen readers then read out, or does both for the element
 * that the hash names; so does a link to the current page. Back keeps the browser's scroll position; the first page is left alone.
 */
export function ArrivalFocus({ arriveAt }: { arriveAt: ArriveAt }) {
  const location = useLocation();
  const navigation = useNavigationType();

  useEffect(() => {
    const previous = arriveAt(location);
    if (!previous || previous.key === location.key) return;
    if (previous.pathname === location.pathname && !isLinkToSamePage(previous, location, navigation)) return;
    const isBack = navigation === NavigationType.Pop;
    const part = isBack ? null : document.getElementById(location.hash.slice(1));
    if (part) {
      part.tabIndex = -1;
      part.scrollIntoView();
    } else if (!isBack) window.scrollTo(0, 0);
    (part ?? document.querySelector<HTMLElement>('#main h1'))?.focus({ preventScroll: true });
  }, [location, navigation, arriveAt]);

  return null;
}

/** Not the filters, which replace the query of their own page's address. */
const isLinkToSamePage = (previous: Location, { search }: Location, navigation: NavigationType) =>
  navigation === NavigationType.Push || (navigation === NavigationType.Replace && search === previous.search);
