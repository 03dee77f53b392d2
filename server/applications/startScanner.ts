import type { Context } from '@server/context/context';
import { logSecurity } from '@server/lib/securityLog';
import type { ApplicationRow } from '@server/database/schema';
import { type RepeatingJob, repeat } from '@server/lib/repeat';
import { MINUTE } from '@/lib/time/durations';
import { scanWithClamd } from './clamd';

/** Scans the CVs that arrived while the virus scanner was away, again a minute after each pass has ended. */
export const startScanner = (context: Context): RepeatingJob =>
  repeat(context, { everyMs: MINUTE, problem: 'CVs could not be scanned' }, (signal) =>
    scanWaiting(context, signal),
  );

/** Scans the waiting CVs once, oldest first, until the scanner cannot be reached. */
export async function scanWaiting(context: Context, signal?: AbortSignal): Promise<void> {
  const { config, db, log } = context;
  if (!config.clamd) return;
  const waiting = db.selectFrom('applications').select(['id', 'account_id']);
  const cvs = await waiting.where('scan', '=', 'unscanned').orderBy('created_at').execute();
  for (const { id, account_id: account } of cvs) {
    if (signal?.aborted) return;
    const cv = await db.selectFrom('applications').select('resume').where('id', '=', id).executeTakeFirst();
    // Deleted meanwhile.
    if (!cv) continue;
    const result = await scanWithClamd(config.clamd, Buffer.from(cv.resume), log);
    if (result === 'unreachable') return;
    if (result === 'unscannable') continue;
    await storeResult(context, id, result);
    if (result === 'infected') logSecurity(log, 'virus-found', { account: account ?? undefined });
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
