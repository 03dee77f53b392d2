import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';

/** What the build writes about each route: its path (`*` for the not-found page), its HTML file, its policy. */
const RouteEntry = v.object({
  route: v.string(),
  file: v.string(),
  policy: v.string(),
  /** Left out of the sitemap. */
  isPrivate: v.boolean(),
});
export type RouteEntry = v.InferOutput<typeof RouteEntry>;

/** Reads the route table that the build wrote beside the site; undefined where there is no build. */
export async function readRouteTable(siteDir: string): Promise<RouteEntry[] | undefined> {
  const file = path.join(`${siteDir}-server`, 'routes.json');
  const json = await readFile(file, 'utf8').catch(() => undefined);
  return json === undefined ? undefined : v.parse(v.array(RouteEntry), JSON.parse(json));
}

/** The paths of the pages that search engines may list: those for a single address. */
export const listedPages = (table: readonly Pick<RouteEntry, 'route' | 'isPrivate'>[]): string[] =>
  table.filter(({ route, isPrivate }) => !isPrivate && !/[:*]/.test(route)).map(({ route }) => route);

/** Cache-Control values: pages are always revalidated; hashed files never change. */
export const caching = {
  page: 'no-cache',
  hashed: 'public, max-age=31536000, immutable',
  other: 'public, max-age=3600',
} as const;
