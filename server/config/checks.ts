import { isIP } from 'node:net';

/** Whether a text is one of a page's origin as browsers write it: no path, no slash at the end. */
export const isOrigin = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text;

/** Whether a text is `false`, a number of proxies, or addresses and networks like 10.0.0.0/8, separated by commas. */
export const isTrustProxy = (text: string): boolean =>
  /^(?:false|\d{1,2})$/.test(text) || text.split(',').every((part) => isNetwork(part.trim()));

function isNetwork(text: string): boolean {
  const [, address = '', prefix = '1'] = /^([^/%]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return Number(prefix) >= 1 && Number(prefix) <= bits;
}

/** Whether a text is the path of a socket, or `host:port` with an IPv6 address in brackets. */
export function isSocket(text: string): boolean {
  const [, port = '0'] = /^(?:[\w.-]+|\[[\da-fA-F:]+\]):(\d{1,5})$/.exec(text) ?? [];
  return /^\/\S+$/.test(text) || (Number(port) >= 1 && Number(port) <= 65_535);
}
