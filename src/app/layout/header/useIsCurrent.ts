import { matchPath, useLocation } from 'react-router-dom';
import type { NavGroup } from '@/content/navigation';

/** Tells whether a link points to the current page. */
export function useIsCurrent(): (to: string) => boolean {
  const { pathname } = useLocation();
  return (to) => matchPath(to, pathname) !== null;
}

/** Tells whether the current page belongs to a group of the menu. */
export function useIsCurrentGroup(): (group: NavGroup) => boolean {
  const isCurrent = useIsCurrent();
  return ({ items, also }) =>
    items.some(({ to }) => isCurrent(to)) || (also !== undefined && isCurrent(also));
}

export const ariaCurrent = (isCurrent: boolean) => (isCurrent ? 'page' : undefined);
