import { styled } from '@mui/material/styles';
import { Menu, X } from 'lucide-react';
import { useId, useRef, useState, type RefObject } from 'react';
import { footerCopy, headerCopy } from '@/content/navigation';
import { AppLink } from '@/ui/link/AppLink';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/button/IconButton';
import type { DrawerOffsets } from './MobileMenu';
import { useEscape } from '@/app/layout/header/useDismissal';
import { onDemand, useOnDemand } from '@/lib/onDemand';
import type { OpenMenu } from '@/app/layout/header/useOpenMenu';
import { WITH_NAV } from '@/app/layout/header/header.styles';

type MobileNavProps = { menus: OpenMenu; header: RefObject<HTMLElement | null>; onReceipts: () => void };

const MENU = 'mobile';
const mobileMenu = onDemand(() => import(/* webpackChunkName: "mobile-menu" */ './MobileMenu'));

/** The menu button on small screens, and the drawer that it opens. */
export function MobileNav({ menus, header, onReceipts }: MobileNavProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [offsets, setOffsets] = useState<DrawerOffsets>({ top: 0, scrollbar: 0 });
  const isOpen = menus.isOpen(MENU);
  const close = () => menus.close(MENU);
  const fetched = useOnDemand(mobileMenu, isOpen, close);
  const drawer = isOpen ? fetched : undefined;
  const closeAndReturn = () => {
    button.current?.focus();
    close();
  };
  useEscape(isOpen, closeAndReturn);

  const toggle = () => {
    if (isOpen) return close();
    setOffsets(measureOffsets(header.current));
    menus.open(MENU);
  };
  return (
    <Area>
      <MenuButton
        ref={button}
        aria-label={isOpen ? headerCopy.closeMenu : headerCopy.openMenu}
        aria-expanded={isOpen}
        aria-controls={drawer && id}
        onClick={toggle}
      >
        <Icon icon={isOpen ? X : Menu} />
      </MenuButton>
      <noscript>
        <AppLink to={`#footer-${footerCopy.quickLinks.id}`}>{headerCopy.menuLabel}</AppLink>
      </noscript>
      {drawer && <drawer.MobileMenu {...{ id, offsets, onReceipts }} onClose={closeAndReturn} />}
    </Area>
  );
}

// The drawer starts below the header, and that depends on how far the page is scrolled.
function measureOffsets(header: HTMLElement | null): DrawerOffsets {
  return {
    top: header?.getBoundingClientRect().bottom ?? 0,
    scrollbar: window.innerWidth - document.documentElement.clientWidth,
  };
}

const Area = styled('div')({
  [WITH_NAV]: { display: 'none' },
});

const MenuButton = styled(IconButton)(({ theme }) => ({
  border: `2px solid ${theme.vars.palette.text.primary}`,
}));
