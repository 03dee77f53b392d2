import {
  combineSlices,
  createAction,
  type Reducer,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { baseApi } from '@/api/baseApi';
import { colorSchemeSlice } from '@/features/appearance/colorSchemeSlice';
import { appliedSlice } from '@/features/applying/appliedSlice';
import { applyingSlice } from '@/features/applying/applyingSlice';
import { savedSlice } from '@/features/jobs/list/savedSlice';
import { filtersSlice } from '@/features/jobs/search/filtersSlice';
import { returnLinkSlice } from '@/features/session/returnLinkSlice';
import { sessionSlice } from '@/features/session/sessionSlice';

const slices = combineSlices(
  baseApi,
  sessionSlice,
  filtersSlice,
  appliedSlice,
  applyingSlice,
  savedSlice,
  returnLinkSlice,
  colorSchemeSlice,
);

export type RootState = ReturnType<typeof slices>;
export type AppDispatch = ThunkDispatch<RootState, unknown, UnknownAction>;

/** What another tab has kept becomes the state of this slice. */
export const storageRead = createAction<{ name: keyof RootState; state: unknown }>('device/storageRead');
/** Everything kept on the device has been deleted: all but the API's answers goes back to its initial state. */
export const deviceWiped = createAction('device/wiped');

export const rootReducer: Reducer<RootState, UnknownAction, Partial<RootState>> = (state, action) => {
  if (deviceWiped.match(action)) return slices(state && { api: state.api }, action);
  if (storageRead.match(action))
    return { ...slices(state, action), [action.payload.name]: action.payload.state };
  return slices(state, action);
};
