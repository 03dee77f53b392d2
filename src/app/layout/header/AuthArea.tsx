import { Button } from '@/ui/button/Button';
import { styled } from '@mui/material/styles';
import { CircleUserRound } from 'lucide-react';
import { useRef } from 'react';
import { headerCopy } from '@/content/navigation';
import { selectIsAuthenticated } from '@/features/session/sessionSlice';
import { useAppSelector } from '@/store/hooks';
import { linkProps } from '@/ui/link/AppLink';
import { Icon } from '@/ui/Icon';
import { Dropdown } from './Dropdown';
import { useAccountItems } from './MenuEntry';
import { ariaCurrent, useIsCurrent } from './useIsCurrent';
import type { OpenMenu } from './useOpenMenu';
import { WITHOUT_NAV } from './header.styles';

/** Sign In and Sign Up, or the "Welcome!" menu, from sm up. */
export function AuthArea({ menus, onReceipts }: { menus: OpenMenu; onReceipts: () => void }) {
  const area = useRef<HTMLDivElement>(null);
  const isSignedIn = useAppSelector(selectIsAuthenticated);
  // The focused "Welcome!" button is about to unmount; without this the focus would be lost.
  const items = useAccountItems(onReceipts, () => area.current?.focus());

  return (
    <Area ref={area} tabIndex={-1} data-guest={isSignedIn ? undefined : ''}>
      {isSignedIn ? (
        <Dropdown id="welcome" label={<Welcome />} items={items} menus={menus} align="right" />
      ) : (
        <SignedOut />
      )}
    </Area>
  );
}

function SignedOut() {
  const isCurrent = useIsCurrent();
  const { signIn, signUp } = headerCopy;
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        {...linkProps(signIn.to)}
        aria-current={ariaCurrent(isCurrent(signIn.to))}
      >
        {signIn.label}
      </Button>
      <Button size="small" {...linkProps(signUp.to)} aria-current={ariaCurrent(isCurrent(signUp.to))}>
        {signUp.label}
      </Button>
    </>
  );
}

const Welcome = () => (
  <>
    <Icon icon={CircleUserRound} size={18} />
    <strong>{headerCopy.welcome}</strong>
  </>
);

// The same width signed in or out, so that nothing moves when the stored session is read after the first paint.
const Area = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'flex-end',
  flex: 'none',
  gap: 8,
  minWidth: 200,
  whiteSpace: 'nowrap',
  '&:focus': { outline: 'none', boxShadow: 'none' },
  // Until the stored session has been read, a signed-in visitor sees nothing here instead of Sign In.
  'html[data-session] &[data-guest]': { visibility: 'hidden' },
  [WITHOUT_NAV]: { marginRight: 8 },
  '& strong': { fontWeight: 650 },
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));
