import { compressNow } from '@server/site/encoding';
import { type SiteFile, tagOf } from '@server/site/siteFiles';
import type { Context } from '@server/context';
import { readAllVacancies, vacanciesVersion } from './readVacancy';

type Held = { version: string; file: Promise<SiteFile> };

/**
 * Keeps the answer of GET /api/CrmJobs/CrmJobs as bytes, plain and compressed, and makes it anew when the vacancies have changed.
 * @returns a function that gives the answer as it is now
 */
export function holdVacancyList(context: Pick<Context, 'db'>): () => Promise<SiteFile> {
  let held: Held | undefined;
  return async () => {
    // Asked before the rows are read: a change in between makes the next request read again, never the other way round.
    const version = await vacanciesVersion(context);
    if (held?.version === version) return held.file;
    const fresh: Held = { version, file: makeFile(context) };
    held = fresh;
    fresh.file.catch(() => {
      if (held === fresh) held = undefined;
    });
    return fresh.file;
  };
}

async function makeFile(context: Pick<Context, 'db'>): Promise<SiteFile> {
  const bytes = Buffer.from(JSON.stringify({ result: { items: await readAllVacancies(context) } }));
  const [br, gzip] = await Promise.all([compressNow('br', bytes), compressNow('gzip', bytes)]);
  return { type: 'application/json; charset=utf-8', etag: tagOf(bytes), bytes, compressed: { br, gzip } };
}
