import type { Context } from '@server/context/context';
import { SECOND } from '@/lib/time/durations';
import { STUCK_ATTEMPTS } from './outbox';

/** How many mails are unsent, how many of those are stuck, and the age of the oldest. */
export async function outboxHealth({
  db,
  now,
}: Pick<Context, 'db' | 'now'>): Promise<{ waiting: number; stuck: number; oldestSeconds: number }> {
  const { waiting, stuck, oldest } = await db
    .selectFrom('outbox')
    .select(({ fn }) => [
      fn.countAll<number>().as('waiting'),
      fn.countAll<number>().filterWhere('attempts', '>=', STUCK_ATTEMPTS).as('stuck'),
      fn.min<number | null>('created_at').as('oldest'),
    ])
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow();
  const time = now();
  return { waiting, stuck, oldestSeconds: Math.round((time - Math.min(oldest ?? time, time)) / SECOND) };
}
