// Loaded on demand.
import { signOut } from '@/features/session/signOut';
import { deviceWiped } from '@/lib/device/events';
import { setShared } from '@/lib/device/setShared';
import { wipe } from '@/lib/device/wipe';
import type { AppDispatch } from './makeStore';

/** Signs out and deletes everything that the site keeps on the device, in all tabs; a shared computer is no longer one. */
export const wipeDevice = () => async (dispatch: AppDispatch) => {
  dispatch(signOut());
  dispatch(deviceWiped());
  await wipe();
  setShared(false);
};
