import type { Context } from '@server/context';
import { type CompressedBody, compressBody } from '@server/http/compressedBody';
import { holdUntilChanged } from './holdUntilChanged';
import { readOpenVacancies } from './readVacancy';

/** Returns a function that gives the body of GET /api/CrmJobs/CrmJobs, held until the vacancies change. */
export const cacheVacancyList = (context: Pick<Context, 'db' | 'now'>): (() => Promise<CompressedBody>) =>
  holdUntilChanged(context, async () => {
    const list = { result: { items: await readOpenVacancies(context) } };
    return compressBody('application/json; charset=utf-8', JSON.stringify(list));
  });
