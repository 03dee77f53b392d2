import { useState, type FocusEvent } from 'react';
import { useAppDispatch, useAppStore } from '@/store/hooks';
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
  const dispatch = useAppDispatch();
  return ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'email') dispatch(emailEntered(target.value));
  };
}
