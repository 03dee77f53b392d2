import * as v from 'valibot';
import { Job, JobDetails, JobsAnswer } from '@/contract/jobs';
import { apiPaths } from '@/contract/paths';
import { logProblem } from '@/lib/log';
import { isRecord } from '@/lib/isRecord';
import { baseApi } from './baseApi';

const jobsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getJobs: build.query<Job[], void>({
      query: () => ({ url: apiPaths.jobs, headers: { 'Content-Type': 'application/json' } }),
      rawResponseSchema: JobsAnswer,
      transformResponse: (answer: JobsAnswer) => answer.result.items.flatMap(readJob),
      onQueryStarted: (_, { queryFulfilled }) => logFailure('vacancies', queryFulfilled),
      keepUnusedDataFor: 600,
    }),
    getJob: build.query<Job, string>({
      query: (id) => ({ url: apiPaths.jobDetails, params: { id } }),
      rawResponseSchema: JobDetails,
      transformResponse: (details: JobDetails, _meta, id) => ({ ...details, id }),
      onQueryStarted: (id, { queryFulfilled }) => logFailure(`vacancy ${id}`, queryFulfilled),
    }),
  }),
});

/** Drops and logs an item of the wrong shape; the rest of the list stays. */
function readJob(item: unknown): Job[] {
  const result = v.safeParse(Job, item);
  if (result.success) return [result.output];
  logProblem(
    'a vacancy of the wrong shape was left out',
    result.issues.map(({ message }) => message),
  );
  return [];
}

/** A failed read is only logged (specification section 8), with the answer's `error` field if there is one. */
async function logFailure(what: string, queryFulfilled: Promise<unknown>): Promise<void> {
  try {
    await queryFulfilled;
  } catch (reason) {
    const error = isRecord(reason) && isRecord(reason.error) ? reason.error : {};
    const data = isRecord(error.data) ? error.data.error : undefined;
    logProblem(`${what} could not be loaded`, { status: error.status, error: data ?? error.error });
  }
}

/** Puts a vacancy that came with the page into the cache, as if it had been fetched. */
export const jobReceived = (job: Job) =>
  jobsApi.util.upsertQueryEntries([{ endpointName: 'getJob', arg: job.id, value: job }]);

export const { useGetJobsQuery, useGetJobQuery } = jobsApi;
