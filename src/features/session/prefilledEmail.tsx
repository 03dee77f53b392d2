import { useState, type FocusEvent, type ReactNode } from 'react';
import * as v from 'valibot';
import { email as emailSchema } from '@/contract/fields';
import { useFormContext } from 'react-hook-form';
import { useAppDispatch, useAppStore } from '@/store/hooks';
import { Button } from '@/ui/button/Button';
import { linkProps } from '@/ui/link/AppLink';
import { StandaloneLink } from '@/ui/link/StandaloneLink';
import { emailEntered, selectPrefilledEmail } from './returnLinkSlice';

/**
 * The email that was typed into another account form, as it is when this one opens; undefined for none. Read from the store itself,
 * which a selector does not see while the page is being hydrated: so use it in effects alone.
 */
export function usePrefilledEmail(): { email: string } | undefined {
  const store = useAppStore();
  const [prefilled] = useState(() => {
    const email = selectPrefilledEmail(store.getState());
    return email ? { email } : undefined;
  });
  return prefilled;
}

/** Remembers the email for the next account form as soon as its field is left: for `onBlur` of the element around a form. */
export function useEmailCapture(): (event: FocusEvent) => void {
  const keep = useKeepEmail();
  return ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'email') keep(target.value);
  };
}

/** Not what the next form would refuse. */
function useKeepEmail(): (typed: string) => void {
  const dispatch = useAppDispatch();
  return (typed) => {
    if (v.is(emailSchema, typed)) dispatch(emailEntered(typed));
  };
}

type PrefillingLinkProps = { to: string; onLeave?: () => void; isButton?: boolean; children: ReactNode };

/** A link in the sign-in form to another account form, which is filled in with the email typed here. */
export function PrefillingLink({ to, onLeave, isButton, children }: PrefillingLinkProps) {
  const { getValues } = useFormContext<{ email: string }>();
  const keep = useKeepEmail();
  const leave = () => {
    keep(getValues('email'));
    onLeave?.();
  };
  if (isButton)
    return (
      <Button variant="outlined" fullWidth {...linkProps(to)} onClick={leave}>
        {children}
      </Button>
    );
  return (
    <StandaloneLink to={to} onClick={leave}>
      {children}
    </StandaloneLink>
  );
}
