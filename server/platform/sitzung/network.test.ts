import { describe, expect, it } from 'vitest'
import { addressList } from '../addressList.ts'
import { clientAddress, networkOf } from './network.ts'

describe('the client’s network', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:FFFF:203.0.113.7', '203.0.113.7'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:DB8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', 'unknown'],
    [null, null],
    ['no address', 'unknown'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})

describe('the client’s address', () => {
  const none = addressList([])
  const proxies = addressList(['10.0.0.0/8', '2001:db8:ffff::/48', '127.0.0.1'])

  it('is the peer’s when no proxy is trusted, whatever the header', () => {
    expect(clientAddress('198.51.100.1', '203.0.113.9', none)).toBe('198.51.100.1')
  })

  it('is the peer’s when it is not a trusted proxy', () => {
    expect(clientAddress('198.51.100.1', '203.0.113.9', proxies)).toBe('198.51.100.1')
  })

  it.each([
    ['the last entry behind one proxy', '10.1.2.3', '203.0.113.9', '203.0.113.9'],
    ['not what the client put in front', '10.1.2.3', '1.2.3.4, 203.0.113.9', '203.0.113.9'],
    ['behind two proxies', '127.0.0.1', '1.2.3.4, 203.0.113.9, 10.9.9.9', '203.0.113.9'],
    ['an IPv6 client', '2001:db8:ffff::5', '2001:db8:1::7', '2001:db8:1::7'],
    ['without the port that some proxies write', '10.1.2.3', '203.0.113.9:4711', '203.0.113.9'],
    ['an IPv6 client with a port', '10.1.2.3', '[2001:db8:1::7]:4711', '2001:db8:1::7'],
    ['a trusted one when all of them are', '10.1.2.3', '10.9.9.9', '10.9.9.9'],
    ['of a proxy in IPv6 clothes', '::ffff:10.1.2.3', '203.0.113.9', '203.0.113.9'],
    ['behind a proxy in hexadecimal ones', '10.1.2.3', '203.0.113.9, ::ffff:a01:203', '203.0.113.9'],
    ['nobody’s without the header', '10.1.2.3', undefined, null],
    ['nobody’s with rubbish', '10.1.2.3', '203.0.113.9, unknown', null],
  ])('is %s', (_, socket, header, expected) => {
    expect(clientAddress(socket, header, proxies)).toBe(expected)
  })

  it.each(['ten', '', '10.0.0.0/', '10.0.0.0/33', '10.0.0.0/x', '10.0.0.0/8/8', '::1/129', '0.0.0.0/0'])(
    'refuses %j, which is no range of proxies',
    (range) => {
      expect(() => addressList([range])).toThrow(RangeError)
    },
  )
})
