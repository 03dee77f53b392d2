import { Button } from '@/ui/button/Button';
import { styled } from '@mui/material/styles';
import { headerCopy } from '@/content/navigation';
import { MenuEntry, useAccountItems } from '@/app/layout/header/MenuEntry';
import { selectIsAuthenticated, selectUsername } from '@/features/session/sessionSlice';
import { useAppSelector } from '@/store/hooks';
import { linkProps } from '@/ui/link/AppLink';
import { MenuRow } from './MenuRow';

/** The visitor's own rows of the mobile menu. From sm up Sign In and Sign Up are in the header instead. */
export function MobileAuth({ onClose, onReceipts }: { onClose: () => void; onReceipts: () => void }) {
  const isSignedIn = useAppSelector(selectIsAuthenticated);
  const name = useAppSelector(selectUsername);
  const items = useAccountItems(onReceipts);
  if (isSignedIn) {
    return (
      <Account>
        <p>
          <strong>{headerCopy.welcome}</strong> <span>{headerCopy.signedInAs(name)}</span>
        </p>
        {items.map((item) => (
          <MenuEntry key={item.label} row={MenuRow} item={item} replace onClose={onClose} />
        ))}
      </Account>
    );
  }
  return (
    <Guest>
      <Button variant="outlined" {...linkProps(headerCopy.signIn.to, { replace: true })}>
        {headerCopy.signIn.label}
      </Button>
      <Button {...linkProps(headerCopy.signUp.to, { replace: true })}>{headerCopy.signUp.label}</Button>
    </Guest>
  );
}

const Account = styled('div')(({ theme }) => ({
  padding: '20px calc(var(--gutter) - 14px) 8px',
  '& p': { margin: '0 14px 8px' },
  '& p span': { color: theme.vars.palette.text.secondary },
}));

const Guest = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 12,
  padding: '24px var(--gutter)',
  [theme.breakpoints.up('sm')]: { display: 'none' },
}));
