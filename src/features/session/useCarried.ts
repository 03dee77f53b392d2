import { useMemo } from 'react';
import { useIsHydrated } from '@/lib/useIsHydrated';
import { useAppStore } from '@/store/hooks';
import { selectCarriedEmail } from './wayBackSlice';

/**
 * The email that was typed into another account form, as it is when this one opens; undefined for none. While a page is hydrated the
 * store is not shown yet, and later changes are this form's own.
 */
export function useCarried(): { email: string } | undefined {
  const store = useAppStore();
  const isHydrated = useIsHydrated();
  return useMemo(() => {
    const email = isHydrated && selectCarriedEmail(store.getState());
    return email ? { email } : undefined;
  }, [isHydrated, store]);
}
