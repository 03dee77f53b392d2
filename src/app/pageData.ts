import * as v from 'valibot';
import { jobReceived } from '@/api/jobsApi';
import { Job } from '@/contract/jobs';
import { logProblem } from '@/lib/log';
import type { AppStore } from '@/store/makeStore';

/** Data embedded in a page that was rendered on request, so that its first view needs no call. */
export type PageData = { job: Job };

/** Puts the embedded data into the store. If they are invalid, the page fetches them as usual. */
export function readPageData(element: HTMLElement, store: AppStore): void {
  try {
    const { job } = v.parse(v.object({ job: Job }), JSON.parse(element.textContent));
    store.dispatch(jobReceived(job));
  } catch (error) {
    logProblem('the data of the page could not be read', error);
  }
}
