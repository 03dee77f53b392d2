import { waitFor } from '@testing-library/react';
import { apiPaths } from '@/contract/paths';
import { forgetSession, signOut } from '@/features/session/signOut';
import { makeStore } from '@/store/makeStore';
import { recordRequests, scenarios } from '@test/network';
import { signedIn } from '@test/session';

function signedInStore() {
  const store = makeStore();
  store.dispatch(signedIn('Adaeze'));
  return store;
}

test('Log Out ends the session here even without a connection, and without a complaint', async () => {
  scenarios.isCut(apiPaths.jobs);
  const requests = recordRequests(apiPaths.jobs);
  const store = signedInStore();
  store.dispatch(signOut());
  expect(store.getState().session.isAuthenticated).toBe(false);
  await waitFor(() => expect(requests).toHaveLength(1));
});

test('a session that the server has ended needs no read', async () => {
  const requests = recordRequests(apiPaths.jobs);
  document.cookie = 'lindenway_mark=half; path=/';
  signedInStore().dispatch(forgetSession());
  expect(document.cookie).toBe('');
  // A read of the first would come before that of the second.
  signedInStore().dispatch(signOut());
  await waitFor(() => expect(requests).toHaveLength(1));
});
