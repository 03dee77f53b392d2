import { Button } from '@/ui/button/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FileCheck, LogOut } from 'lucide-react';
import { headerCopy } from '@/content/navigation';
import { selectIsAuthenticated } from '@/features/session/sessionSlice';
import { signOut } from '@/features/session/signOut';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { linkProps } from '@/ui/link/AppLink';
import { Icon } from '@/ui/Icon';

/** The end of the mobile menu. From sm up Sign In and Sign Up are in the header instead. */
export function MobileAuth({ onChoose, onReceipts }: { onChoose: () => void; onReceipts: () => void }) {
  const isSignedIn = useAppSelector(selectIsAuthenticated);
  const dispatch = useAppDispatch();
  const logOut = () => {
    onChoose();
    dispatch(signOut());
  };
  const openReceipts = () => {
    onChoose();
    onReceipts();
  };

  if (isSignedIn) {
    return (
      <Foot>
        <Typography sx={{ gridColumn: '1 / -1', fontWeight: 650 }}>{headerCopy.welcome}</Typography>
        <Button variant="outlined" sx={wholeRow} onClick={openReceipts}>
          <Icon icon={FileCheck} size={20} />
          {headerCopy.receipts}
        </Button>
        <Button variant="outlined" sx={wholeRow} onClick={logOut}>
          <Icon icon={LogOut} size={20} />
          {headerCopy.logOut}
        </Button>
      </Foot>
    );
  }
  return (
    <Foot sx={{ display: { sm: 'none' } }}>
      <Button variant="outlined" {...linkProps(headerCopy.signIn.to, { replace: true })}>
        {headerCopy.signIn.label}
      </Button>
      <Button {...linkProps(headerCopy.signUp.to, { replace: true })}>{headerCopy.signUp.label}</Button>
    </Foot>
  );
}

const wholeRow = { gridColumn: '1 / -1', justifyContent: 'flex-start' };

const Foot = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 12,
  padding: '24px 20px',
  [theme.breakpoints.up('sm')]: { paddingInline: 24 },
}));
