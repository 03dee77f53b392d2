import { SESSION_IDLE_LIFETIME } from '@server/accounts/sessionCookies';
import type { Context } from '@server/context/context';
import { type RepeatingJob, repeat } from '@server/lib/repeat';
import { purgePeople } from '@server/people/purgePeople';
import { purgeVacancies } from '@server/vacancies/goneVacancies';
import { DAY, HOUR } from '@/lib/time/durations';
import { loadSampleVacancies } from '@server/vacancies/loadSampleVacancies';

/** Expired links and counters stay this long: longer than any limit's window, and than anyone asks about an expired link. */
const EXPIRED_KEPT_MS = DAY;

/**
 * Once an hour, deletes expired sessions, reset links and rate limits, purges closed vacancies, old enquiries and old
 * applications, and renews the dates of sample vacancies.
 */
export const startCleanUp = (context: Context): RepeatingJob =>
  repeat(context, { everyMs: HOUR, problem: 'clean-up failed' }, () => upkeep(context));

async function upkeep(context: Context): Promise<void> {
  await cleanUp(context);
  if (context.config.sampleVacancies) await loadSampleVacancies(context);
  await purgeVacancies(context);
  await purgePeople(context);
}

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
