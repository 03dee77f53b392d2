import * as v from 'valibot';

/** What the build writes about one route: its path (`*` for every other address), its HTML file, its policy. */
const RouteEntry = v.object({ route: v.string(), file: v.string(), policy: v.optional(v.string()) });
export type RouteEntry = v.InferOutput<typeof RouteEntry>;

/** The shape in which a build without prerendered pages names them. */
const PlainTable = v.pipe(
  v.object({
    pages: v.array(v.object({ path: v.string(), file: v.string() })),
    dynamic: v.array(v.string()),
    notFound: v.string(),
  }),
  v.transform(({ pages, dynamic, notFound }): RouteEntry[] => [
    ...pages.map(({ path, file }) => ({ route: path, file })),
    ...dynamic.map((route) => ({ route, file: 'index.html' })),
    { route: '*', file: notFound },
  ]),
);

const RouteTable = v.union([v.array(RouteEntry), PlainTable]);

export type RouteMatch = RouteEntry & { params: Record<string, string> };

/** Reads the table of routes that the build wrote; refuses (throws) one of another shape. */
export const parseRouteTable = (json: string): RouteEntry[] => v.parse(RouteTable, JSON.parse(json));

/**
 * Finds the page for a path as the site's own router does: without regard to case, one slash at the end allowed.
 * @param path the path of an address, still encoded
 * @returns the route with its decoded parameters; the route `*` for an address that is no page
 */
export function matchRoute(table: readonly RouteEntry[], path: string): RouteMatch {
  const parts = decodedParts(path);
  // A route without parameters goes before one with them.
  for (const entry of table.toSorted((one, other) => parameters(one) - parameters(other))) {
    const params = parts && matchParts(entry.route, parts);
    if (params) return { ...entry, params };
  }
  const notFound = table.find((entry) => entry.route === '*');
  return { route: '*', file: '404.html', ...notFound, params: {} };
}

const parameters = ({ route }: RouteEntry): number => route.split(':').length;

/** The parts between the slashes, decoded one by one so that an encoded slash stays inside its part. */
function decodedParts(path: string): string[] | undefined {
  try {
    return path.replace(/^\//, '').replace(/\/$/, '').split('/').map(decodeURIComponent);
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
