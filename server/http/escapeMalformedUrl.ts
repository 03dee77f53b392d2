import type { IncomingMessage } from 'node:http';

/**
 * Escapes the percent signs of a path that cannot be decoded, as in a link that was cut off, so that the visitor gets the
 * not-found page rather than Fastify's plain 400.
 */
export function escapeMalformedUrl({ url = '/' }: IncomingMessage): string {
  const [path = ''] = url.split(/[?#]/, 1);
  return canDecode(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length);
}

function canDecode(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
