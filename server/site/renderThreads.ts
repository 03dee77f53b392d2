import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Piscina } from 'piscina';
import type * as Rendering from '@/renderer';

/** How many pages may wait for a thread; about 0.3 s of work. */
const QUEUE_SIZE = 32;

type Document = Parameters<typeof Rendering.renderDocument>[0];

/** The build that renders the site's pages, in threads of its own so that a render (7 to 10 ms) holds up no other request. */
export type BuiltRendering = {
  /** The HTML template for vacancy pages. */
  template: string;
  /** The settings that the site was built with; `apiHost` is empty where this server is its backend. */
  site: typeof Rendering.site;
  /** Renders a page; undefined when too many are waiting already. */
  renderDocument: (page: Document) => ReturnType<typeof Rendering.renderDocument> | undefined;
  stop: () => Promise<void>;
};

/** Starts the renderer that the build left beside the site; undefined where there is no build. */
export async function startRendering(siteDir: string): Promise<BuiltRendering | undefined> {
  const folder = `${siteDir}-server`;
  const code = path.join(folder, 'render.cjs');
  if (!existsSync(code)) return undefined;
  const pool = new Piscina({ ...threads, filename: code });
  // Keeps the server running when a thread dies while idle: the pool starts another.
  pool.on('error', () => undefined);
  const run = <Result>(name: keyof typeof Rendering, input?: Document): Promise<Result> =>
    pool.run(input, { name });
  return {
    template: await readFile(path.join(folder, 'template.html'), 'utf8'),
    site: await run<typeof Rendering.site>('readSite'),
    renderDocument: (page) => (pool.queueSize < QUEUE_SIZE ? run('renderDocument', page) : undefined),
    stop: () => pool.destroy(),
  };
}

const threads = {
  minThreads: 1,
  maxThreads: Math.min(2, os.availableParallelism()),
  idleTimeout: 60_000,
  // By default a busy thread never returns to its event loop, so React's and the store's timers never run and memory grows.
  atomics: 'disabled',
  // Not the loader that runs the server from its sources. Piscina asks for an array that it could change.
  execArgv: [] as string[],
  // A render needs 20 MB.
  resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 4 },
} as const;
