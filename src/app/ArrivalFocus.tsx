import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom';

/**
 * After a navigation, focuses the heading, which screen readers then read out, or the element that the hash names; so does a link to
 * the current page. The first page of a visit is left alone.
 */
export function ArrivalFocus() {
  const location = useLocation();
  const navigation = useNavigationType();
  const shown = useRef(location);

  useEffect(() => {
    const previous = shown.current;
    shown.current = location;
    if (previous.key === location.key) return;
    if (previous.pathname === location.pathname && !isLinkToSamePage(previous, location, navigation)) return;
    const part = navigation === NavigationType.Pop ? null : document.getElementById(location.hash.slice(1));
    if (part) part.tabIndex = -1;
    (part ?? document.querySelector<HTMLElement>('#main h1'))?.focus({ preventScroll: true });
  }, [location, navigation]);

  return null;
}

/**
 * Not the filters, which replace the query of their own page's address, nor a dialog or the number of
 * vacancies shown, which are state of the page's location.
 */
const isLinkToSamePage = (previous: Location, { search, state }: Location, navigation: NavigationType) =>
  state === null &&
  (navigation === NavigationType.Push ||
    (navigation === NavigationType.Replace && search === previous.search));
