import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

/** Does something while a thread of its own asks for the health check; returns the result, and the health check's p99 as text. */
export async function besideHealth<Result>(
  origin: string,
  work: () => Promise<Result>,
): Promise<{ result: Result; health: string }> {
  const probe = new Worker(new URL('healthProbe.mjs', import.meta.url), { workerData: origin });
  await once(probe, 'online');
  const result = await work();
  const told = once(probe, 'message');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  probe.postMessage('stop');
  const [times] = (await told) as [number[]];
  await probe.terminate();
  return { result, health: `health check p99 ${quantile(times, 0.99)} ms` };
}

/** A quantile of times, as whole milliseconds. */
export const quantile = (times: readonly number[], share: number): string => {
  const sorted = times.toSorted((one, other) => one - other);
  return (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(0);
};

/** The memory that a process holds (RSS) in MB; undefined where the system does not say. */
export function memoryOf(pid: number | undefined): number | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
  } catch {
    return undefined;
  }
}
