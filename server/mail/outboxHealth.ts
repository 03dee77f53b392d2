import type { Context } from '@server/context/context';
import { SECOND } from '@server/lib/time';
import { STUCK_ATTEMPTS } from './outbox';

/** How many mails are unsent, how many of those are stuck, and the age of the oldest. */
export async function outboxHealth({
  db,
  now,
}: Pick<Context, 'db' | 'now'>): Promise<{ waiting: number; stuck: number; oldestSeconds: number }> {
  const rows = await db
    .selectFrom('outbox')
    .select(['attempts', 'created_at'])
    .where('sent_at', 'is', null)
    .execute();
  const time = now();
  const oldest = rows.reduce((earliest, { created_at }) => Math.min(earliest, created_at), time);
  return {
    waiting: rows.length,
    stuck: rows.filter(({ attempts }) => attempts >= STUCK_ATTEMPTS).length,
    oldestSeconds: Math.round((time - oldest) / SECOND),
  };
}
