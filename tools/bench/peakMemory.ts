import { readFileSync, writeFileSync } from 'node:fs';

/** The most memory that a process has held since the last call (RSS), in MB; undefined where the system does not say. */
export function readAndResetPeakMemory(pid: number | undefined): number | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    // Resets the peak (Linux).
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
    const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(status) ?? [];
    return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1024);
  } catch {
    return undefined;
  }
}
