import { Button } from '@/ui/Button';
import { styled } from '@mui/material/styles';
import { CircleUserRound } from 'lucide-react';
import { useRef } from 'react';
import { headerCopy } from '@/content/navigation';
import { selectIsAuthenticated } from '@/features/session/sessionSlice';
import { useSignOut } from '@/features/session/useSignOut';
import { useAppSelector } from '@/store/hooks';
import { linkProps } from '@/ui/AppLink';
import { Icon } from '@/ui/Icon';
import { Dropdown } from './Dropdown';
import { ariaCurrent, useIsCurrent } from './useIsCurrent';
import type { OpenMenu } from './useOpenMenu';

/** Sign In and Sign Up, or the "Welcome!" menu, from sm up. */
export function AuthArea({ menus }: { menus: OpenMenu }) {
  const area = useRef<HTMLDivElement>(null);
  const isSignedIn = useAppSelector(selectIsAuthenticated);
  const signOut = useSignOut();
  // "Welcome!" is about to go, and the focus must not go with it.
  const logOut = () => {
    area.current?.focus();
    signOut();
  };

  return (
    <Area ref={area} tabIndex={-1} data-guest={isSignedIn ? undefined : ''}>
      {isSignedIn ? (
        <Dropdown
          id="welcome"
          label={<Welcome />}
          items={[{ label: headerCopy.logOut, onLogOut: logOut }]}
          menus={menus}
          align="right"
        />
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

// The width is the same signed in and out: nothing moves when a stored session joins after the first paint.
const Area = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'flex-end',
  flex: 'none',
  gap: 8,
  width: 200,
  '&:focus': { outline: 'none', boxShadow: 'none' },
  // Until the stored session has joined, a signed-in visitor sees neither state rather than the wrong one.
  'html[data-session] &[data-guest]': { visibility: 'hidden' },
  [theme.breakpoints.down('lg')]: { marginRight: 8 },
  '& strong': { fontWeight: 650 },
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));
