import { signOut } from '@/features/session/signOut';
import { deviceWiped, type AppDispatch } from './rootReducer';
import { wipe } from '@/device/wipe';

/** Signs out and deletes everything that the site keeps on the device, in all tabs. */
export const wipeDevice = () => async (dispatch: AppDispatch) => {
  dispatch(signOut());
  dispatch(deviceWiped());
  await wipe();
};
