import { useDispatch, useSelector, useStore } from 'react-redux';
import { selectAccount } from '@/features/session/sessionSlice';
import type { AppDispatch, AppStore, RootState } from './makeStore';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<AppStore>();

/** Whose drafts and receipts are shown: the account that is signed in, blank for a guest. */
export const useAccount = (): string => useAppSelector(selectAccount);
