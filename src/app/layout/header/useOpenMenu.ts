import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { isDialogState } from '@/lib/backCloses';

export type OpenMenu = {
  isOpen: (id: string) => boolean;
  open: (id: string) => void;
  /** Closes this menu if it is the open one. */
  close: (id: string) => void;
};

/** Which of the header's menus is open: at most one, and none after a navigation. */
export function useOpenMenu(): OpenMenu {
  const { key, search, state } = useLocation();
  const [menu, setMenu] = useState<{ id: string; openedAt: string; search: string; hasEntry?: boolean }>();
  // The list writes its filters into the address a moment after they change, maybe once a menu is open.
  const isReplaced = useNavigationType() === NavigationType.Replace && menu?.search !== search;
  // The menu on small screens has an entry of its own in the history, which its links replace: once that is gone, the menu is closed.
  const isEntry = isDialogState(state);
  if (menu && isEntry && !menu.hasEntry) setMenu({ ...menu, hasEntry: true });
  const isShown = isEntry || (!menu?.hasEntry && (menu?.openedAt === key || isReplaced));
  if (menu && !isShown) setMenu(undefined);
  const openId = isShown ? menu?.id : undefined;
  return {
    isOpen: (id) => openId === id,
    open: (id) => setMenu({ id, openedAt: key, search }),
    close: (id) => setMenu((current) => (current?.id === id ? undefined : current)),
  };
}
