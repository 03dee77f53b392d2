import type { IncomingMessage } from 'node:http';

/**
 * The address of a request as the router can read it. A path in which a percent sign encodes nothing, as when a link was cut
 * off, is taken by the letter: it then names no page, and the visitor is told so in the site.
 * @returns the address, its query as it came
 */
export function readableAddress({ url = '/' }: IncomingMessage): string {
  const [path = ''] = url.split(/[?#]/, 1);
  return isEncoded(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length);
}

function isEncoded(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
