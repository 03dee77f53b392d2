import { connect, type NetConnectOpts } from 'node:net';
import type { Context } from '@server/context/context';
import type { ApplicationRow } from '@server/database/schema';
import { messageOf } from '@server/lib/log';

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
      // No answer of clamd is as long.
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
