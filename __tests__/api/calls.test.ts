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
import { makeJob } from '@test/fixtures';
import { recordRequests, scenarios, type ApiPath } from '@test/network';
import { expectLogged } from '@test/problems';

async function expectJson(request: Request, path: ApiPath, body: object): Promise<void> {
  const { pathname, search } = new URL(request.url);
  expect([request.method, pathname + search]).toEqual(['POST', path]);
  expect(request.headers.get('content-type')).toBe('application/json');
  expect(await request.json()).toEqual(body);
}

describe('the calls that send', () => {
  it.each([[enquiry], [{ ...enquiry, termsAccepted: true as const }]])(
    'post the enquiry %j',
    async (body) => {
      const { request } = await send(apiPaths.contact, useSendEnquiryMutation, body);
      await expectJson(request, '/api/contact', body);
    },
  );

  it('post a registration and read msg', async () => {
    const { request, answer } = await send(apiPaths.register, useRegisterMutation, account);
    await expectJson(request, '/api/users/register', account);
    expect(answer.data).toEqual({ msg: 'Account created' });
  });

  it('post a sign-in and read username', async () => {
    const credentials = { email: enquiry.email, password: 'Lantern1!' };
    const { request, answer } = await send(apiPaths.login, useLoginMutation, credentials);
    await expectJson(request, '/api/users/login', credentials);
    expect(answer.data).toEqual({ username: 'Adaeze' });
  });

  it('post the request for a reset link', async () => {
    const body = { email: enquiry.email };
    const { request } = await send(apiPaths.forgotPassword, useRequestResetLinkMutation, body);
    await expectJson(request, '/api/users/forgot-password', body);
  });

  it('post a new password', async () => {
    const { request } = await send(apiPaths.resetPassword, useResetPasswordMutation, reset);
    await expectJson(request, '/api/users/reset-password', reset);
  });

  it('post an application as multipart form data, the file as it is, the vacancy last', async () => {
    const { request } = await send(
      apiPaths.applicationForm,
      applicationsApi.usePostApplicationMutation,
      application(),
    );
    expect([request.method, new URL(request.url).pathname]).toEqual(['POST', '/api/form']);
    expect(request.headers.get('content-type')).toMatch(/^multipart\/form-data; ?boundary=/);
    const { resume, ...text } = Object.fromEntries(await request.formData());
    expect(text).toEqual({
      fullName: 'Adaeze Example',
      email: enquiry.email,
      phoneNumber: '',
      message: 'Dear team',
      jobId: 'a&b=c',
    });
    expect(resume).toMatchObject({ name: 'my cv ✓.pdf', type: 'application/pdf' });
    expect(resume instanceof File && (await resume.text())).toBe('%PDF-1.4 secret');
  });

  it('keep the parts of an application in their fixed order', async () => {
    const { request } = await send(
      apiPaths.applicationForm,
      applicationsApi.usePostApplicationMutation,
      application(),
    );
    const names = [...(await request.formData()).keys()];
    expect(names).toEqual(['fullName', 'email', 'phoneNumber', 'resume', 'message', 'jobId']);
  });
});

describe('a call whose connection breaks after a 2xx', () => {
  it('has succeeded if nothing of the answer is needed', async () => {
    for (const path of Object.values(apiPaths)) scenarios.breaksInBody(path);
    const sent = [
      await send(apiPaths.contact, useSendEnquiryMutation, enquiry),
      await send(apiPaths.register, useRegisterMutation, account),
      await send(apiPaths.forgotPassword, useRequestResetLinkMutation, { email: enquiry.email }),
      await send(apiPaths.resetPassword, useResetPasswordMutation, reset),
    ];
    for (const { answer } of sent) expect(answer).not.toHaveProperty('error');
  });

  it('has failed if the answer is needed', async () => {
    for (const path of Object.values(apiPaths)) scenarios.breaksInBody(path);
    const credentials = { email: enquiry.email, password: 'Lantern1!' };
    const { answer } = await send(apiPaths.login, useLoginMutation, credentials);
    expect(answer).toHaveProperty('error');
    const { result } = call(() => [useGetJobsQuery(), useGetJobQuery('101')] as const);
    await waitFor(() => expect(result.current.map(({ isError }) => isError)).toEqual([true, true]));
    expectLogged(/does not match its schema/);
  });
});

