import Drawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { X } from 'lucide-react';
import { headerCopy, isNavGroup, mainNavigation } from '@/content/navigation';
import { Logo } from '@/app/layout/Logo';
import { provider } from '@/content/provider';
import { hours } from '@/content/providerDetails';
import { MenuEntry, type MenuChoice } from '@/app/layout/header/MenuEntry';
import { useBackCloses } from '@/lib/backCloses';
import { IconButton } from '@/ui/button/IconButton';
import { Icon } from '@/ui/Icon';
import { linkProps } from '@/ui/link/AppLink';
import { PlainList } from '@/ui/PlainList';
import { MenuRow } from './MenuRow';
import { MobileAuth } from './MobileAuth';
import { MobileGroup } from './MobileGroup';
import { MobileItem } from './MobileItem';
import { ariaCurrent, useIsCurrent } from '@/app/layout/header/useIsCurrent';
import { NAV_REM } from '@/app/layout/header/header.styles';

type MobileMenuProps = { onClose: () => void; onReceipts: () => void };

/** The menu on small screens, over the page. Its links replace its entry in the history, and close it by that. */
export function MobileMenu({ onClose, onReceipts }: MobileMenuProps) {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const isWide = useMediaQuery(`(min-width: ${NAV_REM * rem}px)`, { noSsr: true });
  const isCurrent = useIsCurrent();
  useBackCloses(!isWide, onClose);

  return (
    <Drawer
      anchor="right"
      open={!isWide}
      onClose={onClose}
      transitionDuration={0}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': headerCopy.menuLabel,
          sx: { width: { xs: '100%', sm: 420 }, overscrollBehavior: 'contain' },
        },
      }}
    >
      <Head>
        <Logo replace />
        <IconButton aria-label={headerCopy.closeMenu} onClick={onClose}>
          <Icon icon={X} />
        </IconButton>
      </Head>
      <nav aria-label={headerCopy.menuLabel}>
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
      <MobileAuth onClose={onClose} onReceipts={onReceipts} />
      <Foot>
        <MenuEntry row={MenuRow} item={ring} />
      </Foot>
    </Drawer>
  );
}

const ring: MenuChoice = {
  label: provider.telephone.text,
  icon: 'telephone',
  to: provider.telephone.href,
  holds: headerCopy.ring(hours.telephoneInShort),
};

// At the foot of the screen, where the menu is shorter.
const Foot = styled('div')(({ theme }) => ({
  marginTop: 'auto',
  padding: '8px calc(var(--gutter) - 14px)',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

// As high as the page's header, whose place it takes.
const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: 80,
  paddingInline: 'var(--gutter)',
  '& img': { height: 60 },
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));
