import { waitFor } from '@testing-library/react';
import { apiPaths } from '@/contract/paths';
import { forgetSession, signOut } from '@/features/session/signOut';
import { makeStore } from '@/store/makeStore';
import { recordRequests, scenarios } from '@test/network';

test('a session that the server has ended needs no read; Log Out does, and does not complain if it fails', async () => {
  scenarios.isCut(apiPaths.jobs);
  const requests = recordRequests(apiPaths.jobs);
  document.cookie = 'lindenway_mark=half; path=/';
  makeStore().dispatch(forgetSession());
  expect(document.cookie).toBe('');
  // A read of the first would come before that of the second.
  makeStore().dispatch(signOut());
  await waitFor(() => expect(requests).toHaveLength(1));
});
