import { readFileSync } from 'node:fs';
import path from 'node:path';
import { paths } from '@/lib/paths';

/** The script files that every page needs, and those that each page's chunk adds. */
export type ScriptManifest = { shared: string[]; pages: Record<string, string[]> };

/** Reads what the build wrote down (see webpack/BuildReport.ts). Throws where nothing is built. */
export const readScriptManifest = (serverFolder: string): ScriptManifest =>
  JSON.parse(readFileSync(path.join(serverFolder, 'scripts.json'), 'utf8'));

/**
 * Every script file that the page of a route loads by itself; `*` stands for all other addresses. Throws for a route whose
 * chunk is not named after it (see app/routes.ts).
 */
export function scriptsOf({ shared, pages }: ScriptManifest, route: string): string[] {
  const own = pages[chunkOf(route)];
  if (!own) throw new Error(`No chunk is named after ${route}`);
  return [...shared, ...own];
}

const chunks = new Map(Object.entries(paths).map(([name, route]) => [route as string, name]));

/** The chunk's name is the page's name in `paths`, in kebab case. */
const chunkOf = (route: string): string =>
  (chunks.get(route) ?? 'notFound').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
