import { type BlockList, isIP } from 'node:net'
import { isInList } from '../addressList.ts'

/**
 * Determines the client's address. `X-Forwarded-For` counts only if the connection comes from a trusted
 * proxy; then the last entry that is not a trusted proxy, as the client can forge everything before it. Null
 * when a trusted proxy does not say.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trusted: BlockList,
): string | null {
  let address = bare(socketAddress ?? '')
  if (!isTrusted(address, trusted)) return address
  const hops = (forwardedFor ?? '').split(',').map(withoutPort)
  for (let hop = hops.pop(); hop !== undefined && isTrusted(address, trusted); hop = hops.pop()) {
    if (isIP(hop) === 0) return null
    address = hop
  }
  return address
}

/**
 * The key for rate limits per client: an IPv4 address, or the /64 of an IPv6 address, as one household has
 * all of it. Null when the address is unknown: nothing is counted then, or one stranger could use up
 * everybody's attempts.
 */
export function networkOf(address: string | null): string | null {
  if (address === null) return null
  const plain = bare(address)
  if (isIP(plain) !== 6) return isIP(plain) === 4 ? plain : 'unknown'
  const [head = '', tail = ''] = plain.split('::')
  const groups = head === '' ? [] : head.split(':')
  const rest = tail === '' ? [] : tail.split(':')
  const zeros = plain.includes('::') ? Math.max(8 - groups.length - rest.length, 0) : 0
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...rest]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

const MAPPED = /^\[::ffff:([\da-f]+):([\da-f]+)\]$/

/** Removes the zone, and unmaps IPv4-mapped IPv6 addresses in any notation. */
function bare(address: string): string {
  const trimmed = address.trim().replace(/%.*$/, '').toLowerCase()
  const [, high, low] = (isIP(trimmed) === 6 && MAPPED.exec(new URL(`http://[${trimmed}]`).hostname)) || []
  if (high === undefined || low === undefined) return trimmed
  return [high, low]
    .flatMap((word) => [Number.parseInt(word, 16) >> 8, Number.parseInt(word, 16) & 255])
    .join('.')
}

/** Some proxies append the port: `203.0.113.7:4711`, `[2001:db8::7]:4711`. */
function withoutPort(hop: string): string {
  const [, six, four] = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(hop.trim()) ?? []
  return bare(six ?? four ?? hop)
}

export function isTrusted(socketAddress: string, trusted: BlockList): boolean {
  return isInList(bare(socketAddress), trusted)
}
