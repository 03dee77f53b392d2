import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { apiPaths } from '@/contract/paths';
import type { Context } from '@server/context/context';
import { HttpError } from '@server/http/HttpError';
import { escapeTexts } from './vacancyRows';
import { missingVacancy, readVacancy, holdUntilChanged, readOpenVacancies } from './vacancyQueries';

const DetailsQuery = v.object({ id: v.pipe(v.string(), v.nonEmpty()) });

/** The endpoints that read vacancies (docs/behaviour.md, section 7). */
export async function registerVacancies(app: FastifyInstance, context: Context): Promise<void> {
  const currentList = holdUntilChanged(context, async () => {
    const vacancies = await readOpenVacancies(context);
    return JSON.stringify({ result: { items: vacancies.map(escapeTexts) } });
  });

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
