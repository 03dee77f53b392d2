import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runBuilt } from '@server/tools/runBuilt.mjs';

/** The real site of `npm start`, on a port and a data folder of its own. */
export type RunningSite = Awaited<ReturnType<typeof runBuilt>>;

/** Starts the built site with an empty database and waits until it answers. */
export const startSite = runBuilt;

/** The messages that the site has written, oldest first. */
export function readMails({ dataFolder }: RunningSite): string[] {
  const folder = path.join(dataFolder, 'outbox');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  return files.toSorted().map((name) => readFileSync(path.join(folder, name), 'utf8'));
}
