import type { Context } from '@server/context/context';
import type { ApplicationRow } from '@server/database/schema';
import { MINUTE } from '@/lib/time/durations';
import { scanWithClamd } from './clamd';

type ScanCv = (bytes: Uint8Array) => Promise<ApplicationRow['scan']>;

/**
 * Returns a function that scans a CV as it arrives: null if no scanner is configured, `unscanned` while it is away. A scanner
 * that has timed out is not asked again for a minute, so that applicants do not queue behind it.
 */
export function createCvScanner(
  { config, log, now }: Pick<Context, 'config' | 'log' | 'now'>,
  options?: { timeoutMs: number },
): ScanCv {
  let awayUntil = 0;
  return async (bytes) => {
    if (!config.clamd) return null;
    if (now() < awayUntil) return 'unscanned';
    const result = await scanWithClamd(config.clamd, bytes, log, options);
    if (result === 'hanging') awayUntil = now() + MINUTE;
    return result === 'clean' || result === 'infected' ? result : 'unscanned';
  };
}
