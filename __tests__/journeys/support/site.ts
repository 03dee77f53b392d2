import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runBuilt } from '@tools/dev/runBuilt.mjs';
import { closeBrowser } from './browser';

/** The real site of `npm start`, on a port and a data folder of its own. */
type RunningSite = Awaited<ReturnType<typeof runBuilt>>;

/**
 * Runs the built site with an empty database for all tests of a file; it and the browser are closed afterwards.
 * @param settings environment variables of the backend
 */
export function siteForAllTests(
  settings: Parameters<typeof runBuilt>[0] = {},
): Pick<RunningSite, 'origin' | 'dataFolder'> {
  let site: RunningSite;
  beforeAll(async () => {
    site = await runBuilt(settings);
  });
  afterAll(async () => {
    await closeBrowser();
    await site.stop();
  });
  return {
    get origin() {
      return site.origin;
    },
    get dataFolder() {
      return site.dataFolder;
    },
  };
}

/**
 * The built site that all journeys share. For those that leave nothing in its database; the browser is closed after all tests of a
 * file.
 */
export function sharedSite(): Pick<RunningSite, 'origin'> {
  afterAll(closeBrowser);
  return { origin: process.env.SHARED_SITE ?? '' };
}

/** The mails that the site has written, oldest first. */
export function readMails({ dataFolder }: Pick<RunningSite, 'dataFolder'>): string[] {
  const folder = path.join(dataFolder, 'outbox');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  return files.toSorted().map((name) => readFileSync(path.join(folder, name), 'utf8'));
}

/** Waits for the mail with the newest reset link, and gives the link's path. */
export async function resetLink(site: Pick<RunningSite, 'dataFolder'>): Promise<string> {
  for (;;) {
    const mail = readMails(site).findLast((text) => text.includes('/reset-password/'));
    const link = /\/reset-password\/[\w-]+/.exec(mail?.replaceAll('=\r\n', '') ?? '');
    if (link) return link[0];
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
