const WEB = /^https?:\/\/\S+$/i
/**
 * Names that resolve to the machine or the network of whoever follows them (RFC 6761, RFC 6762, RFC 8375).
 */
const OWN_NAME = /(?:^|\.)(?:localhost|localdomain|local|internal|home\.arpa)\.?$/
/** URL normalizes every spelling of an IPv4 address to this one. */
const IPV4 = /^(\d+)\.(\d+)\.(\d+)\.\d+$/
/** The last 32 bits of an IPv4-mapped IPv6 address. */
const MAPPED = /^\[::(?:ffff:(?:0:)?)?([0-9a-f]{1,4}):([0-9a-f]{1,4})\]$/
/** Unspecified, loopback, link-local, unique local. */
const OWN_IPV6 = /^\[(?:::1?\]|fe[89ab][0-9a-f]:|f[cd][0-9a-f]{2}:)/

/** Loopback and private addresses (RFC 6890). */
function isOwnIpv4(first: number, second: number): boolean {
  if (first === 0 || first === 10 || first === 127) return true
  if (first === 100) return second >= 64 && second < 128
  if (first === 172) return second >= 16 && second < 32
  return (first === 169 && second === 254) || (first === 192 && second === 168)
}

/** Whether a host, as normalized by URL, is the machine or the network of whoever requests it. */
function isOwnNetwork(host: string): boolean {
  const name = host.toLowerCase()
  const mapped = MAPPED.exec(name)
  if (mapped) {
    const high = Number.parseInt(mapped[1] ?? '', 16)
    return isOwnIpv4(high >> 8, high & 0xff)
  }
  const ipv4 = IPV4.exec(name)
  if (ipv4) return isOwnIpv4(Number(ipv4[1]), Number(ipv4[2]))
  return OWN_NAME.test(name) || OWN_IPV6.test(name)
}

/**
 * Whether a public page may link there: a web address without credentials that is the same place for
 * everybody who follows it.
 */
export function isOpenLink(text: string): boolean {
  if (!WEB.test(text)) return false
  const url = URL.parse(text)
  return url !== null && url.username === '' && url.password === '' && !isOwnNetwork(url.hostname)
}
