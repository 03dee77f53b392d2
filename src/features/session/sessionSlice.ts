import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { deviceWiped } from '@/lib/device/events';
import * as deviceStorage from '@/lib/device/storage';
import { USERNAME_KEY } from '@/lib/device/storedKeys';
import type { StoredSlice } from '@/lib/device/storedSlice';

export type SessionState = { isAuthenticated: boolean; username: string };

const signedOutState: SessionState = { isAuthenticated: false, username: '' };

export const sessionSlice = createSlice({
  name: 'session',
  initialState: signedOutState,
  reducers: {
    signedIn: (_, { payload }: PayloadAction<string>) => signedInAs(payload),
    signedOut: () => signedOutState,
    sessionRestored: (_, { payload }: PayloadAction<SessionState>) => payload,
  },
  extraReducers: (builder) => builder.addCase(deviceWiped, () => signedOutState),
  selectors: {
    selectIsAuthenticated: (session) => session.isAuthenticated,
  },
});

export const { signedIn, signedOut, sessionRestored } = sessionSlice.actions;
export const { selectIsAuthenticated } = sessionSlice.selectors;

/** The visitor's name under `username`, nothing when signed out (specification section 3). */
export const storedSession: StoredSlice<SessionState> = {
  read: () => {
    const username = deviceStorage.get(USERNAME_KEY);
    return username ? signedInAs(username) : undefined;
  },
  write: ({ isAuthenticated, username }) => {
    if (isAuthenticated) deviceStorage.set(USERNAME_KEY, username);
    else deviceStorage.remove(USERNAME_KEY);
  },
  ownsKey: (key) => key === USERNAME_KEY,
};

function signedInAs(username: string): SessionState {
  return { isAuthenticated: true, username };
}
