import { BlockList, isIPv4, isIPv6 } from 'node:net';

/**
 * The addresses that this service may send to: only `public` addresses, or this machine as well.
 */
export type Outbound = 'public' | 'local';

/**
 * The IPv4 blocks that IANA keeps for special purposes: private, of this machine or its links, for tests,
 * multicast, reserved.
 */
const special4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16'],
  ...['172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16'],
  ...['198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
];
/** The whole of the assigned addresses, and below, the special ones within. */
const global6 = ['2000::/3'];
const special6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const listOf = (subnets: readonly string[], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [net = '', bits] = subnet.split('/');
    list.addSubnet(net, Number(bits), family);
  }
  return list;
};
const closed4 = listOf(special4, 'ipv4');
const open6 = listOf(global6, 'ipv6');
const closed6 = listOf(special6, 'ipv6');
const loopback4 = listOf(['127.0.0.0/8'], 'ipv4');

/**
 * Whether an address may be connected to: none that is private, of this machine or its network, of a
 * cloud's metadata, multicast or reserved; nor one of IPv4 that is written within IPv6.
 */
export function isAllowed(address: string, outbound: Outbound): boolean {
  if (isIPv4(address)) {
    if (!closed4.check(address, 'ipv4')) return true;
    return outbound === 'local' && loopback4.check(address, 'ipv4');
  }
  if (!isIPv6(address)) return false;
  if (open6.check(address, 'ipv6')) return !closed6.check(address, 'ipv6');
  return outbound === 'local' && address === '::1';
}
