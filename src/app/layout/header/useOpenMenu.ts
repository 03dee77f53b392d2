import { useState } from 'react';
import { useLocation } from 'react-router-dom';

export type OpenMenu = {
  isOpen: (id: string) => boolean;
  open: (id: string) => void;
  /** Closes the menu of that name; another one stays as it is. */
  close: (id: string) => void;
};

/** Which of the header's menus is open: one at most, and none after a navigation of any kind. */
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
