import { connect, type NetConnectOpts } from 'node:net';
import { MINUTE } from '@/lib/time/durations';
import type { Context } from '@server/context/context';
import type { ApplicationRow } from '@server/database/schema';
import { messageOf } from '@server/lib/log';
import { type RepeatingJob, repeat } from '@server/lib/repeat';
import { logSecurity } from '@server/lib/securityLog';

/** What clamd says of a file: `unreachable` if there is no connection to it, `unscannable` if it gives no answer about this file. */
export type ScanResult = 'clean' | 'infected' | 'unreachable' | 'unscannable';

const TIMEOUT_MS = 10_000;

/**
 * Has ClamAV's daemon scan a file (its command INSTREAM: the length, the file, and a length of 0 at the end).
 * @param address `host:port`, or the path of a socket
 * @param log told why the daemon could not scan
 */
export function scanWithClamd(
  address: string,
  bytes: Uint8Array,
  log: { warn: (fields: object, message: string) => void },
  timeoutMs = TIMEOUT_MS,
): Promise<ScanResult> {
  return new Promise((resolve) => {
    const socket = connect({ ...targetOf(address), signal: AbortSignal.timeout(timeoutMs) });
    let answer = '';
    let isConnected = false;
    const finish = (reason: string) => {
      const result = isConnected ? resultOf(answer) : 'unreachable';
      const isScanned = result === 'clean' || result === 'infected';
      if (!isScanned) log.warn({ reason }, 'the virus scanner could not scan a CV');
      socket.destroy();
      resolve(result);
    };
    socket.on('connect', () => (isConnected = true));
    socket.on('error', (error: NodeJS.ErrnoException) => finish(messageOf(error.cause ?? error.code)));
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString('latin1').replaceAll('\0', '');
      // clamd answers in one short line.
      if (answer.length > 1000) finish('an answer without end');
    });
    socket.on('end', () => finish(answer || 'no answer'));
    for (const part of ['zINSTREAM\0', lengthOf(bytes.length), bytes, lengthOf(0)]) socket.write(part);
  });
}

function targetOf(address: string): NetConnectOpts {
  if (address.startsWith('/')) return { path: address };
  const [, host = '', port] = /^\[?(.*?)\]?:(\d+)$/.exec(address) ?? [];
  return { host, port: Number(port) };
}

function lengthOf(size: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(size);
  return length;
}

function resultOf(answer: string): ScanResult {
  if (answer === 'stream: OK') return 'clean';
  return /^stream: .* FOUND$/.test(answer) ? 'infected' : 'unscannable';
}

/** Scans a CV as it arrives: null if no scanner is configured, `unscanned` while it is away. */
export async function scanCv(
  { config, log }: Pick<Context, 'config' | 'log'>,
  bytes: Uint8Array,
): Promise<ApplicationRow['scan']> {
  if (!config.clamd) return null;
  const result = await scanWithClamd(config.clamd, bytes, log);
  return result === 'clean' || result === 'infected' ? result : 'unscanned';
}

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
