import type { Context } from '@server/context';
import { type CompressedBody, compressBody } from '@server/http/compressedBody';
import { readAllVacancies, vacanciesVersion } from './readVacancy';

/** Returns a function that gives the body of GET /api/CrmJobs/CrmJobs, cached until the vacancies change. */
export function cacheVacancyList(context: Pick<Context, 'db'>): () => Promise<CompressedBody> {
  let cached: { version: string; body: Promise<CompressedBody> } | undefined;
  return async () => {
    // Read before the rows: if they change in between, the next request reads again.
    const version = await vacanciesVersion(context);
    if (cached?.version === version) return cached.body;
    const fresh = { version, body: readList(context) };
    cached = fresh;
    fresh.body.catch(() => {
      if (cached === fresh) cached = undefined;
    });
    return fresh.body;
  };
}

async function readList(context: Pick<Context, 'db'>): Promise<CompressedBody> {
  const list = { result: { items: await readAllVacancies(context) } };
  return compressBody('application/json; charset=utf-8', JSON.stringify(list));
}
