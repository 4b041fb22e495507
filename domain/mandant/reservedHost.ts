const LOCALHOST = /(?:^|\.)localhost$/
/** Names that mean the network of whoever asks for them (RFC 6762, RFC 8375). */
const OF_NETWORK = /(?:^|\.)(?:localdomain|local|internal|home\.arpa)$/
const IPV4 = /^\d+(?:\.\d+){3}$/

/** As a browser reads it: `127.1` is an address. */
const hostOf = (host: string) => URL.parse(`http://${host}/`)?.hostname ?? null

const isThisMachine = (host: string) => LOCALHOST.test(host) || /^(?:127\.|\[::1\]$)/.test(host)

/**
 * Whether a host cannot be a house's: that of the installation itself, where operators and those who look for their house sign in; one that
 * is another machine for everybody who asks for it; an address; what is no host. Below `localhost` houses stand where the installation does.
 * @param own the host of the installation's own address
 */
export function isReservedHost(host: string, own: string): boolean {
  const read = hostOf(host)
  if (read === null || read === 'localhost' || read === own.toLowerCase()) return true
  if (IPV4.test(read) || OF_NETWORK.test(read)) return true
  return LOCALHOST.test(read) && !isThisMachine(own.toLowerCase())
}
