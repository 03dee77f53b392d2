import { connect, type NetConnectOpts } from 'node:net';
import type { Context } from '@server/context/context';
import type { ApplicationRow } from '@server/database/schema';

/** What clamd says of a file: `unreachable` if there is no connection to it, `unscannable` if it gives no answer about this file. */
export type ScanResult = 'clean' | 'infected' | 'unreachable' | 'unscannable';

const TIMEOUT_MS = 10_000;
const CHUNK_BYTES = 64 * 1024;

/**
 * Has ClamAV's daemon scan a file (its command INSTREAM: chunks, each behind its length, and a length of 0 at the end).
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
    const socket = connect(targetOf(address));
    let answer = '';
    let isConnected = false;
    const finish = (reason: string) => {
      const result = isConnected ? resultOf(answer) : 'unreachable';
      const isScanned = result === 'clean' || result === 'infected';
      if (!isScanned) log.warn({ reason: answer || reason }, 'the virus scanner could not scan a CV');
      socket.destroy();
      resolve(result);
    };
    socket.setTimeout(timeoutMs, () => finish('timed out'));
    socket.on('connect', () => (isConnected = true));
    socket.on('error', (error: NodeJS.ErrnoException) => finish(error.code ?? error.name));
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1').replaceAll('\0', '')));
    socket.on('end', () => finish('no answer'));
    for (const part of instream(bytes)) socket.write(part);
  });
}

function targetOf(address: string): NetConnectOpts {
  if (address.startsWith('/')) return { path: address };
  const [, host = '', port] = /^\[?(.*?)\]?:(\d+)$/.exec(address) ?? [];
  return { host, port: Number(port) };
}

function* instream(bytes: Uint8Array): Generator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0');
  for (let from = 0; from < bytes.length; from += CHUNK_BYTES) {
    const chunk = bytes.subarray(from, from + CHUNK_BYTES);
    yield lengthOf(chunk.length);
    yield chunk;
  }
  yield lengthOf(0);
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
