import { isIP } from 'node:net'

/** Whether a host of a URL is this machine. By RFC 6761 that includes every name under .localhost. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '').toLowerCase()
  return bare === 'localhost' || bare.endsWith('.localhost') || isLoopbackAddress(bare)
}

/** Whether a peer address is this machine. */
export function isLoopbackAddress(address: string): boolean {
  return isIP(address) !== 0 && (address === '::1' || /^(?:::ffff:)?127\./i.test(address))
}
