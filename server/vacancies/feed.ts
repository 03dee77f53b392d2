import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import * as v from 'valibot';
import type { Context } from '@server/context/context';
import { readSetting, writeSetting } from '@server/database/settings';
import { messageOf } from '@server/lib/log';
import { type RepeatingJob, repeat } from '@server/lib/repeat';
import { hashOf } from '@server/lib/secrets';
import { logSecurity } from '@server/lib/securityLog';
import { isRecord } from '@/lib/isRecord';
import { MINUTE, SECOND } from '@/lib/time/durations';
import { firstOf, MAX_BYTES, readVacancies } from './readVacancies';
import { HOW_TO_ACCEPT, type Stored, storeVacancies } from './storeVacancies';

const KEY = 'feed';

const FeedState = v.object({
  /** VACANCIES_URL, hashed: it may hold a key. */
  source: v.string(),
  askedAt: v.number(),
  /** Why the last answer was not taken; null if it was. */
  problem: v.nullable(v.string()),
  /** The last answer that was taken; `at` is when it last came, unchanged answers included. */
  taken: v.nullable(v.object({ at: v.number(), hash: v.string() })),
});
type FeedState = v.InferOutput<typeof FeedState>;
type FeedContext = Pick<Context, 'config' | 'db' | 'log' | 'now'>;

/** Keeps the vacancies in step with VACANCIES_URL. */
export const startFeed = (context: FeedContext): RepeatingJob =>
  repeat(
    context,
    {
      everyMs: Math.min(periodOf(context), MINUTE),
      problem: 'the vacancy feed could not be followed',
    },
    (signal) => followIfDue(context, signal),
  );

const periodOf = ({ config }: FeedContext) => config.vacanciesEverySeconds * SECOND;

/** Asks unless this or another copy of the server has asked within the period. */
export async function followIfDue(context: FeedContext, signal?: AbortSignal): Promise<void> {
  if (!context.config.vacanciesUrl) return;
  const last = await readFeedState(context);
  if (last && Math.abs(context.now() - last.askedAt) < periodOf(context)) return;
  try {
    await followFeed(context, 'follow', signal);
  } catch (error) {
    if (!signal?.aborted) context.log.error({ reason: messageOf(error) }, UNCHANGED);
  }
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
  signal?: AbortSignal,
): Promise<{ stored: Stored; problems: string[] } | undefined> {
  const { config, db, now } = context;
  const url = config.vacanciesUrl ?? '';
  const { taken = null, problem = null } = (await readFeedState(context)) ?? {};
  const asked: FeedState = { source: hashOf(url), askedAt: now(), problem, taken };
  // First, so that an answer that ends the process does not end it again at every start.
  await writeSetting(db, KEY, asked);
  const late = AbortSignal.timeout(MINUTE);
  // Node 20 garbage-collects a timeout that only AbortSignal.any refers to, unless it has a listener.
  late.addEventListener('abort', () => undefined);
  try {
    const bytes = await ask(url, AbortSignal.any(signal ? [signal, late] : [late]));
    const hash = hashOf(bytes);
    const isSame = mode === 'follow' && hash === taken?.hash;
    const changes = isSame ? undefined : await take(context, bytes, mode);
    await writeSetting(db, KEY, { ...asked, problem: null, taken: { at: now(), hash } });
    return changes;
  } catch (error) {
    if (!signal?.aborted) await writeSetting(db, KEY, { ...asked, problem: messageOf(error) });
    throw error;
  }
}

async function ask(url: string, signal: AbortSignal, redirects = 5): Promise<Uint8Array> {
  const options = {
    signal,
    agent: false,
    headers: { accept: 'application/json, text/csv', 'accept-encoding': 'identity' },
  };
  try {
    // Not `fetch`: there an answer with six encodings leaves a stream without a listener, and its next error ends the process.
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const { get } = /^https:/i.test(url) ? https : http;
      get(url, options, resolve)
        .on('error', reject)
        // Without an error if the answer is 101.
        .on('close', () => reject(new Error('the connection was closed without an answer')));
    });
    const { statusCode, headers } = response;
    if (statusCode === 200) return await readBody(response);
    response.destroy();
    if (!headers.location || redirects === 0) throw new Error(`the answer has the status ${statusCode}`);
    return await ask(new URL(headers.location, url).href, signal, redirects - 1);
  } catch (error) {
    // The signal says that it took too long, the error only that it was ended.
    signal.throwIfAborted();
    // Its message may name the address.
    throw isRecord(error) && typeof error.code === 'string'
      ? new Error(`it cannot be reached (${error.code})`)
      : error;
  }
}

/** Reads the answer's bytes. @throws as soon as there are too many */
async function readBody(body: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new Error(`the answer is larger than ${MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function take(
  { db, log, now }: FeedContext,
  bytes: Uint8Array,
  mode: 'follow' | 'accept',
): Promise<{ stored: Stored; problems: string[] }> {
  const { vacancies, problems, leftOutIds } = readVacancies(bytes);
  if (vacancies.length === 0 && mode === 'follow')
    throw new Error(`there are no vacancies in the answer. ${HOW_TO_ACCEPT}`);
  const stored = await storeVacancies(db, vacancies, mode, now(), leftOutIds);
  logSecurity(log, 'import', stored);
  if (problems.length > 0) log.warn(`VACANCIES_URL: left out were\n${firstOf(problems)}`);
  return { stored, problems };
}

/** Reads what is known of the present VACANCIES_URL; undefined if it has never been asked. */
export async function readFeedState(context: Pick<Context, 'config' | 'db'>): Promise<FeedState | undefined> {
  const state = await readSetting(context.db, KEY, FeedState);
  return state?.source === hashOf(context.config.vacanciesUrl ?? '') ? state : undefined;
}
