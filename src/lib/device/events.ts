import { createAction } from '@reduxjs/toolkit';

/** Everything kept on the device has been deleted: slices go back to their initial state. */
export const deviceWiped = createAction('device/wiped');
