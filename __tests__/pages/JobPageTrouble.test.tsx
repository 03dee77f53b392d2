import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { apiPaths } from '@/contract/paths';
import { jobPath, paths } from '@/lib/paths';
import { makeJob } from '@test/fixtures';
import { network, recordRequests, scenarios } from '@test/network';
import { expectLogged } from '@test/problems';
import { renderApp } from '@test/renderApp';
import { openList, serve } from '@test/vacancies';

const isLate = () => screen.findByText(/Something went wrong at our end/);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const serveJob = (overrides: Parameters<typeof makeJob>[0]) =>
  scenarios.answers(apiPaths.jobDetails, 200, makeJob(overrides));

test.each([
  ['a page of HTML', () => scenarios.gatewayIsDown(apiPaths.jobDetails)],
  ['an error of the backend', () => scenarios.answers(apiPaths.jobDetails, 500, { msg: 'Oh' })],
  ['an answer of the wrong shape', () => scenarios.answers(apiPaths.jobDetails, 200, { job: makeJob() })],
  ['an answer without a title', () => scenarios.answers(apiPaths.jobDetails, 200, { job_title: ' ' })],
  ['a list in place of a vacancy', () => scenarios.answers(apiPaths.jobDetails, 200, [])],
])('goes on saying "Loading..." after %s, and logs it', async (_name, fail) => {
  fail();
  await renderApp(jobPath('101'));
  await isLate();
  expect(await heading('Loading...')).toBeInTheDocument();
  expect(screen.queryByText(/closed|cannot find/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Apply Now' })).not.toBeInTheDocument();
  expectLogged(/vacancy 101 could not be loaded/);
});

test('says of an unknown vacancy alone that it cannot be found, and goes on loading', async () => {
  scenarios.answers(apiPaths.jobDetails, 404, { msg: 'Unknown vacancy' });
  await renderApp(jobPath('999'));
  expect(await heading('We cannot find this vacancy')).toBeInTheDocument();
  expect(screen.getByText(/It may have closed/)).toBeInTheDocument();
  expect(screen.getByText('Loading...')).toBeInTheDocument();
  expectLogged(/vacancy 999 could not be loaded/);
});

test('shows the vacancy as soon as the connection comes back', async () => {
  scenarios.isCut(apiPaths.jobDetails);
  await renderApp(jobPath('101'));
  await isLate();
  expectLogged(/lindenway/);
  network.resetHandlers();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(
    await screen.findByRole('heading', { name: /Registered Midwife/, level: 1 }, { timeout: 1000 }),
  ).toBeInTheDocument();
  expect(screen.queryByText(/went wrong/)).not.toBeInTheDocument();
});

test.each(['a&b=c', '../x', '✓', '50%', 'a/b?c#d', ' '])(
  'leads from the list to the vacancy "%s", however odd its id',
  async (id) => {
    serve([makeJob({ id, job_title: 'Odd one' })]);
    network.use(
      http.get(`*${apiPaths.jobDetails}`, ({ request }) =>
        new URL(request.url).searchParams.get('id') === id
          ? HttpResponse.json({ ...makeJob({ job_title: 'Odd one' }), id: undefined })
          : HttpResponse.json({}, { status: 404 }),
      ),
    );
    const requests = recordRequests(apiPaths.jobDetails);
    const { pathname } = await openList(paths.jobs);
    fireEvent.click(await screen.findByRole('link', { name: /Odd one/ }));
    expect(await heading('Odd one')).toBeInTheDocument();
    expect(pathname()).toBe(jobPath(id));
    // The list has brought it: it shows before its own call is made.
    await waitFor(() => expect(requests).toHaveLength(1));
  },
);

test('a vacancy with only a title still has its page', async () => {
  scenarios.answers(apiPaths.jobDetails, 200, { job_title: 'Porter', description: null });
  await renderApp(jobPath('101'));
  expect(await heading('Porter')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Apply Now' })[0]).toBeEnabled();
});

test('makes no element of the markup in a vacancy, nor of what its entities stand for', async () => {
  serveJob({ description: 'Ask <img src=x onerror=alert(1)>us &lt;img src=y onerror=alert(2)&gt;' });
  await renderApp(jobPath('101'));
  expect(await screen.findByText('Ask us <img src=y onerror=alert(2)>')).toBeInTheDocument();
  expect(document.querySelector('img[src=x], img[src=y]')).toBeNull();
});
