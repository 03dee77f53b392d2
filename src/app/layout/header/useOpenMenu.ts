import { useState } from 'react';
import { useLocation } from 'react-router-dom';

export type OpenMenu = {
  isOpen: (id: string) => boolean;
  open: (id: string) => void;
  /** Closes this menu if it is the open one. */
  close: (id: string) => void;
};

/** Which of the header's menus is open: at most one, and none after a navigation. */
export function useOpenMenu(): OpenMenu {
  const { key } = useLocation();
  const [menu, setMenu] = useState<{ id: string; openedAt: string }>();
  const openId = menu?.openedAt === key ? menu.id : undefined;
  return {
    isOpen: (id) => openId === id,
    open: (id) => setMenu({ id, openedAt: key }),
    close: (id) => setMenu((current) => (current?.id === id ? undefined : current)),
  };
}
