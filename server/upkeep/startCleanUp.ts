import { SESSION_IDLE_LIFETIME } from '@server/accounts/cookies';
import { deleteLeftUploads } from '@server/applications/receiveForm';
import type { Context } from '@server/context/context';
import { type RepeatingJob, repeat } from '@server/lib/repeat';
import { purgePeople, reasonsToWait, releaseLegalHolds } from '@server/people/purgePeople';
import { purgeVacancies } from '@server/vacancies/goneVacancies';
import { CLOCK_SKEW, DAY, HOUR } from '@/lib/time/durations';
import { loadSampleVacancies } from '@server/vacancies/loadSampleVacancies';

/** Counters stay this long: longer than any limit's window. */
export const EXPIRED_KEPT_MS = DAY;

/**
 * Once an hour, deletes what is left of uploads, expired sessions, reset links and rate limits, closed vacancies, and records of people that are too old, and renews
 * the dates of sample vacancies. Where a clock or a setting may be wrong, what is too old alone waits, and the log says so.
 */
export const startCleanUp = (context: Context): RepeatingJob =>
  repeat(context, { everyMs: HOUR, problem: 'clean-up failed' }, async () => {
    if (context.config.sampleVacancies) await loadSampleVacancies(context);
    await deleteLeftUploads(context.config);
    await cleanUp(context);
    await purgeVacancies(context);
    const released = await releaseLegalHolds(context);
    const reasons = await reasonsToWait(context);
    if (reasons.length > 0) context.log.error(`Nothing is purged: ${reasons.join('; ')}. ${HOW_TO_CONFIRM}`);
    else context.log.info({ purged: await purgePeople(context), released }, 'purged');
  });

const HOW_TO_CONFIRM = 'If the clock and RETENTION_DAYS are right, run "npm run people -- purge --confirm".';

/** Deletes what has expired, and what a clock that was ahead has dated in the future. */
export async function cleanUp({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const time = now();
  await db
    .deleteFrom('sessions')
    .where((row) =>
      row.or([
        row('expires_at', '<=', time),
        row('last_used_at', '<=', time - SESSION_IDLE_LIFETIME),
        row('last_used_at', '>', time + CLOCK_SKEW),
      ]),
    )
    .execute();
  await db.deleteFrom('reset_tokens').where('expires_at', '<=', time).execute();
  await db
    .deleteFrom('rate_limits')
    .where((row) =>
      row.or([
        row('window_start', '<=', time - EXPIRED_KEPT_MS),
        row('window_start', '>', time + CLOCK_SKEW),
      ]),
    )
    .execute();
}
