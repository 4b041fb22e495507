import { isIP } from 'node:net'
import { addressList, isInList } from '../addressList.ts'

/**
 * Special-purpose IPv4 addresses (RFC 6890 and its registry): private, shared, link-local, test, multicast,
 * reserved.
 */
const INNER_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]

/** The same for IPv6, with ranges that embed an IPv4 address: NAT64, Teredo, 6to4. */
const INNER_IPV6 = [
  '::/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
  '5f00::/16',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
]

// No rule for ::ffff:0:0/96: BlockList checks mapped addresses by the IPv4 rules, and such a rule would match
// all of IPv4.
const INNER = addressList(INNER_IPV4.concat(INNER_IPV6))

/** Whether an address is not public: this machine, an internal network, or invalid. */
export function isInnerAddress(address: string): boolean {
  return isIP(address) === 0 || isInList(address, INNER)
}
