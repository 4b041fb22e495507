const LOCALHOST = /(?:^|\.)localhost$/
/** Names that resolve within the requester's own network (RFC 6762, RFC 8375). */
const OF_NETWORK = /(?:^|\.)(?:localdomain|local|internal|home\.arpa)$/
const IPV4 = /^\d+(?:\.\d+){3}$/

/** The host as a browser parses it: `127.1` is an address. */
const hostOf = (host: string) => URL.parse(`http://${host}/`)?.hostname ?? null

const isThisMachine = (host: string) => LOCALHOST.test(host) || /^(?:127\.|\[::1\]$)/.test(host)

/**
 * Whether a host cannot belong to a house: the installation's own, where operators sign in and people look
 * for their house; one that is another machine for everybody who requests it; an address; an invalid host.
 * Hosts below `localhost` are allowed.
 * @param own the host of the installation's own address
 */
export function isReservedHost(host: string, own: string): boolean {
  const read = hostOf(host)
  if (read === null || read === 'localhost' || read === own.toLowerCase()) return true
  if (IPV4.test(read) || OF_NETWORK.test(read)) return true
  return LOCALHOST.test(read) && !isThisMachine(own.toLowerCase())
}
