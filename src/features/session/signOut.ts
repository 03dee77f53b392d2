import { headerCopy } from '@/content/navigation';
import { HOST_COOKIE_PREFIX, SESSION_MARK_COOKIE } from '@/contract/session';
import { forgetFormsOf } from '@/device/forgetForms';
import type { AppDispatch, RootState } from '@/store/makeStore';
import { notify } from '@/ui/toast/notify';
import { endSession } from './endSession';
import { isRemembering } from './rememberedCredentials';
import { selectAccount, signedOut } from './sessionSlice';

/**
 * Forgets the session on this device. Without its readable cookie the server rejects the other one, so this holds even
 * without a connection. Remembered credentials stay, as specified.
 */
export const forgetSession = () => (dispatch: AppDispatch) => {
  for (const prefix of ['', HOST_COOKIE_PREFIX])
    document.cookie = `${prefix}${SESSION_MARK_COOKIE}=; path=/; max-age=0${prefix && '; secure'}`;
  dispatch(signedOut());
};

/**
 * Signs out on this device and on the server. What is kept of the account's forms goes too, unless "Remember me" was ticked; where
 * something was not sent yet, a toast offers to undo that.
 */
export const signOut = () => (dispatch: AppDispatch, getState: () => RootState) => {
  const account = selectAccount(getState());
  notify.clear();
  dispatch(forgetSession());
  endSession();
  const putBack = isRemembering() ? undefined : forgetFormsOf(account);
  if (!putBack) return;
  notify.undoable(headerCopy.unsentDeleted, () => {
    putBack();
    notify.success(headerCopy.unsentKept);
  });
};
