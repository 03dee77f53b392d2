import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Context } from '@server/context/context';
import { batchesOf } from '@server/database/batchesOf';
import { type CompressedBody, compressBody } from '@server/http/compressedBody';
import { holdUntilChanged } from './holdUntilChanged';
import { readOpenVacancies } from './vacancyQueries';
import type { Job } from '@/contract/jobs';

/** Returns a function that gives the body of GET /api/CrmJobs/CrmJobs, held until the vacancies change. */
export const cacheVacancyList = (context: Pick<Context, 'db' | 'now'>): (() => Promise<CompressedBody>) =>
  holdUntilChanged(context, async () =>
    compressBody('application/json; charset=utf-8', await toJson(await readOpenVacancies(context))),
  );

/** The list as JSON, serialised in batches: ten thousand vacancies at once would block all other requests for 0.1 s. */
async function toJson(vacancies: readonly Job[]): Promise<Buffer> {
  const parts: Buffer[] = [];
  for (const batch of batchesOf(vacancies)) {
    parts.push(Buffer.from(`${parts.length > 0 ? ',' : ''}${JSON.stringify(batch).slice(1, -1)}`));
    await nextTurn();
  }
  return Buffer.concat([Buffer.from('{"result":{"items":['), ...parts, Buffer.from(']}}')]);
}
