import ipaddr from 'ipaddr.js';

/**
 * The network that limits on attempts count by: an IPv4 address, or an IPv6 address' first 64 bits, because one household or
 * one attacker has all addresses of such a network. An IPv4 address in IPv6 form (`::ffff:192.0.2.7`) counts as IPv4.
 */
export const networkOf = (address: string): string => prefixOf(address, { ipv4: 32, ipv6: 64 });

/**
 * An address shortened to 24 bits in IPv4, to 48 in IPv6: what the log names, no household, and what takes turns with others where work
 * waits, as one attacker may have all of it.
 */
export const shortenAddress = (address: string): string => prefixOf(address, { ipv4: 24, ipv6: 48 });

/** Whether a host name or address is this machine's own. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || parse(host)?.range() === 'loopback';

/** The IPv6 /48 around an address; undefined for IPv4. */
export const wideNetworkOf = (address: string): string | undefined =>
  parse(address)?.kind() === 'ipv6' ? shortenAddress(address) : undefined;

function prefixOf(text: string, lengths: { ipv4: number; ipv6: number }): string {
  const address = parse(text);
  // Whatever a proxy writes that is not an address: all of it counts as one network.
  if (!address) return 'unknown';
  const [Address, length] =
    address.kind() === 'ipv4' ? [ipaddr.IPv4, lengths.ipv4] : [ipaddr.IPv6, lengths.ipv6];
  return `${Address.networkAddressFromCIDR(`${address.toString()}/${length}`).toString()}/${length}`;
}

/** Reads an address without the port that some proxies add, which differs with every connection. A connection that has ended has none. */
function parse(text = '') {
  const address = text.replace(/^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2');
  return ipaddr.isValid(address) ? ipaddr.process(address) : undefined;
}
