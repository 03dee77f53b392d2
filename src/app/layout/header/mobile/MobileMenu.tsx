import Drawer from '@mui/material/Drawer';
import GlobalStyles from '@mui/material/GlobalStyles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect } from 'react';
import { headerCopy, isNavGroup, mainNavigation } from '@/content/navigation';
import { useBackCloses } from '@/lib/backCloses';
import { linkProps } from '@/ui/link/AppLink';
import { MobileAuth } from './MobileAuth';
import { MobileGroup } from './MobileGroup';
import { PlainList } from '@/ui/PlainList';
import { MobileItem } from './MobileItem';
import { ariaCurrent, useIsCurrent } from '@/app/layout/header/useIsCurrent';
import { WITH_NAV } from '@/app/layout/header/header.styles';

/** Where the drawer starts, and the width of the page's scrollbar, which is hidden while it is open. */
export type DrawerOffsets = { top: number; scrollbar: number };

type MobileMenuProps = { id: string; offsets: DrawerOffsets; onClose: () => void; onReceipts: () => void };

/** The menu on small screens; it covers the page below the header. Its links replace its entry in the history, and close it by that. */
export function MobileMenu(props: MobileMenuProps) {
  const isWide = useMediaQuery(WITH_NAV, { noSsr: true });
  return isWide ? null : <OpenDrawer {...props} />;
}

function OpenDrawer({ id, offsets, onClose, onReceipts }: MobileMenuProps) {
  const isCurrent = useIsCurrent();
  useEffect(makePageInert, []);
  useBackCloses(true, onClose);

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
          sx: { top: offsets.top, bottom: 0, border: 0, overscrollBehavior: 'contain' },
        },
      }}
    >
      <GlobalStyles styles={{ html: { overflow: 'hidden' }, body: { paddingRight: offsets.scrollbar } }} />
      <nav id={id} aria-label={headerCopy.menuLabel}>
        <PlainList>
          {mainNavigation.map((entry) => (
            <li key={entry.label}>
              {isNavGroup(entry) ? (
                <MobileGroup group={entry} />
              ) : (
                <MobileItem
                  {...linkProps(entry.to, { replace: true })}
                  aria-current={ariaCurrent(isCurrent(entry.to))}
                >
                  {entry.label}
                </MobileItem>
              )}
            </li>
          ))}
        </PlainList>
      </nav>
      <MobileAuth onChoose={onClose} onReceipts={onReceipts} />
    </Drawer>
  );
}

/** Keeps Tab and screen readers in the header while the menu covers the page. */
function makePageInert() {
  // The skip link, the lines under the header, the page and the footer.
  const covered = document.querySelectorAll('body > * > :is(a, aside, main, footer)');
  covered.forEach((part) => part.setAttribute('inert', ''));
  return () => covered.forEach((part) => part.removeAttribute('inert'));
}
