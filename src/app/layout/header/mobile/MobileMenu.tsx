import Drawer from '@mui/material/Drawer';
import GlobalStyles from '@mui/material/GlobalStyles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import { useEffect } from 'react';
import { headerCopy, isNavGroup, mainNavigation } from '@/content/navigation';
import { linkProps } from '@/ui/AppLink';
import { MobileAuth } from './MobileAuth';
import { MobileGroup } from './MobileGroup';
import { MobileItem, PlainList } from './MobileItem';
import { ariaCurrent, useIsCurrent } from '@/app/layout/header/useIsCurrent';

/** Where the drawer begins, and the width that the page's scrollbar leaves behind while it is gone. */
export type Room = { top: number; scrollbar: number };

type MobileMenuProps = { id: string; room: Room; onClose: () => void };

/** The menu of the small screens: it covers the page, not the header. */
export function MobileMenu(props: MobileMenuProps) {
  const isWide = useMediaQuery(useTheme().breakpoints.up('lg'), { noSsr: true });
  return isWide ? null : <OpenDrawer {...props} />;
}

function OpenDrawer({ id, room, onClose }: MobileMenuProps) {
  const isCurrent = useIsCurrent();
  useEffect(holdPageStill, []);

  return (
    <Drawer
      variant="persistent"
      anchor="top"
      open
      transitionDuration={0}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': headerCopy.menuLabel,
          sx: { top: room.top, bottom: 0, border: 0, overscrollBehavior: 'contain' },
        },
      }}
    >
      <GlobalStyles styles={{ html: { overflow: 'hidden' }, body: { paddingRight: room.scrollbar } }} />
      <nav id={id} aria-label={headerCopy.menuLabel}>
        <PlainList>
          {mainNavigation.map((entry) => (
            <li key={entry.label}>
              {isNavGroup(entry) ? (
                <MobileGroup group={entry} onChoose={onClose} />
              ) : (
                <MobileItem
                  {...linkProps(entry.to)}
                  aria-current={ariaCurrent(isCurrent(entry.to))}
                  onClick={onClose}
                >
                  {entry.label}
                </MobileItem>
              )}
            </li>
          ))}
        </PlainList>
      </nav>
      <MobileAuth onChoose={onClose} />
    </Drawer>
  );
}

/** While the menu covers the page, Tab and screen readers stay in the header. */
function holdPageStill() {
  const covered = document.querySelectorAll('main, footer');
  covered.forEach((part) => part.setAttribute('inert', ''));
  return () => covered.forEach((part) => part.removeAttribute('inert'));
}
