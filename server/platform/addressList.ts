import { BlockList, isIP } from 'node:net'

/**
 * Builds a list of addresses and CIDR ranges (`10.0.0.0/8`).
 * @throws RangeError for a range that cannot be parsed
 */
export function addressList(ranges: readonly string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', bits, more] = range.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    // A prefix of 0 bits would trust every sender to write the header.
    const isRange = bits === undefined || /^[1-9]\d{0,2}$/.test(bits)
    if (isIP(address) === 0 || !isRange || more !== undefined)
      throw new RangeError(`not an address or range: ${range}`)
    list.addSubnet(address, bits === undefined ? (family === 'ipv6' ? 128 : 32) : Number(bits), family)
  }
  return list
}

/** Whether a list contains an address. */
export function isInList(address: string, list: BlockList): boolean {
  const family = isIP(address)
  return family !== 0 && list.check(address, family === 6 ? 'ipv6' : 'ipv4')
}