describe('the calls that read', () => {
  it('get the vacancies without a body and without the code of the page address', async () => {
    window.history.replaceState(null, '', '/JobsPage?code=42');
    const [requests, { result }] = [recordRequests(apiPaths.jobs), call(() => useGetJobsQuery())];
    await waitFor(() => expect(result.current.data?.jobs).toHaveLength(6));
    window.history.replaceState(null, '', '/');
    expect(requests.map(({ method, body }) => [method, body])).toEqual([['GET', null]]);
    expect(requests[0]?.headers.get('content-type')).toBe('application/json');
    const { pathname, search } = new URL(requests[0]?.url ?? '');
    expect([pathname, search]).toEqual(['/api/CrmJobs/CrmJobs', '']);
  });

  it.each(['101', 'a&b=c', '../x', '✓', '50% #?'])('get the vacancy %j by its id alone', async (id) => {
    const { id: _, ...details } = makeJob();
    scenarios.answers(apiPaths.jobDetails, 200, details);
    const [requests, { result }] = [recordRequests(apiPaths.jobDetails), call(() => useGetJobQuery(id))];
    await waitFor(() => expect(result.current.data).toEqual({ job: makeJob({ id }) }));
    const { pathname, searchParams } = new URL(requests[0]?.url ?? '');
    expect([requests[0]?.method, pathname]).toEqual(['GET', '/api/CrmJobs/CrmJobsdetails']);
    expect([...searchParams]).toEqual([['id', id]]);
  });

  it('get a vacancy of which nothing but the id can be read, as the list shows it', async () => {
    scenarios.answers(apiPaths.jobDetails, 200, { id: '102', job_title: {}, pay: [{}] });
    const { result } = call(() => useGetJobQuery('102'));
    await waitFor(() => expect(result.current.data?.job).toMatchObject({ job_title: 'Vacancy 102' }));
    expectLogged(/job_title could not be read.*pay could not be read/s);
  });

  it('leave only vacancies without an id out of a list, and log them with the fields that cannot be read', async () => {
    const items = [{ ...makeJob(), id: 101 }, { id: '102', pay: {} }, { ...makeJob(), id: null }, 'rubbish'];
    scenarios.answers(apiPaths.jobs, 200, { result: { items } });
    const { result } = call(() => useGetJobsQuery());
    await waitFor(() => expect(result.current.data?.jobs.map(({ id }) => id)).toEqual(['101', '102']));
    expect(result.current.data?.jobs[1]).toMatchObject({ job_title: 'Vacancy 102' });
    expect(result.current.data?.jobs[1]).not.toHaveProperty('pay');
    expectLogged(
      /faults in the list of vacancies: 3 vacancy 102: pay could not be read\n.*left out\n.*left out/,
    );
  });

  it('log the first twenty faults of a list, in one message', async () => {
    const items = Array.from({ length: 50 }, (_, index) => makeJob({ id: `${index}`, job_title: undefined }));
    const faulty = items.map((job) => ({ ...job, pay: { from: 20 } }));
    scenarios.answers(apiPaths.jobs, 200, { result: { items: faulty } });
    const { result } = call(() => useGetJobsQuery());
    await waitFor(() => expect(result.current.data?.jobs).toHaveLength(50));
    expect(console.error).toHaveBeenCalledTimes(1);
    expectLogged(/faults in the list of vacancies: 50(?:.*\n){19}.*vacancy 19: pay could not be read$/);
  });

  it('read the fields of a single vacancy in the same way', async () => {
    scenarios.answers(apiPaths.jobDetails, 200, { description: ['Days', 7], pay: 20, hours: {} });
    const { result } = call(() => useGetJobQuery('101'));
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    expect(result.current.data?.job).toMatchObject({
      job_title: 'Vacancy 101',
      description: 'Days, 7',
      pay: '20',
    });
    expect(result.current.data?.job).not.toHaveProperty('hours');
    expectLogged(/vacancy 101: hours could not be read/);
  });

  it('leave a vacancy that comes twice out once, and log it', async () => {
    const items = [makeJob(), makeJob({ id: '102' }), makeJob()];
    scenarios.answers(apiPaths.jobs, 200, { result: { items } });
    const { result } = call(() => useGetJobsQuery());
    await waitFor(() => expect(result.current.data?.jobs.map(({ id }) => id)).toEqual(['101', '102']));
    expectLogged(/vacancy 101 came twice/);
  });

  it.each([{}, { result: {} }, { result: { items: 'none' } }, '<p>hello</p>'])(
    'take the list %j for a failed call, and log it',
    async (answer) => {
      scenarios.answers(apiPaths.jobs, 200, answer);
      const { result } = call(() => useGetJobsQuery());
      await waitFor(() => expect(result.current.isError).toBe(true));
      expectLogged(/getJobs: the answer does not match its schema[^]*vacancies could not be loaded/);
    },
  );

  it('log the error field that comes in place of the list', async () => {
    scenarios.answers(apiPaths.jobs, 200, { error: 'CRM is asleep' });
    const { result } = call(() => useGetJobsQuery());
    await waitFor(() => expect(result.current.isError).toBe(true));
    const details: unknown = expect.objectContaining({ error: 'CRM is asleep' });
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('could not be loaded'), details);
    expectLogged(/does not match its schema/);
  });
});
