import * as v from 'valibot';
import { jobReceived } from '@/api/jobsApi';
import { Job } from '@/contract/jobs';
import { logProblem } from '@/lib/log';
import type { AppStore } from '@/store/makeStore';

/** What a page rendered on request carries, so that its first view needs no call. */
export type PageData = { job: Job };

/** The id of the element that carries it, as JSON. */
export const PAGE_DATA_ID = 'page-data';

/** Puts the data of the page into the store; without any, or with rubbish, the page makes its call as ever. */
export function readPageData(store: AppStore): void {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  if (!text) return;
  try {
    const { job } = v.parse(v.object({ job: Job }), JSON.parse(text));
    store.dispatch(jobReceived(job));
  } catch (error) {
    logProblem('the data of the page could not be read', error);
  }
}
