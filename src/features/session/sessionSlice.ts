import { createSlice } from '@reduxjs/toolkit';
import { accountsApi } from '@/api/accountsApi';
import * as deviceStorage from '@/device/storage';
import { USERNAME_KEY } from '@/device/storedKeys';
import type { StoredSlice } from '@/device/storedSlice';

export type SessionState = {
  isAuthenticated: boolean;
  username: string;
  /** The email signed in with, in lower case, which tells accounts apart: names may be the same. Missing for a name stored by itself. */
  account?: string;
};

const signedOutState: SessionState = { isAuthenticated: false, username: '' };

export const sessionSlice = createSlice({
  name: 'session',
  initialState: signedOutState,
  reducers: {
    signedOut: () => signedOutState,
  },
  extraReducers: (builder) =>
    builder.addMatcher(accountsApi.endpoints.login.matchFulfilled, (_, { payload, meta }) =>
      signedInAs(payload.username, meta.arg.originalArgs.email.toLowerCase()),
    ),
  selectors: {
    selectIsAuthenticated: (session) => session.isAuthenticated,
    selectUsername: (session) => session.username,
    /** Whose receipts are shown; empty for a guest. */
    selectAccount: ({ account, username }) => account ?? username,
  },
});

export const { signedOut } = sessionSlice.actions;
export const { selectIsAuthenticated, selectUsername, selectAccount } = sessionSlice.selectors;

/** Whether two sessions are one account's. A name stored by itself has no email to compare. */
export const isSamePerson = (one: SessionState, other: SessionState): boolean =>
  one.account ? one.account === other.account : one.username === other.username;

const ACCOUNT_KEY = 'lindenway.account';

/** The visitor's name under `username`, nothing when signed out (docs/behaviour.md, section 3). */
export const storedSession: StoredSlice<SessionState> = {
  read: () => {
    const username = deviceStorage.get(USERNAME_KEY);
    return username ? signedInAs(username, deviceStorage.get(ACCOUNT_KEY)) : undefined;
  },
  // Other tabs follow each change: the name goes first and comes last, so that no tab sees it with another's account.
  write: ({ isAuthenticated, username, account }) => {
    if (!isAuthenticated) deviceStorage.remove(USERNAME_KEY);
    if (account) deviceStorage.set(ACCOUNT_KEY, account);
    else deviceStorage.remove(ACCOUNT_KEY);
    if (isAuthenticated) deviceStorage.set(USERNAME_KEY, username);
  },
  ownsKey: (key) => key === USERNAME_KEY || key === ACCOUNT_KEY,
};

function signedInAs(username: string, account: string | null): SessionState {
  return { isAuthenticated: true, username, ...(account && { account }) };
}
