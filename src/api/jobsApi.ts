import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import {
  type Job,
  JobDetails,
  JobsAnswer,
  markClosed,
  mayBeHtml,
  type ReadHtml,
  readJob,
} from '@/contract/jobs';
import { apiPaths } from '@/contract/paths';
import { logProblem } from '@/lib/log';
import { isRecord } from '@/lib/isRecord';
import { baseApi } from './baseApi';

export const jobsApi = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    getJobs: build.query<{ jobs: readonly Job[]; at: number }, void>({
      query: () => ({ url: apiPaths.jobs, headers: { 'Content-Type': 'application/json' } }),
      rawResponseSchema: JobsAnswer,
      transformResponse: async (answer: JobsAnswer, meta) => {
        const { items } = 'result' in answer ? answer.result : answer;
        const at = sentAt(meta);
        const jobs = readJobs(items, await loadHtmlReader(items));
        return { jobs: jobs.map((job) => markClosed(job, at)), at };
      },
      keepUnusedDataFor: 600,
    }),
    getJob: build.query<Job, string>({
      query: (id) => ({ url: apiPaths.jobDetails, params: { id } }),
      rawResponseSchema: JobDetails,
      // The vacancy has the id of its address, whatever the answer says; only without an id would there be none.
      transformResponse: async (details: JobDetails, meta, id) =>
        markClosed(readJob({ ...details, id }, logProblem, await loadHtmlReader([details]))!, sentAt(meta)),
    }),
  }),
});

/** When an answer was sent, by the server's clock: the device's may be wrong. Other hosts may hide the header. */
const sentAt = (meta: FetchBaseQueryMeta | undefined): number =>
  Date.parse(meta?.response?.headers.get('Date') ?? '') || Date.now();

const MAX_PROBLEMS_LOGGED = 20;

/** Leaves out vacancies without an id, repeated ones, and fields that cannot be read; logs how many and the first of them. */
function readJobs(items: readonly unknown[], readHtml: ReadHtml | undefined): Job[] {
  const problems: string[] = [];
  const report = (problem: string) => void problems.push(problem);
  const byId = new Map<string, Job>();
  for (const item of items) {
    const job = readJob(item, report, readHtml);
    if (!job) report('a vacancy without an id, or with one above 2^53, was left out');
    else if (byId.has(job.id)) report(`vacancy ${job.id} came twice: the second was dropped`);
    else byId.set(job.id, job);
  }
  if (problems.length > 0) {
    logProblem(
      `faults in the list of vacancies: ${problems.length}`,
      problems.slice(0, MAX_PROBLEMS_LOGGED).join('\n'),
    );
  }
  return [...byId.values()];
}

/** Loads the code that reads HTML, with its long table of entities, once a vacancy needs it. */
async function loadHtmlReader(items: readonly unknown[]): Promise<ReadHtml | undefined> {
  const texts = items.flatMap((item) => (isRecord(item) ? Object.values(item).flat() : []));
  if (!texts.some((text) => typeof text === 'string' && mayBeHtml(text))) return undefined;
  return (await import('@/contract/plainText')).plainText;
}

/** Puts a vacancy that came with the page into the cache, as if it had been fetched. */
export const jobReceived = (job: Job) =>
  jobsApi.util.upsertQueryEntries([{ endpointName: 'getJob', arg: job.id, value: job }]);

/** The list as it stands in the cache; does not fetch it. */
export const selectJobsResult = jobsApi.endpoints.getJobs.select();

export const { useGetJobsQuery, useGetJobQuery } = jobsApi;
