import path from 'node:path';
import { freePort } from '@tools/dev/ports.mjs';
import { runBuilt } from '@tools/dev/runBuilt.mjs';

export type Copies = {
  origins: readonly string[];
  /** Kills one or more at random, runs `meanwhile`, and waits until they answer again. */
  crashSome: (meanwhile: () => void) => Promise<void>;
  stop: () => Promise<void>;
};

// A long run is often left to a machine that has other things to do.
const START_MS = 600_000;

/**
 * Starts copies of the built server at once, each with a data folder of its own unless the settings name a DATA_DIR.
 * @param beside the folder of a built checkout of another version: the first copy is started from it
 */
export async function startCopies(
  count: number,
  folder: string,
  settings: Record<string, string>,
  beside?: string,
): Promise<Copies> {
  const ports: number[] = [];
  while (ports.length < count) ports.push(await freePort());
  const origins = ports.map((port) => `http://127.0.0.1:${port}`);
  const start = async (port: number) => {
    const own = { DATA_DIR: path.join(folder, String(port)), PORT: String(port) };
    const project = port === ports[0] ? beside : undefined;
    const copy = await runBuilt({ ...own, ...settings }, START_MS, project);
    copy.server.once('exit', (code, signal) => {
      if (signal !== 'SIGKILL' && code !== 0) throw new Error(`A copy ended by itself, with code ${code}.`);
    });
    return copy;
  };
  const running = await Promise.all(ports.map(start));
  return {
    origins,
    crashSome: async (meanwhile) => {
      const doomed = chooseSome(count);
      await Promise.all(doomed.map((index) => crash(running[index])));
      meanwhile();
      await Promise.all(doomed.map(async (index) => (running[index] = await start(ports[index] ?? 0))));
    },
    stop: async () => {
      await Promise.all(running.map((copy) => copy.stop()));
    },
  };
}

async function crash(copy: Awaited<ReturnType<typeof runBuilt>> | undefined): Promise<void> {
  const ended = new Promise((resolve) => copy?.server.once('exit', resolve));
  copy?.server.kill('SIGKILL');
  await ended;
  await copy?.stop();
}

/** At least one of the indexes below `count`, mostly not all. */
function chooseSome(count: number): number[] {
  const first = Math.floor(Math.random() * count);
  return Array.from({ length: count }, (_, index) => index).filter(
    (index) => index === first || Math.random() < 0.3,
  );
}
