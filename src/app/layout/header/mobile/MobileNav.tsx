import { styled } from '@mui/material/styles';
import { Menu } from 'lucide-react';
import { WITH_NAV } from '@/app/layout/header/header.styles';
import type { OpenMenu } from '@/app/layout/header/useOpenMenu';
import { footerCopy, headerCopy } from '@/content/navigation';
import { onDemand, useOnDemand } from '@/lib/onDemand';
import { AppLink } from '@/ui/link/AppLink';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/button/IconButton';

const MENU = 'mobile';
const mobileMenu = onDemand(() => import(/* webpackChunkName: "mobile-menu" */ './MobileMenu'));

/** The menu button on small screens, and the drawer that it opens. */
export function MobileNav({ menus, onReceipts }: { menus: OpenMenu; onReceipts: () => void }) {
  const isOpen = menus.isOpen(MENU);
  const close = () => menus.close(MENU);
  const menu = useOnDemand(mobileMenu, isOpen, close);
  return (
    <Area>
      <MenuButton
        aria-label={headerCopy.openMenu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => menus.open(MENU)}
      >
        <Icon icon={Menu} />
      </MenuButton>
      <noscript>
        <AppLink to={`#footer-${footerCopy.quickLinks.id}`}>{headerCopy.menuLabel}</AppLink>
      </noscript>
      {isOpen && menu && <menu.MobileMenu onClose={close} onReceipts={onReceipts} />}
    </Area>
  );
}

const Area = styled('div')({
  [WITH_NAV]: { display: 'none' },
});

const MenuButton = styled(IconButton)(({ theme }) => ({
  border: `2px solid ${theme.vars.palette.text.primary}`,
}));
