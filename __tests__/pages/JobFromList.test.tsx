import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { apiPaths } from '@/contract/paths';
import { jobPath } from '@/lib/paths';
import { makeJob } from '@test/fixtures';
import { recordRequests, scenarios } from '@test/network';
import { expectLogged } from '@test/problems';
import { renderApp } from '@test/renderApp';
import { openList } from '@test/vacancies';

const openCard = async () => {
  await openList();
  fireEvent.click(await screen.findByRole('link', { name: /Registered Midwife/ }));
};
const title = (name: RegExp) => screen.findByRole('heading', { level: 1, name });

test('a vacancy that the list has brought is shown before its own answer has come', async () => {
  scenarios.hangs(apiPaths.jobDetails);
  await openCard();
  expect(await title(/Registered Midwife/)).toBeInTheDocument();
  expect(screen.getByText('You join a small community midwifery team in south London.')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Apply Now' })[0]).toBeEnabled();
});

test('it is refreshed in the background', async () => {
  scenarios.answers(apiPaths.jobDetails, 200, makeJob({ job_title: 'Midwife, now with a car' }));
  await openCard();
  expect(await title(/now with a car/)).toBeInTheDocument();
});

test('it stays when the refresh fails', async () => {
  scenarios.isCut(apiPaths.jobDetails);
  const requests = recordRequests(apiPaths.jobDetails);
  await openCard();
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(await title(/Registered Midwife/)).toBeInTheDocument();
  expect(screen.queryByText(/may have closed/)).not.toBeInTheDocument();
  await waitFor(() => expectLogged(/vacancy 101 could not be loaded/));
});

test('it says that it has closed when the refresh says that it is gone', async () => {
  scenarios.answers(apiPaths.jobDetails, 410);
  await openCard();
  expect(await title(/Registered Midwife/)).toBeInTheDocument();
  expect(
    await screen.findByText(/This vacancy has closed and takes no more applications/),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Apply Now' })).not.toBeInTheDocument();
  expectLogged(/vacancy 101 could not be loaded/);
});

test('vacancies like it stand below it, from the list that was seen', async () => {
  scenarios.answers(apiPaths.jobs, 200, {
    result: {
      items: [
        makeJob({ id: '101', job_title: 'Registered Midwife, Community Team' }),
        makeJob({ id: '7', job_title: 'Midwife, Birth Centre' }),
        makeJob({ id: '8', job_title: 'Chef' }),
      ],
    },
  });
  await openCard();
  const similar = within(await screen.findByRole('region', { name: 'Vacancies like this one' }));
  expect(similar.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/job/7']);
});

test('a vacancy opened by its address asks for itself alone', async () => {
  const lists = recordRequests(apiPaths.jobs);
  await renderApp(jobPath('101'));
  await title(/Registered Midwife/);
  expect(lists).toHaveLength(0);
});
