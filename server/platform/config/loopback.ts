import { isIP } from 'node:net'

/** Whether a host name or address, as an address bar has it, is this machine. RFC 6761: every name under .localhost is. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '').toLowerCase()
  return bare === 'localhost' || bare.endsWith('.localhost') || isLoopbackAddress(bare)
}

/** Whether the other end of a connection is this machine. */
export function isLoopbackAddress(address: string): boolean {
  return isIP(address) !== 0 && (address === '::1' || /^(?:::ffff:)?127\./i.test(address))
}
