import { apiPaths, KEPT_AT_HEADER } from '@/contract/paths';
import { VACANCIES_CACHE, VACANCY_DAYS } from '@/device/cacheNames';
import { apiUrl } from '@/lib/config';
import { DAY } from '@/lib/time/durations';
import { isRecord } from '@/lib/isRecord';

const anyHeaders = { ignoreVary: true };

export const openVacancies = () => caches.open(VACANCIES_CACHE);

/**
 * The answer to a read when the backend does not answer: the cached one, unless it is too old. A vacancy that was never opened is
 * taken from the cached list, with the list's time.
 */
export async function keptAnswer(request: Request): Promise<Response | undefined> {
  const kept = await (await openVacancies()).match(request, anyHeaders);
  return isRecent(kept) ? kept : answerFromList(request);
}

/** Deletes a vacancy that the backend no longer has, from the cached list as well. A list that is not found is no such thing. */
export async function forgetVacancy(request: Request): Promise<void> {
  if (request.url === listUrl()) return;
  const cache = await openVacancies();
  await cache.delete(request, anyHeaders);
  const list = await cache.match(listUrl(), anyHeaders);
  const { others, asked } = await readList(list, request);
  if (!list || !asked) return;
  await cache.delete(listUrl(), anyHeaders);
  const { headers } = list;
  await cache.put(listUrl(), new Response(JSON.stringify({ result: { items: others } }), { headers }));
}

const isRecent = (response: Response | undefined): response is Response =>
  Date.now() - Number(response?.headers.get(KEPT_AT_HEADER)) < VACANCY_DAYS * DAY;

async function answerFromList(request: Request): Promise<Response | undefined> {
  const list = await (await openVacancies()).match(listUrl(), anyHeaders);
  if (!isRecent(list)) return undefined;
  const { asked } = await readList(list, request);
  const keptAt = list.headers.get(KEPT_AT_HEADER) ?? '';
  if (asked === undefined) return undefined;
  return Response.json(asked, { headers: { [KEPT_AT_HEADER]: keptAt } });
}

const listUrl = () => apiUrl(apiPaths.jobs);

/** Splits a cached list into the vacancy whose details a request asks for, and the others. */
async function readList(list: Response | undefined, { url }: Request) {
  const id = new URL(url).searchParams.get('id');
  const answer: unknown = await list?.json().catch(() => undefined);
  const result = isRecord(answer) ? answer.result : undefined;
  const items: unknown[] = isRecord(result) && Array.isArray(result.items) ? result.items : [];
  const isAsked = (item: unknown) => isRecord(item) && String(item.id) === id;
  return { asked: items.find(isAsked), others: items.filter((item) => !isAsked(item)) };
}
