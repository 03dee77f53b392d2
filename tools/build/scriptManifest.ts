import { readFileSync } from 'node:fs';
import path from 'node:path';
import { paths } from '@/lib/paths';

/** The script files that every page loads, and those that each page adds. */
export type ScriptManifest = { shared: string[]; pages: Record<string, string[]> };

/** Reads what webpack/BuildReport.ts wrote. Throws when nothing is built. */
export const readScriptManifest = (serverFolder: string): ScriptManifest =>
  JSON.parse(readFileSync(path.join(serverFolder, 'scripts.json'), 'utf8'));

/**
 * Every script file that a route's page loads by itself; `*` is the page of unknown addresses. Throws for a route that is
 * not in `paths`, or whose chunk is not named after its key there (see app/routes.ts).
 */
export function scriptsOf({ shared, pages }: ScriptManifest, route: string): string[] {
  const name = names.get(route);
  const own = name && pages[name];
  if (!own) throw new Error(`${route} needs a chunk named "${name}"; there is none.`);
  return [...shared, ...own];
}

const names = new Map<string, string>([
  ...Object.entries(paths).map(([name, route]): [string, string] => [route, name]),
  ['*', 'notFound'],
]);
