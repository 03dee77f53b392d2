import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useAppDispatch } from '@/store/hooks';
import { StandaloneLink } from '@/ui/link/StandaloneLink';
import { emailEntered } from './returnLinkSlice';

type PrefillingLinkProps = { to: string; onLeave?: () => void; children: ReactNode };

/** A link in the sign-in form to another account form, which is filled in with the email typed here. */
export function PrefillingLink({ to, onLeave, children }: PrefillingLinkProps) {
  const { getValues } = useFormContext<{ email: string }>();
  const dispatch = useAppDispatch();
  const leave = () => {
    dispatch(emailEntered(getValues('email')));
    onLeave?.();
  };
  return (
    <StandaloneLink to={to} onClick={leave}>
      {children}
    </StandaloneLink>
  );
}
