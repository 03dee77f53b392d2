import { isLoopback, networkOf, shortenAddress } from '@server/lib/networkAddress';

test.each([
  ['192.0.2.7', '192.0.2.7/32', '192.0.2.0/24'],
  ['::ffff:192.0.2.7', '192.0.2.7/32', '192.0.2.0/24'],
  ['::FFFF:c000:207', '192.0.2.7/32', '192.0.2.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8::/64', '2001:db8::/48'],
  ['fe80::1%eth0', 'fe80::/64', 'fe80::/48'],
  ['::1', '::/64', '::/48'],
  ['192.0.2.7:5678', '192.0.2.7/32', '192.0.2.0/24'],
  ['[2001:db8:1:2::7]:443', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['[2001:db8:1:2::7]', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['_hidden', 'unknown', 'unknown'],
  ['unknown:1234', 'unknown', 'unknown'],
  ['', 'unknown', 'unknown'],
])('%s counts as %s and is logged as %s', (address, network, short) => {
  expect(networkOf(address)).toBe(network);
  expect(shortenAddress(address)).toBe(short);
});

test.each(['127.0.0.1', '127.8.8.8', '::1', '[::1]', 'localhost', '::ffff:127.0.0.1'])(
  '%s is this machine',
  (host) => expect(isLoopback(host)).toBe(true),
);

test.each([
  '192.0.2.7',
  '1270.example',
  'localhost.example',
  '127.evil.example',
  '::2',
  'www.lindenway.example',
  '',
])('%s is not', (host) => expect(isLoopback(host)).toBe(false));
