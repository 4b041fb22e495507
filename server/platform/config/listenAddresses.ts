import { networkInterfaces } from 'node:os'

/**
 * Listening on `localhost` would use whichever address the system returns first, and browsers that try the
 * other would fail. Machines without IPv6 have only the first.
 */
export function listenAddresses(host: string, interfaces = networkInterfaces()): string[] {
  if (host !== 'localhost') return [host]
  const all = Object.values(interfaces).flatMap((addresses) => addresses ?? [])
  return ['127.0.0.1', ...(all.some(({ address }) => address === '::1') ? ['::1'] : [])]
}
