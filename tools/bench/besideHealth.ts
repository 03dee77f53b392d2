import { fork } from 'node:child_process';
import { once } from 'node:events';
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
