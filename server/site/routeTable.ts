import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';

/** What the build writes about one route: its path (`*` for every other address), its HTML file, its policy. */
const RouteEntry = v.object({
  route: v.string(),
  file: v.string(),
  policy: v.string(),
  /** Left out by search engines. */
  isPrivate: v.boolean(),
});
export type RouteEntry = v.InferOutput<typeof RouteEntry>;

export type RouteMatch = RouteEntry & { params: Record<string, string> };

/**
 * Reads the table of routes that the build wrote beside the site.
 * @returns undefined where nothing was built; refuses (throws) a table of another shape
 */
export async function readRouteTable(siteDir: string): Promise<RouteEntry[] | undefined> {
  const file = path.join(`${siteDir}-server`, 'routes.json');
  const json = await readFile(file, 'utf8').catch(() => undefined);
  return json === undefined ? undefined : v.parse(v.array(RouteEntry), JSON.parse(json));
}

/** The paths of the pages that search engines may list. */
export const listedPages = (table: readonly RouteEntry[]): string[] =>
  table.filter(({ route, isPrivate }) => !isPrivate && !/[:*]/.test(route)).map(({ route }) => route);

/**
 * Finds the page for a path as the site's own router does: without regard to case, one slash at the end allowed.
 * @param address its path, still encoded
 * @returns the route with its decoded parameters; the route `*` for an address that is no page
 */
export function matchRoute(table: readonly RouteEntry[], address: string): RouteMatch {
  const parts = decodedParts(address);
  // A route without parameters goes before one with them.
  for (const entry of table.toSorted((one, other) => parameters(one) - parameters(other))) {
    const params = parts && matchParts(entry.route, parts);
    if (params) return { ...entry, params };
  }
  const notFound = table.find((entry) => entry.route === '*');
  if (!notFound) throw new Error('The table of routes has no page for other addresses.');
  return { ...notFound, params: {} };
}

const parameters = ({ route }: RouteEntry): number => route.split(':').length;

/** The parts between the slashes, decoded one by one so that an encoded slash stays inside its part. */
function decodedParts(address: string): string[] | undefined {
  try {
    return address.replace(/^\//, '').replace(/\/$/, '').split('/').map(decodeURIComponent);
  } catch {
    return undefined; // a percent sign that encodes nothing
  }
}

function matchParts(route: string, parts: readonly string[]): Record<string, string> | undefined {
  const wanted = route.replace(/^\//, '').split('/');
  if (wanted.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, want] of wanted.entries()) {
    const part = parts[index] ?? '';
    if (want.startsWith(':') && part !== '') params[want.slice(1)] = part;
    else if (want === '*' || want.toLowerCase() !== part.toLowerCase()) return undefined;
  }
  return params;
}
