import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { apiPaths } from '@/contract/paths';
import { jobPath, paths } from '@/lib/paths';
import * as retrying from '@/features/jobs/list/useRetry';
import { makeJob } from '@test/fixtures';
import { network, recordRequests, scenarios } from '@test/network';
import { expectLogged } from '@test/problems';
import { renderApp } from '@test/renderApp';
import { openList, serve } from '@test/vacancies';

const isLate = () => screen.findByText(/Something went wrong at our end/);
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const serveJob = (overrides: Parameters<typeof makeJob>[0]) =>
  scenarios.answers(apiPaths.jobDetails, 200, makeJob(overrides));

describe('a vacancy opened by its address', () => {
  test('goes on saying "Loading..." after a failure, gives the likely reason and a way on, and tries again', async () => {
    scenarios.gatewayIsDown(apiPaths.jobDetails);
    await renderApp(jobPath('101'));
    await isLate();
    expect(await heading('Loading...')).toBeInTheDocument();
    expect(screen.queryByText(/closed|cannot find/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Apply Now' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View all Vacancies' })).toHaveAttribute('href', paths.jobs);
    network.resetHandlers();
    expect(await heading(/Registered Midwife/)).toBeInTheDocument();
    expectLogged(/vacancy 101 could not be loaded/);
  });

  test('says that there is no connection, and is shown as soon as it comes back', async () => {
    jest.spyOn(retrying, 'useRetry').mockReturnValue();
    scenarios.isCut(apiPaths.jobDetails);
    await renderApp(jobPath('101'));
    await isLate();
    expectLogged(/lindenway/);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByRole('alert')).toHaveTextContent(/^It could not be loaded\. You are offline\.$/);
    network.resetHandlers();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await heading(/Registered Midwife/)).toBeInTheDocument();
    expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
  });

  test('still has its page if it has a title alone, without an empty list of badges', async () => {
    scenarios.answers(apiPaths.jobDetails, 200, { job_title: 'Porter', description: null });
    const lists = recordRequests(apiPaths.jobs);
    await renderApp(jobPath('101'));
    expect(await heading('Porter')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Apply Now' })[0]).toBeEnabled();
    expect(document.querySelector('main dl')).toBeNull();
    // It asks for itself alone.
    expect(lists).toHaveLength(0);
  });
});

describe('a vacancy opened from the list', () => {
  const openCard = async () => {
    await openList();
    fireEvent.click(await screen.findByRole('link', { name: /Registered Midwife/ }));
  };

  test('is shown before its own answer has come', async () => {
    const answer = scenarios.answersLate(apiPaths.jobDetails, makeJob());
    await openCard();
    expect(await heading(/Registered Midwife/)).toBeInTheDocument();
    expect(
      screen.getByText('You join a small community midwifery team in south London.'),
    ).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Apply Now' })[0]).toBeEnabled();
    answer();
  });

  test('is refreshed in the background', async () => {
    serveJob({ job_title: 'Midwife, now with a car' });
    await openCard();
    expect(await heading(/now with a car/)).toBeInTheDocument();
  });

  test('stays when the refresh fails', async () => {
    jest.spyOn(retrying, 'useRetry').mockReturnValue();
    scenarios.isCut(apiPaths.jobDetails);
    await openCard();
    await waitFor(() => expectLogged(/vacancy 101 could not be loaded/));
    expect(await heading(/Registered Midwife/)).toBeInTheDocument();
    expect(screen.queryByText(/may have closed/)).not.toBeInTheDocument();
  });

  test('says that it has closed when the refresh says that it is gone', async () => {
    scenarios.answers(apiPaths.jobDetails, 410);
    await openCard();
    expect(await screen.findByText(/This vacancy has closed and takes no more applications/)).toBeVisible();
    expect(await heading(/Registered Midwife/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Apply Now' })).not.toBeInTheDocument();
    expectLogged(/vacancy 101 could not be loaded/);
  });

  test('has those like it below it', async () => {
    serve([
      makeJob(),
      makeJob({ id: '7', job_title: 'Midwife, Birth Centre' }),
      makeJob({ id: '8', job_title: 'Chef' }),
    ]);
    await openCard();
    const similar = within(await screen.findByRole('region', { name: 'Vacancies like this one' }));
    expect(similar.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/job/7']);
  });

  test('may have an odd id', async () => {
    const id = '../a&b?c#d ';
    serve([makeJob({ id, job_title: 'Odd one' })]);
    serveJob({ id, job_title: 'Odd one' });
    const { pathname } = await openList();
    fireEvent.click(await screen.findByRole('link', { name: /Odd one/ }));
    expect(await heading('Odd one')).toBeInTheDocument();
    expect(pathname()).toBe(jobPath(id));
  });
});
