import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isDialogState } from '@/lib/backCloses';

export type OpenMenu = {
  isOpen: (id: string) => boolean;
  open: (id: string) => void;
  /** Closes this menu if it is the open one. */
  close: (id: string) => void;
};

/** Which of the header's menus is open: at most one, and none on another page. */
export function useOpenMenu(): OpenMenu {
  const { pathname, state } = useLocation();
  const [menu, setMenu] = useState<{ id: string; openedAt: string; hasEntry?: boolean }>();
  // The menu on small screens has an entry of its own in the history, which its links replace: once that is gone, the menu is closed.
  const isEntry = isDialogState(state);
  if (menu && isEntry && !menu.hasEntry) setMenu({ ...menu, hasEntry: true });
  const isShown = isEntry || (!menu?.hasEntry && menu?.openedAt === pathname);
  if (menu && !isShown) setMenu(undefined);
  const openId = isShown ? menu?.id : undefined;
  return {
    isOpen: (id) => openId === id,
    open: (id) => setMenu({ id, openedAt: pathname }),
    close: (id) => setMenu((current) => (current?.id === id ? undefined : current)),
  };
}
