import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const probeFile = fileURLToPath(new URL('healthProbe.mjs', import.meta.url));

/** Does something while another process asks for the health check; returns the result, and the health check's p99 in milliseconds. */
export async function besideHealth<Result>(
  origin: string,
  work: () => Promise<Result>,
): Promise<{ result: Result; health: number }> {
  const probe = fork(probeFile, [origin]);
  await once(probe, 'message');
  const result = await work();
  const told = once(probe, 'message');
  probe.send('stop');
  const [times] = (await told) as [number[]];
  return { result, health: quantile(times, 0.99) };
}

/** A quantile of times. */
export const quantile = (times: readonly number[], share: number): number => {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
};

/** The most memory that a process has held since the last call (RSS), in MB; 0 where the system does not say. */
export function readAndResetPeakMemory(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    // Resets the peak (Linux).
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
    return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024);
  } catch {
    return 0;
  }
}
