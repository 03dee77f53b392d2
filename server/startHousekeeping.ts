import type { Context } from './context';

const HOUR = 60 * 60 * 1000;
// Longer than any limit's window, and than anybody asks about a link that has expired.
const KEPT = 24 * HOUR;

/** Throws away, once an hour, sessions, reset links and counted attempts that have no meaning any more. */
export function startHousekeeping(context: Context): { stop: () => Promise<void> } {
  let work = Promise.resolve();
  const clean = () => {
    work = cleanUp(context).catch((error: unknown) =>
      context.log.error({ err: error }, 'cleaning up failed'),
    );
  };
  const timer = setInterval(clean, HOUR);
  clean();
  return {
    stop: () => {
      clearInterval(timer);
      return work;
    },
  };
}

/** Deletes what has expired. */
export async function cleanUp({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const time = now();
  await db.deleteFrom('sessions').where('expires_at', '<=', time).execute();
  await db
    .deleteFrom('reset_tokens')
    .where('expires_at', '<=', time - KEPT)
    .execute();
  await db
    .deleteFrom('rate_limits')
    .where('window_start', '<=', time - KEPT)
    .execute();
}
