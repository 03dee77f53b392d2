import { useState } from 'react';
import { useAppStore } from '@/store/hooks';
import { selectCarriedEmail } from './wayBackSlice';

/**
 * The email that was typed into another account form, as it is when this one opens; undefined for none. Read from the store itself,
 * which a selector does not see while the page is being hydrated: so use it in effects alone.
 */
export function useCarried(): { email: string } | undefined {
  const store = useAppStore();
  const [carried] = useState(() => {
    const email = selectCarriedEmail(store.getState());
    return email ? { email } : undefined;
  });
  return carried;
}
