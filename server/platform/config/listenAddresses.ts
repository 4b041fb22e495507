import { networkInterfaces } from 'node:os'

/**
 * `localhost` alone would be whichever of its two addresses the system puts first, and a browser that tries the other one finds nothing.
 * A machine without IPv6 has only the first.
 */
export function listenAddresses(host: string, interfaces = networkInterfaces()): string[] {
  if (host !== 'localhost') return [host]
  const all = Object.values(interfaces).flatMap((addresses) => addresses ?? [])
  return ['127.0.0.1', ...(all.some(({ address }) => address === '::1') ? ['::1'] : [])]
}
