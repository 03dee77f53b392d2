// Loaded on demand.
import { endSession } from '@/features/session/endSession';
import { forgetSession } from '@/features/session/signOut';
import { deviceWiped } from '@/lib/device/events';
import { wipe } from '@/lib/device/wipe';
import type { AppDispatch } from './makeStore';

/** Signs out and deletes everything that the site keeps on the device, in all tabs. */
export const wipeDevice = () => async (dispatch: AppDispatch) => {
  dispatch(forgetSession());
  endSession();
  dispatch(deviceWiped());
  await wipe();
};
