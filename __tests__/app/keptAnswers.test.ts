import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useGetJobQuery, useGetJobsQuery } from '@/api/jobsApi';
import { selectKeptAt } from '@/app/offline/useConnectionNote';
import { apiPaths } from '@/contract/paths';
import { call } from '@test/calls';
import { jobs, makeJob } from '@test/fixtures';
import { network, type ApiPath } from '@test/network';

const at = Date.UTC(2026, 4, 1);

/** Answers as the service worker does with what it had kept. */
const serveKept = (path: ApiPath, body: object) =>
  network.use(http.get(`*${path}`, () => HttpResponse.json(body, { headers: { 'x-kept-at': String(at) } })));

/** Reads the list and vacancy 101. Gives when what is shown at an id, or without one as the list, was kept. */
async function readBoth() {
  const { result, store } = call(() => [useGetJobsQuery(), useGetJobQuery('101')] as const);
  await waitFor(() => expect(result.current.every(({ isSuccess }) => isSuccess)).toBe(true));
  return (id?: string) => selectKeptAt(store.getState(), id);
}

test('a kept list stays one beside a fresh vacancy', async () => {
  serveKept(apiPaths.jobs, { result: { items: jobs } });
  const keptAt = await readBoth();
  expect([keptAt(), keptAt('101')]).toEqual([at, undefined]);
});

test('a kept vacancy stays one beside a fresh list', async () => {
  serveKept(apiPaths.jobDetails, makeJob());
  const keptAt = await readBoth();
  expect([keptAt(), keptAt('101')]).toEqual([undefined, at]);
});

test('a vacancy that only the list has brought is as old as the list', async () => {
  serveKept(apiPaths.jobs, { result: { items: jobs } });
  const keptAt = await readBoth();
  expect([keptAt('102'), keptAt('not listed')]).toEqual([at, undefined]);
});
