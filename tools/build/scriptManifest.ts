import { readFileSync } from 'node:fs';
import path from 'node:path';
import { paths } from '@/lib/paths';

/** The script files that every page needs, and those that each page's chunk adds. */
export type ScriptManifest = { shared: string[]; pages: Record<string, string[]> };

/** Reads what the build wrote down (see webpack/BuildReport.ts). Throws where nothing is built. */
export const readScriptManifest = (serverFolder: string): ScriptManifest =>
  JSON.parse(readFileSync(path.join(serverFolder, 'scripts.json'), 'utf8'));

/**
 * Every script file that the page of a route loads by itself; `*` stands for all other addresses. Throws for a route that
 * is not in `paths`, or whose chunk does not bear its name there (see app/routes.ts).
 */
export function scriptsOf({ shared, pages }: ScriptManifest, route: string): string[] {
  const name = names.get(route);
  const own = name && pages[name];
  if (!own) throw new Error(`No chunk is named "${name}", which ${route} needs`);
  return [...shared, ...own];
}

const names = new Map<string, string>([
  ...Object.entries(paths).map(([name, route]): [string, string] => [route, name]),
  ['*', 'notFound'],
]);
