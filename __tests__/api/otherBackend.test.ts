import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { apiPaths } from '@/contract/paths';
import { SIGN_OUT_HEADER } from '@/contract/session';
import { application } from '@test/calls';
import { network } from '@test/network';

/** A host with a path, as behind a gateway. */
const host = 'https://crm.agency.example/gateway';

afterAll(() => {
  delete process.env.API_HOST;
  delete process.env.API_CREDENTIALS;
});

let requests: Request[];
const record = ({ request }: { request: Request }) => {
  requests.push(request.clone());
  return HttpResponse.json({ result: { items: [] } }, { headers: { 'Access-Control-Allow-Origin': '*' } });
};

beforeEach(() => {
  requests = [];
  network.use(http.all(`${host}/*`, record));
});

/** The parts of the site that make calls, in a build with this setting. */
async function load(credentials: string) {
  Object.assign(process.env, { API_HOST: host, API_CREDENTIALS: credentials });
  jest.resetModules();
  const jobs = await import('@/api/jobsApi');
  const [{ makeStore }, { applicationsApi }, { signOut }] = await Promise.all([
    import('@/store/makeStore'),
    import('@/api/applicationsApi'),
    import('@/features/session/signOut'),
  ]);
  const store = makeStore();
  return {
    readJobs: () => store.dispatch(jobs.jobsApi.endpoints.getJobs.initiate()),
    apply: () => store.dispatch(applicationsApi.endpoints.postApplication.initiate(application())),
    signOut: () => store.dispatch(signOut()),
  };
}

test('calls to a backend on another host go to its path without credentials or a header of ours', async () => {
  const site = await load('');
  await site.readJobs();
  expect(await site.apply()).toEqual({ data: null });
  site.signOut();
  await site.readJobs();
  expect(requests.map(({ method, url }) => [method, url])).toEqual([
    ['GET', `${host}${apiPaths.jobs}`],
    ['POST', `${host}${apiPaths.applicationForm}`],
  ]);
  expect(requests[0]?.credentials).toBe('omit');
  expect(requests[1]?.credentials).not.toBe('include');
  expect(requests.map(({ headers }) => headers.has(SIGN_OUT_HEADER))).toEqual([false, false]);
});

test("this project's own backend on another host gets the session and is told of Log Out", async () => {
  const site = await load('include');
  await site.readJobs();
  site.signOut();
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(requests.map(({ credentials, headers }) => [credentials, headers.has(SIGN_OUT_HEADER)])).toEqual([
    ['include', false],
    ['include', true],
  ]);
  // Otherwise a visitor who closes the page at once would stay signed in.
  expect(requests[1]?.keepalive).toBe(true);
});
