import * as v from 'valibot';
import { jobReceived } from '@/api/jobsApi';
import { Job } from '@/contract/jobs';
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
    const { job } = v.parse(v.object({ job: Job }), JSON.parse(element.textContent));
    store.dispatch(jobReceived(job));
  } catch (error) {
    logProblem('the data of the page could not be read', error);
  }
}
