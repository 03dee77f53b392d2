import * as v from 'valibot';
import type { Context } from '@server/context/context';
import type { Db } from '@server/database/schema';
import { oneAtATime } from '@server/database/oneAtATime';
import { readSetting, writeSetting } from '@server/database/settings';
import { messageOf } from '@server/lib/log';
import { type RepeatingJob, repeat } from '@server/lib/repeat';
import { hashOf } from '@server/lib/secrets';
import { logSecurity } from '@server/lib/securityLog';
import { isRecord } from '@/lib/isRecord';
import { MINUTE, SECOND } from '@/lib/time/durations';
import { MAX_BYTES, type ReadVacancies, readVacancies, firstOf } from './readVacancies';
import { HOW_TO_ACCEPT, type Stored, storeVacancies } from './storeVacancies';

const KEY = 'feed';
const TIMEOUT_MS = MINUTE;

const FeedState = v.object({
  /** VACANCIES_URL, hashed: it may hold a key. */
  source: v.string(),
  askedAt: v.number(),
  /** Why the last answer was not taken; null if it was. */
  problem: v.nullable(v.string()),
  /** The last answer that was taken; `at` is when it last came, unchanged answers included. */
  taken: v.nullable(v.object({ at: v.number(), etag: v.nullable(v.string()), hash: v.string() })),
});
type FeedState = v.InferOutput<typeof FeedState>;
type Taken = NonNullable<FeedState['taken']>;
type FeedContext = Pick<Context, 'config' | 'db' | 'dialect' | 'log' | 'now'>;
type FetchOptions = { signal: AbortSignal; timeoutMs: number; maxBytes: number };

/** Keeps the vacancies in step with VACANCIES_URL. One copy of the server asks; if it ends, another takes over. */
export function startFeed(context: FeedContext, limits: Partial<FetchOptions> = {}): RepeatingJob {
  const every = context.config.vacanciesEverySeconds * SECOND;
  const everyMs = Math.min(every, MINUTE);
  return repeat(context, { everyMs, problem: 'the vacancy feed could not be followed' }, async (signal) => {
    if (!context.config.vacanciesUrl) return;
    await oneAtATime(context, KEY, async () => {
      const last = await readFeedState(context);
      if (last && Math.abs(context.now() - last.askedAt) < every) return;
      try {
        await followFeed(context, 'follow', { ...limits, signal });
      } catch (error) {
        if (!signal.aborted) context.log.error({ reason: messageOf(error) }, UNCHANGED);
      }
    });
  });
}

const UNCHANGED = 'VACANCIES_URL: the answer was not taken, so the vacancies stay as they are';

/**
 * Asks once and stores what has changed, but for vacancies that are wrong, which stay as they were. An answer that fails, is empty or would
 * close more than half changes nothing; that is shown in `/metrics`.
 * @param mode `accept` takes an answer whatever it closes
 * @returns what has changed, and what is wrong; undefined if the answer is still the one that was taken last
 * @throws with the reason for which nothing was changed
 */
export async function followFeed(
  context: FeedContext,
  mode: 'follow' | 'accept',
  {
    signal = new AbortController().signal,
    timeoutMs = TIMEOUT_MS,
    maxBytes = MAX_BYTES,
  }: Partial<FetchOptions> = {},
): Promise<{ stored: Stored; problems: string[] } | undefined> {
  const { config, db, now } = context;
  const url = config.vacanciesUrl ?? '';
  const asked = { source: hashOf(url), askedAt: now() };
  const { taken = null, problem = null } = (await readFeedState(context)) ?? {};
  // First, so that an answer that ends the process does not end it again at every start.
  await writeFeedState(db, { ...asked, problem, taken });
  try {
    const { etag, hash, bytes } = await ask(url, mode === 'follow' ? taken : null, {
      signal,
      timeoutMs,
      maxBytes,
    });
    const changes = bytes && (await store(context, read(bytes, mode), mode));
    await writeFeedState(db, { ...asked, problem: null, taken: { at: now(), etag, hash } });
    return changes;
  } catch (error) {
    if (!signal.aborted) await writeFeedState(db, { ...asked, problem: messageOf(error), taken });
    throw error;
  }
}

/** @returns the answer, without `bytes` if they are those of `taken` */
async function ask(
  url: string,
  taken: Taken | null,
  { signal, timeoutMs, maxBytes }: FetchOptions,
): Promise<{ etag: string | null; hash: string; bytes?: Uint8Array }> {
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json, text/csv', ...(taken?.etag && { 'if-none-match': taken.etag }) },
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    const bytes = await readBody(response, maxBytes);
    if (response.status === 304 && taken) return { etag: taken.etag, hash: taken.hash };
    if (!response.ok) throw new Error(`the answer has the status ${response.status}`);
    const hash = hashOf(bytes);
    const etag = response.headers.get('etag');
    return hash === taken?.hash ? { etag, hash } : { etag, hash, bytes };
  } catch (error) {
    // fetch says only that it failed; a cause's message may name the address.
    const cause = isRecord(error) && isRecord(error.cause) ? error.cause : {};
    throw typeof cause.code === 'string' ? new Error(`it cannot be reached (${cause.code})`) : error;
  }
}

/** Reads the answer's bytes, decompressed. @throws as soon as there are more than `maxBytes` */
async function readBody({ body }: Response, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new Error(`the answer is larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function read(bytes: Uint8Array, mode: 'follow' | 'accept'): ReadVacancies {
  const given = readVacancies(bytes);
  if (given.vacancies.length === 0 && mode === 'follow')
    throw new Error(`there are no vacancies in the answer. ${HOW_TO_ACCEPT}`);
  return given;
}

async function store(
  { db, log, now }: FeedContext,
  { vacancies, problems, leftOutIds }: ReadVacancies,
  mode: 'follow' | 'accept',
): Promise<{ stored: Stored; problems: string[] }> {
  const stored = await storeVacancies(db, vacancies, mode, now(), leftOutIds);
  logSecurity(log, 'import', stored);
  if (problems.length > 0) log.warn(`VACANCIES_URL: left out were\n${firstOf(problems)}`);
  return { stored, problems };
}

/** Reads what is known of the present VACANCIES_URL; undefined if it has never been asked. */
export async function readFeedState({
  config,
  db,
}: Pick<Context, 'config' | 'db'>): Promise<FeedState | undefined> {
  const state = await readSetting(db, KEY, FeedState);
  return state?.source === hashOf(config.vacanciesUrl ?? '') ? state : undefined;
}

const writeFeedState = (db: Db, state: FeedState): Promise<void> => writeSetting(db, KEY, state);
