import { SESSION_IDLE_LIFETIME } from '@server/accounts/cookies';
import type { Context } from '@server/context/context';
import { oneAtATime } from '@server/database/oneAtATime';
import { type RepeatingJob, repeat } from '@server/lib/repeat';
import { reasonsToWait, rememberWaiting } from '@server/people/purgeGuard';
import { purgePeople } from '@server/people/purgePeople';
import { purgeVacancies } from '@server/vacancies/goneVacancies';
import { DAY, HOUR } from '@/lib/time/durations';
import { loadSampleVacancies } from '@server/vacancies/loadSampleVacancies';

/** Expired links and counters stay this long: longer than any limit's window, and than anyone asks about an expired link. */
const EXPIRED_KEPT_MS = DAY;

/**
 * Once an hour, deletes expired sessions, reset links and rate limits, purges closed vacancies, old enquiries and old
 * applications, and renews the dates of sample vacancies. Where a clock or a setting may be wrong it deletes nothing, and says so once a day.
 */
export function startCleanUp(context: Context): RepeatingJob {
  const upkeep = createUpkeep(context);
  return repeat(context, { everyMs: HOUR, problem: 'clean-up failed' }, () =>
    oneAtATime(context, 'clean-up', upkeep),
  );
}

function createUpkeep(context: Context): () => Promise<void> {
  let runs = 0;
  return async () => {
    if (context.config.sampleVacancies) await loadSampleVacancies(context);
    const reasons = await reasonsToWait(context);
    if (reasons.length > 0) {
      await rememberWaiting(context.db);
      if (runs % RUNS_A_DAY === 0)
        context.log.error(`Nothing is deleted: ${reasons.join('; ')}. ${howToConfirm}`);
      runs += 1;
      return;
    }
    runs = 0;
    await cleanUp(context);
    await purgeVacancies(context);
    context.log.info({ purged: await purgePeople(context) }, 'purged');
  };
}

const RUNS_A_DAY = DAY / HOUR;
const howToConfirm = 'If the clock and RETENTION_DAYS are right, run "npm run people -- purge --confirm".';

/** Deletes what has expired. */
export async function cleanUp({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const time = now();
  await db
    .deleteFrom('sessions')
    .where((row) =>
      row.or([
        row('expires_at', '<=', time),
        row(row.fn.coalesce('last_used_at', 'created_at'), '<=', time - SESSION_IDLE_LIFETIME),
      ]),
    )
    .execute();
  await db
    .deleteFrom('reset_tokens')
    .where('expires_at', '<=', time - EXPIRED_KEPT_MS)
    .execute();
  await db
    .deleteFrom('rate_limits')
    .where('window_start', '<=', time - EXPIRED_KEPT_MS)
    .execute();
}
