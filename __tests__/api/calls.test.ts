import { waitFor } from '@testing-library/react';
import {
  useLoginMutation,
  useRegisterMutation,
  useRequestResetLinkMutation,
  useResetPasswordMutation,
} from '@/api/accountsApi';
import { applicationsApi } from '@/api/applicationsApi';
import { useSendEnquiryMutation } from '@/api/enquiriesApi';
import { useGetJobQuery, useGetJobsQuery } from '@/api/jobsApi';
import { apiPaths } from '@/contract/paths';
import { account, application, call, enquiry, reset, send } from '@test/calls';
import { jobs, makeJob } from '@test/fixtures';
import { recordRequests, scenarios } from '@test/network';
import { expectLogged } from '@test/problems';

// What the other calls send is in the tests of their forms (pages/).

test('an enquiry is posted as JSON', async () => {
  const { request } = await send(apiPaths.contact, useSendEnquiryMutation, enquiry);
  expect([request.method, request.headers.get('content-type')]).toEqual(['POST', 'application/json']);
  expect(await request.json()).toEqual(enquiry);
});

test('an application is posted as multipart form data, its parts in their order and the file as it is', async () => {
  const { request } = await send(
    apiPaths.applicationForm,
    applicationsApi.usePostApplicationMutation,
    application(),
  );
  expect(request.headers.get('content-type')).toMatch(/^multipart\/form-data; ?boundary=/);
  const parts = [...(await request.formData())];
  const resume = parts.find(([name]) => name === 'resume')?.[1];
  expect(parts).toEqual([
    ['fullName', 'Adaeze Example'],
    ['email', enquiry.email],
    ['phoneNumber', ''],
    ['resume', resume],
    ['message', 'Dear team'],
    ['jobId', 'a&b=c'],
  ]);
  expect(resume).toMatchObject({ name: 'my cv ✓.pdf', type: 'application/pdf' });
  expect(resume instanceof File && (await resume.text())).toBe('%PDF-1.4 secret');
});

describe('a call whose connection breaks after a 2xx', () => {
  beforeEach(() => {
    for (const path of Object.values(apiPaths)) scenarios.breaksInBody(path);
  });

  it('has succeeded if nothing of the answer is needed', async () => {
    const sent = [
      await send(apiPaths.contact, useSendEnquiryMutation, enquiry),
      await send(apiPaths.register, useRegisterMutation, account),
      await send(apiPaths.forgotPassword, useRequestResetLinkMutation, { email: enquiry.email }),
      await send(apiPaths.resetPassword, useResetPasswordMutation, reset),
    ];
    for (const { answer } of sent) expect(answer).not.toHaveProperty('error');
  });

  it('has failed if the answer is needed', async () => {
    const credentials = { email: enquiry.email, password: 'Lantern1!' };
    const { answer } = await send(apiPaths.login, useLoginMutation, credentials);
    expect(answer).toHaveProperty('error');
    const { result } = call(() => [useGetJobsQuery(), useGetJobQuery('101')] as const);
    await waitFor(() => expect(result.current.map(({ isError }) => isError)).toEqual([true, true]));
    expectLogged(/does not match its schema/);
  });
});

/** Reads the list, which the backend answers so. */
async function readList(answer: object | string, status = 200) {
  scenarios.answers(apiPaths.jobs, status, answer);
  const { result } = call(() => useGetJobsQuery());
  await waitFor(() => expect(result.current.isFetching).toBe(false));
  return { ...result.current, data: result.current.data?.jobs };
}

describe('the list of vacancies', () => {
  it('is read without a body and without the query of the page address', async () => {
    window.history.replaceState(null, '', '/JobsPage?code=42');
    const requests = recordRequests(apiPaths.jobs);
    expect((await readList({ result: { items: jobs } })).data).toHaveLength(6);
    window.history.replaceState(null, '', '/');
    const [request] = requests;
    expect([request?.method, request?.body, new URL(request?.url ?? '').search]).toEqual(['GET', null, '']);
  });

  it('may stand under plain `items`, and its HTML is read as plain text', async () => {
    const { data } = await readList({ items: [makeJob({ job_title: 'A&amp;E Nurse' })] });
    expect(data?.map(({ job_title }) => job_title)).toEqual(['A&E Nurse']);
  });

  it('leaves out vacancies without an id alone, and one that comes twice, and logs what cannot be read', async () => {
    const items = [
      { ...makeJob(), id: 101 },
      { id: '102', pay: {} },
      { ...makeJob(), id: null },
      'rubbish',
      makeJob(),
    ];
    const { data } = await readList({ result: { items } });
    expect(data).toMatchObject([{ id: '101' }, { id: '102', job_title: 'Vacancy 102' }]);
    expect(data?.[1]).not.toHaveProperty('pay');
    expectLogged(/faults in the list of vacancies: 4.*\n?.*vacancy 102: pay could not be read/);
  });

  it('logs its first twenty faults in one message', async () => {
    const items = Array.from({ length: 50 }, (_, index) => ({ ...makeJob({ id: `${index}` }), pay: {} }));
    expect((await readList({ result: { items } })).data).toHaveLength(50);
    expect(console.error).toHaveBeenCalledTimes(1);
    expectLogged(/faults in the list of vacancies: 50(?:.*\n){19}.*vacancy 19: pay could not be read$/);
  });

  it.each([{}, { result: {} }, { result: { items: 'none' } }, '<p>hello</p>'])(
    'has failed when the answer is %j, which is logged',
    async (answer) => {
      expect((await readList(answer)).isError).toBe(true);
      expectLogged(/getJobs: the answer does not match its schema[^]*vacancies could not be loaded/);
    },
  );

  it.each([200, 500])('has failed when an error field comes in its place, with %i too', async (status) => {
    expect((await readList({ error: 'CRM is asleep' }, status)).isError).toBe(true);
    const details: unknown = expect.objectContaining({ error: 'CRM is asleep' });
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('could not be loaded'), details);
    expectLogged(/lindenway/);
  });
});

describe('a vacancy', () => {
  it.each(['101', 'a&b=c', '../x', '✓', '50% #?'])('is asked for by its id %j alone', async (id) => {
    const { id: _, ...details } = makeJob();
    scenarios.answers(apiPaths.jobDetails, 200, details);
    const [requests, { result }] = [recordRequests(apiPaths.jobDetails), call(() => useGetJobQuery(id))];
    await waitFor(() => expect(result.current.data).toEqual(makeJob({ id })));
    expect(requests.map(({ method }) => method)).toEqual(['GET']);
    expect([...new URL(requests[0]?.url ?? '').searchParams]).toEqual([['id', id]]);
  });

  it.each([{ job: makeJob() }, { job_title: ' ' }, [], '<h1>Bad gateway</h1>'])(
    'is not the answer %j: that has failed, and is logged',
    async (answer) => {
      scenarios.answers(apiPaths.jobDetails, 200, answer);
      const { result } = call(() => useGetJobQuery('101'));
      await waitFor(() => expect(result.current.isError).toBe(true));
      expectLogged(/vacancy 101 could not be loaded/);
    },
  );
});

// An error in the log that no test expects fails it (support/setupPage.ts).
test.each([
  ['GET', '/api/unknown'],
  ['GET', apiPaths.contact],
  ['POST', apiPaths.jobs],
])('the test network answers no unexpected call and reports it: %s %s', async (method, path) => {
  await expect(fetch(path, { method })).rejects.toThrow('onUnhandledRequest');
  expectLogged(/without a matching request handler/);
});
