import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { apiPaths } from '@/contract/paths';
import { SIGN_OUT_HEADER } from '@/contract/session';
import { signedIn } from '@/features/session/sessionSlice';
import { forgetSession, signOut } from '@/features/session/signOut';
import { getStored, keysOf, putStored } from '@/device/database';
import { makeStore } from '@/store/makeStore';
import { notify } from '@/ui/toast/notify';
import { installDeviceDatabase, removeDeviceDatabase } from '@test/deviceDatabase';
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

describe('what is kept of the forms', () => {
  const account = 'ada@candidate.example';
  const own = [
    'lindenway.draft.ada%40candidate.example/contactEnquiry/',
    'lindenway.draft.ada%40candidate.example/application/7',
    'lindenway.lastSent.ada%40candidate.example',
    'lindenway.receipt.ada%40candidate.example/7',
  ];
  const others = ['lindenway.receipt.ben%40candidate.example/7', 'lindenway.saved', 'applied_7'];
  const resumes = [
    'lindenway.draft.ada%40candidate.example/application/7',
    'lindenway.draft.ben/application/7',
  ];

  async function store() {
    network.use(http.get(host + apiPaths.jobs, () => HttpResponse.json({})));
    await installDeviceDatabase();
    for (const key of [...own, ...others]) localStorage.setItem(key, `{"of": "${key}"}`);
    for (const key of resumes) await putStored('resumes', key, { of: key });
    const signedInAs = makeStore();
    signedInAs.dispatch(signedIn('Adaeze', account));
    return signedInAs;
  }
  afterEach(removeDeviceDatabase);

  it('is deleted by Log Out, for this account alone', async () => {
    (await store()).dispatch(signOut());
    expect(Object.keys(localStorage).toSorted()).toEqual(others.toSorted());
    await waitFor(async () => expect(await keysOf('resumes')).toEqual([resumes[1]]));
  });

  /** Logs out, and gives what Undo does. */
  async function logOut(): Promise<(() => void) | undefined> {
    const offered = jest.spyOn(notify, 'undoable').mockImplementation(() => {});
    (await store()).dispatch(signOut());
    await waitFor(async () => expect(await keysOf('resumes')).toEqual([resumes[1]]));
    return offered.mock.lastCall?.[1];
  }

  it('can be put back, CV included, where something was not sent', async () => {
    const undo = await logOut();
    undo?.();
    for (const key of own) expect(localStorage.getItem(key)).toBe(`{"of": "${key}"}`);
    await waitFor(async () => expect(await getStored('resumes', resumes[0]!)).toEqual({ of: resumes[0] }));
  });

  it('is put back only where nothing newer is kept', async () => {
    const undo = await logOut();
    localStorage.setItem(own[1]!, 'newer');
    undo?.();
    await waitFor(() => expect(localStorage.getItem(own[0]!)).toContain('contactEnquiry'));
    expect(localStorage.getItem(own[1]!)).toBe('newer');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await keysOf('resumes')).toEqual([resumes[1]]);
  });

  it('goes without a word where all was sent', async () => {
    const offered = jest.spyOn(notify, 'undoable');
    const signedInAs = await store();
    for (const key of own.slice(0, 2)) localStorage.removeItem(key);
    signedInAs.dispatch(signOut());
    await waitFor(async () => expect(await keysOf('resumes')).toEqual([resumes[1]]));
    expect(offered).not.toHaveBeenCalled();
  });

  it('stays if "Remember me" was ticked', async () => {
    const signedInAs = await store();
    localStorage.setItem('rememberMe', 'true');
    signedInAs.dispatch(signOut());
    expect(Object.keys(localStorage)).toEqual(expect.arrayContaining([...own, ...others]));
    expect(await keysOf('resumes')).toEqual(resumes);
  });

  it('stays when a session ends by itself', async () => {
    (await store()).dispatch(forgetSession());
    expect(Object.keys(localStorage)).toEqual(expect.arrayContaining(own));
    expect(await keysOf('resumes')).toEqual(resumes);
  });
});
