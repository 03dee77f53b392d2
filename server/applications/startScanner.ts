import type { Context } from '@server/context';
import { logSecurity } from '@server/securityLog';
import type { ApplicationRow } from '@server/database/schema';
import { scanWithClamd } from './clamd';

const PAUSE_MILLISECONDS = 60_000;

/**
 * Scans the CVs that arrived while the virus scanner was away, once a minute.
 * @returns `stop` waits for the scan in progress
 */
export function startScanner(context: Context): { stop: () => Promise<void> } {
  let work = Promise.resolve();
  const scan = () => {
    work = work
      .then(() => scanWaiting(context))
      .catch((error: unknown) => {
        context.log.error({ err: error }, 'CVs could not be scanned');
      });
  };
  const timer = context.config.clamd ? setInterval(scan, PAUSE_MILLISECONDS) : undefined;
  if (timer) scan();
  return {
    stop: () => {
      clearInterval(timer);
      return work;
    },
  };
}

/** Scans the waiting CVs once, oldest first. */
export async function scanWaiting(context: Context): Promise<void> {
  const { clamd } = context.config;
  if (!clamd) return;
  const waiting = await context.db
    .selectFrom('applications')
    .select(['id', 'account_id'])
    .where('scan', '=', 'unscanned')
    .orderBy('created_at')
    .execute();
  for (const { id, account_id: account } of waiting) {
    const cv = await context.db
      .selectFrom('applications')
      .select('resume')
      .where('id', '=', id)
      .executeTakeFirst();
    const result = cv ? await scanWithClamd(clamd, Buffer.from(cv.resume), context.log) : 'away';
    if (result === 'away') continue;
    await storeResult(context, id, result);
    if (result === 'infected') logSecurity(context.log, 'virus-found', { account: account ?? undefined });
  }
}

/** Stores what the scanner said, and lets the mail to the provider go that has waited for it. */
async function storeResult({ db, now }: Context, id: string, scan: ApplicationRow['scan']): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('applications').set({ scan }).where('id', '=', id).execute();
    await trx
      .updateTable('outbox')
      .set({ next_attempt_at: now() })
      .where('reference', '=', id)
      .where('sent_at', 'is', null)
      .where('attempts', '=', 0)
      .execute();
  });
}
