import { isIP, isIPv4, isIPv6 } from 'node:net';

/**
 * The network that limits on attempts count by: an IPv4 address, or an IPv6 address' first 64 bits, because one household or
 * one attacker has all addresses of such a network. An IPv4 address in IPv6 form (`::ffff:192.0.2.7`) counts as IPv4.
 */
export const networkOf = (address: string): string => prefixOf(address, { ipv6Groups: 4, ipv4Parts: 4 });

/** An address shortened for the log, so that it names a network but no household: IPv4 to 24 bits, IPv6 to 48. */
export const shortenAddress = (address: string): string => prefixOf(address, { ipv6Groups: 3, ipv4Parts: 3 });

/** Whether a host name or address is this machine's own. */
export const isLoopback = (host: string): boolean =>
  ['localhost', '::1', '[::1]'].includes(host) || (isIP(host) > 0 && networkOf(host).startsWith('127.'));

/** The IPv6 /48 around an address; undefined for IPv4. */
export function wideNetworkOf(address: string): string | undefined {
  const wide = shortenAddress(address);
  return wide.endsWith('::/48') ? wide : undefined;
}

const MAPPED = '0:0:0:0:0:ffff';
/** For anything a proxy writes that is not an address: all of it counts as one network. */
const UNKNOWN = 'unknown';

function prefixOf(text: string, { ipv6Groups, ipv4Parts }: { ipv6Groups: number; ipv4Parts: number }) {
  const address = withoutPort(text);
  if (isIPv4(address)) return ipv4Prefix(address, ipv4Parts);
  if (!isIPv6(address)) return UNKNOWN;
  const groups = groupsOf(address);
  if (groups.slice(0, 6).join(':') === MAPPED) return ipv4Prefix(dotted(groups.slice(6)), ipv4Parts);
  return `${groups.slice(0, ipv6Groups).join(':')}::/${ipv6Groups * 16}`;
}

/** Removes the port that some proxies add, which differs with every connection, and an IPv6 address's zone. */
function withoutPort(text: string): string {
  const [, bracketed, dottedOnly] = /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(text) ?? [];
  return (bracketed ?? dottedOnly ?? text).split('%', 1)[0] ?? '';
}

const ipv4Prefix = (address: string, parts: number): string =>
  parts === 4 ? address : address.replace(/\.\d+$/, '.0/24');

/** The eight groups of an IPv6 address in lower-case hexadecimal, without leading zeros. */
function groupsOf(address: string): string[] {
  // URL writes an address in its one canonical form, an embedded IPv4 address as two groups.
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after];
}

const dotted = (groups: readonly string[]): string =>
  groups.flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255]).join('.');
