import { createContext } from 'react';
import { jobReceived } from '@/api/jobsApi';
import { type Job, readJob } from '@/contract/jobs';
import { isRecord } from '@/lib/isRecord';
import { logProblem } from '@/lib/log';
import type { AppStore } from '@/store/makeStore';

/** Data embedded in a page that was rendered on request, so that its first view needs no call. */
export type PageData = { job: Job };

/** The id of the script element that holds them as JSON. */
export const PAGE_DATA_ID = 'page-data';

/** Puts the embedded data, if there are any, into the store. If they are invalid, the page fetches them as usual. */
export function readPageData(store: AppStore): void {
  const element = document.getElementById(PAGE_DATA_ID);
  if (!element) return;
  try {
    const data: unknown = JSON.parse(element.textContent);
    const job = isRecord(data) ? readJob(data.job, logProblem) : undefined;
    if (job) store.dispatch(jobReceived(job));
    else logProblem('the data of the page hold no vacancy');
  } catch (error) {
    logProblem('the data of the page could not be read', error);
  }
}

/**
 * The address of a vacancy that the server has already answered as gone, so that the page says so before its own call is answered.
 * #root has a flag instead of the vacancy's id, so that one rendered page serves every vacancy that is gone.
 */
export const GoneAddress = createContext<string | undefined>(undefined);
