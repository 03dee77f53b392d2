import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { apiPaths } from '@/contract/paths';
import { SIGN_OUT_HEADER } from '@/contract/session';
import { signedIn } from '@test/session';
import { forgetSession, signOut } from '@/features/session/signOut';
import { makeStore } from '@/store/makeStore';
import { network, recordRequests } from '@test/network';

const host = 'https://api.lindenway.example';
jest.mock('@/lib/config', () => {
  process.env.API_HOST = 'https://api.lindenway.example';
  process.env.API_CREDENTIALS = 'include';
  return jest.requireActual<object>('@/lib/config');
});

function signedInStore() {
  const store = makeStore();
  store.dispatch(signedIn('Adaeze'));
  return store;
}

it('ends the session on a backend of another host with one read of the vacancies', async () => {
  const requests = recordRequests(apiPaths.jobs);
  const read = new Promise<void>((resolve) => {
    network.use(
      http.get(host + apiPaths.jobs, () => {
        resolve();
        return HttpResponse.json({});
      }),
    );
  });
  signedInStore().dispatch(signOut());
  await read;
  expect(requests.map(({ method, credentials }) => [method, credentials])).toEqual([['GET', 'include']]);
  expect(requests[0]?.headers.get(SIGN_OUT_HEADER)).toBe('1');
  // Otherwise a visitor who closes the page at once would stay signed in.
  expect(requests[0]?.keepalive).toBe(true);
});

it('signs out here even without a connection, and without a complaint', async () => {
  const failed = new Promise<void>((resolve) => {
    network.use(
      http.get(host + apiPaths.jobs, () => {
        resolve();
        return HttpResponse.error();
      }),
    );
  });
  const store = signedInStore();
  store.dispatch(signOut());
  expect(store.getState().session.isAuthenticated).toBe(false);
  await failed;
});

it('needs no read for a session that the server has ended', async () => {
  network.use(http.get(host + apiPaths.jobs, () => HttpResponse.json({})));
  const requests = recordRequests(apiPaths.jobs);
  document.cookie = 'lindenway_mark=half; path=/';
  signedInStore().dispatch(forgetSession());
  expect(document.cookie).toBe('');
  // A read of the first would come before that of the second.
  signedInStore().dispatch(signOut());
  await waitFor(() => expect(requests).toHaveLength(1));
});
