import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** A check that runs: what it finds ('' for nothing, undefined when it was stopped), and a way to stop it. */
export type Check = { finding: Promise<string | undefined>; stop: () => void };

const hasGroups = process.platform !== 'win32';

/**
 * Runs a check.
 * @param command the arguments of Node; it finds what it prints when it ends with an error
 */
export function runCheck(command: string[]): Check {
  const child = spawn(process.execPath, command, { detached: hasGroups });
  const ended = Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)]);
  return {
    finding: ended.then(([[code], printed, errors]) => {
      if (code === null) return undefined;
      return code === 0 ? '' : (printed + errors).trim();
    }),
    stop: () => {
      const { pid, exitCode, signalCode } = child;
      if (pid === undefined || exitCode !== null || signalCode !== null) return;
      // The whole group: tsc starts the compiler, which would go on without it, and does not end on SIGTERM.
      if (hasGroups) process.kill(-pid, 'SIGKILL');
      else child.kill();
    },
  };
}
