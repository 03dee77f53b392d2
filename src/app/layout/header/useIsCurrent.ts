import { matchPath, useLocation } from 'react-router-dom';

/** Tells whether a link points to the current page. */
export function useIsCurrent(): (to: string) => boolean {
  const { pathname } = useLocation();
  return (to) => matchPath(to, pathname) !== null;
}

export const ariaCurrent = (isCurrent: boolean) => (isCurrent ? 'page' : undefined);
