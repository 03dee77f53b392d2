// Loaded on demand.
import { entryLeft } from '@/lib/backCloses';
import { deviceWiped } from '@/lib/device/events';
import * as deviceStorage from '@/lib/device/storage';
import { wipe } from '@/lib/device/wipe';
import { startAfresh, type WipedBecause } from '@/lib/startAfresh';
import type { AppDispatch } from './makeStore';

/**
 * Deletes all that the site keeps, from this tab and from the device, and loads the home page anew. It does not end the session:
 * dispatch `signOut()` first.
 */
export const leaveSharedComputer = (because: WipedBecause) => async (dispatch: AppDispatch) => {
  // Forms that are still open would write their drafts once more.
  deviceStorage.storeNothing();
  dispatch(deviceWiped());
  await wipe();
  // The history.back() that closes the warning could overtake the reload, and its reason would be lost.
  await entryLeft();
  startAfresh(because);
};
