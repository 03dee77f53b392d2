import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { SESSION_MARK_COOKIE } from '@/contract/session';
import * as deviceStorage from '@/lib/storage';
import { USERNAME_KEY } from '@/lib/storedKeys';
import type { StoredSlice } from '@/lib/storedSlice';

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
  selectors: {
    selectIsAuthenticated: (session) => session.isAuthenticated,
    selectUsername: (session) => session.username,
  },
});

export const { signedIn, signedOut, sessionRestored } = sessionSlice.actions;
export const { selectIsAuthenticated, selectUsername } = sessionSlice.selectors;

/**
 * The session on the device: the name under `username`, nothing when signed out (specification section 3). Signing out
 * also drops the readable half of the cookies, without which the server takes nobody for signed in.
 */
export const storedSession: StoredSlice<SessionState> = {
  read: () => {
    const username = deviceStorage.get(USERNAME_KEY);
    return username ? signedInAs(username) : undefined;
  },
  write: ({ isAuthenticated, username }) =>
    isAuthenticated ? void deviceStorage.set(USERNAME_KEY, username) : endSession(),
  ownsKey: (key) => key === USERNAME_KEY,
};

function endSession(): void {
  deviceStorage.remove(USERNAME_KEY);
  document.cookie = `${SESSION_MARK_COOKIE}=; path=/; max-age=0`;
}

function signedInAs(username: string): SessionState {
  return { isAuthenticated: true, username };
}
