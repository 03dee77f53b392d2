import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { AuthArea } from './AuthArea';
import { Logo } from '@/app/layout/Logo';
import { MainNav } from './MainNav';
import { MobileNav } from './mobile/MobileNav';
import { TopBar } from './TopBar';
import { useOpenMenu } from './useOpenMenu';
import { Column } from '@/ui/Column';

/** The shared header (docs/behaviour.md, section 2). */
export function Header() {
  const header = useRef<HTMLElement>(null);
  const menus = useOpenMenu();
  return (
    <header ref={header}>
      <TopBar />
      <Bar>
        <Row>
          <LogoSlot>
            <Logo />
          </LogoSlot>
          <MainNav menus={menus} />
          <AuthArea menus={menus} />
          <MobileNav menus={menus} header={header} />
        </Row>
      </Bar>
    </header>
  );
}

const Bar = styled('div')(({ theme }) => ({
  position: 'relative',
  zIndex: theme.zIndex.appBar,
  height: 80,
  backgroundColor: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('lg')]: { height: 118 },
}));

const Row = styled(Column)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  height: '100%',
  gap: 8,
  [theme.breakpoints.up('lg')]: { gap: 20 },
}));

const LogoSlot = styled('div')(({ theme }) => ({
  marginRight: 'auto',
  '& img': { height: 60 },
  [theme.breakpoints.up('lg')]: { '& img': { height: 97 } },
}));
