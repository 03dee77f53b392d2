import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Job } from '@/contract/jobs';
import { apiPaths } from '@/contract/paths';
import type { Context } from '@server/context/context';
import { batchesOf } from '@server/database/queries';
import { HttpError } from '@server/http/HttpError';
import { escapeTexts } from './vacancyRows';
import { missingVacancy, readVacancy, holdUntilChanged, readOpenVacancies } from './vacancyQueries';

const DetailsQuery = v.object({ id: v.pipe(v.string(), v.nonEmpty()) });

/** The endpoints that read vacancies (docs/behaviour.md, section 7). */
export async function registerVacancies(app: FastifyInstance, context: Context): Promise<void> {
  const currentList = cacheVacancyList(context);
  // Read at the start, so that the list is served even if the database goes away before the first request.
  app.addHook('onListen', () => void currentList().catch(() => undefined));

  app.get(apiPaths.jobs, async (_, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(await currentList()),
  );

  app.get(apiPaths.jobDetails, async (request, reply) => {
    const query = v.safeParse(DetailsQuery, request.query);
    if (!query.success) throw new HttpError(400, 'Say which vacancy by one id, as in ?id=101.');
    const vacancy = await readVacancy(context, query.output.id);
    if (!vacancy) throw await missingVacancy(context, query.output.id);
    return reply.header('cache-control', 'no-cache').send(escapeTexts(vacancy));
  });
}

/** Returns a function that gives the body of GET /api/CrmJobs/CrmJobs, held until the vacancies change. */
const cacheVacancyList = (context: Pick<Context, 'db' | 'now'>): (() => Promise<Buffer>) =>
  holdUntilChanged(context, async () => toJson(await readOpenVacancies(context)));

/** The list as JSON, serialised in batches: ten thousand vacancies at once would block all other requests for 0.1 s. */
async function toJson(vacancies: readonly Job[]): Promise<Buffer> {
  const parts: Buffer[] = [];
  for (const batch of batchesOf(vacancies)) {
    parts.push(
      Buffer.from(`${parts.length > 0 ? ',' : ''}${JSON.stringify(batch.map(escapeTexts)).slice(1, -1)}`),
    );
    await nextTurn();
  }
  return Buffer.concat([Buffer.from('{"result":{"items":['), ...parts, Buffer.from(']}}')]);
}
