import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { AuthArea } from './AuthArea';
import { Logo } from '@/app/layout/Logo';
import { MainNav } from './MainNav';
import { MobileNav } from './mobile/MobileNav';
import { PrintedHead } from './PrintedHead';
import { TopBar } from './TopBar';
import { useOpenMenu } from './useOpenMenu';
import { headerCopy } from '@/content/navigation';
import { onDemand, useOnDemand } from '@/lib/onDemand';
import { Column } from '@/ui/Column';
import { notify } from '@/ui/toast/notify';
import { WITH_NAV } from './header.styles';

const receiptsDialog = onDemand(
  () => import(/* webpackChunkName: "receipts" */ '@/features/applying/receipts/ReceiptsDialog'),
);

/** The shared header (docs/behaviour.md, section 2). */
export function Header() {
  const menus = useOpenMenu();
  const [areReceiptsOpen, setReceiptsOpen] = useState(false);
  const closeReceipts = () => setReceiptsOpen(false);
  const receipts = useOnDemand(receiptsDialog, areReceiptsOpen, () => {
    closeReceipts();
    notify.failure(headerCopy.receiptsFailed);
  });
  const onReceipts = () => setReceiptsOpen(true);
  return (
    <Container>
      <PrintedHead />
      <TopBar />
      <Bar data-screen-only>
        <Row>
          <LogoSlot>
            <Logo />
          </LogoSlot>
          <MainNav menus={menus} />
          <AuthArea {...{ menus, onReceipts }} />
          <MobileNav {...{ menus, onReceipts }} />
        </Row>
      </Bar>
      {receipts && <receipts.ReceiptsDialog isOpen={areReceiptsOpen} onClose={closeReceipts} />}
    </Container>
  );
}

// Above the page: a container is a stacking context, which would keep its menus below what follows.
const Container = styled('header')(({ theme }) => ({
  position: 'relative',
  zIndex: theme.zIndex.appBar,
  '@media screen': { container: 'header / inline-size' },
}));

const Bar = styled('div')(({ theme }) => ({
  height: 80,
  backgroundColor: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [WITH_NAV]: { height: 118 },
}));

const Row = styled(Column)({
  display: 'flex',
  alignItems: 'center',
  height: '100%',
  gap: 8,
  [WITH_NAV]: { gap: 20 },
});

const LogoSlot = styled('div')({
  marginRight: 'auto',
  '& img': { height: 60 },
  [WITH_NAV]: { '& img': { height: 97 } },
});
