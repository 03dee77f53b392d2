import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '@server/context/context';
import { freeBytesOf, ifMissing } from '@server/lib/files';
import { HttpError } from '@server/http/HttpError';
import { outboxHealth } from '@server/mail/outbox';
import { causeOf } from '@server/lib/log';
import { isLoopback } from '@server/lib/networkAddress';
import { isSameSecret } from '@server/lib/secrets';
import { readLastPurge, reasonsToWait } from '@server/people/purgePeople';
import { readFeedState } from '@server/vacancies/feed';
import { SECOND } from '@/lib/time/durations';

type Gauge = readonly [name: string, help: string, value: number];

/**
 * What an operator watches, as Prometheus text (exposition format 0.0.4); docs/operating.md says what to raise an alarm on. Only
 * callers with METRICS_TOKEN as a bearer token get it or, where none is set, those on this machine.
 */
export async function registerMetrics(app: FastifyInstance, context: Context): Promise<void> {
  app.get('/metrics', async (request, reply) => {
    if (!isAllowed(context, request)) throw new HttpError(403, 'This is for the operator of the site only.');
    const gauges = [...(await databaseGauges(context)), ...(await diskGauges(context))];
    return reply
      .type('text/plain; version=0.0.4; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(gauges.map(format).join(''));
  });
}

function isAllowed({ config }: Context, request: FastifyRequest): boolean {
  const { headers, ip } = request;
  if (config.metricsToken) return isSameSecret(headers.authorization ?? '', `Bearer ${config.metricsToken}`);
  // Behind an undeclared proxy on this machine every visitor has a loopback address; forwarding headers reveal it.
  return isLoopback(ip) && !headers.forwarded && !headers['x-forwarded-for'];
}

const isUp = (value: number): Gauge => ['lindenway_database_up', 'Whether the database answers.', value];

async function databaseGauges(context: Context): Promise<Gauge[]> {
  try {
    const { waiting, stuck, oldestSeconds } = await outboxHealth(context);
    const { count } = await context.db
      .selectFrom('applications')
      .select((row) => row.fn.countAll().as('count'))
      .where('scan', '=', 'unscanned')
      .executeTakeFirstOrThrow();
    const waits = (await reasonsToWait(context)).length > 0 ? 1 : 0;
    const purged = (await readLastPurge(context.db))?.deleted ?? 0;
    return [
      isUp(1),
      ...(await feedGauges(context)),
      ['lindenway_purge_waits', 'Whether nothing is purged until somebody confirms it.', waits],
      ['lindenway_purge_deleted', 'Records, mails and accounts that the last purge deleted.', purged],
      ['lindenway_cvs_unscanned', 'CVs that wait for the virus scanner.', Number(count)],
      ['lindenway_mail_waiting', 'Mails not sent yet.', waiting],
      ['lindenway_mail_stuck', 'Mails that failed five times or more; still retried.', stuck],
      ['lindenway_mail_oldest_seconds', 'Age of the oldest mail not sent yet.', oldestSeconds],
    ];
  } catch (error) {
    context.log.error(causeOf(error), 'metrics of the database could not be read');
    return [isUp(0)];
  }
}

async function feedGauges(context: Context): Promise<Gauge[]> {
  const state = await readFeedState(context);
  if (!state) return [];
  const { problem, taken } = state;
  const age = taken && Math.round((context.now() - taken.at) / SECOND);
  return [
    ['lindenway_feed_taken', 'Whether the last answer of VACANCIES_URL was taken.', problem === null ? 1 : 0],
    ...(age === null
      ? []
      : [['lindenway_feed_age_seconds', 'Time since an answer of VACANCIES_URL was taken.', age] as const]),
  ];
}

async function diskGauges({ config }: Context): Promise<Gauge[]> {
  // With PostgreSQL nothing makes the folder before the first CV.
  const free = await freeBytesOf(config.dataDir).catch(ifMissing);
  return free === undefined ? [] : [['lindenway_disk_free_bytes', 'Free space where DATA_DIR is.', free]];
}

const format = ([name, help, value]: Gauge): string =>
  `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${name} ${value}\n`;
