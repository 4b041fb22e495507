import { expect, it } from 'vitest'
import { isReservedHost } from './reservedHost.ts'

const OWN = 'platzwart.example.org'

it.each([
  OWN,
  'localhost',
  'lindenau.localhost',
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f.1',
  '192.168.1.20',
  '8.8.8.8',
  '999.999.999.999',
  'drucker.local',
  'haus.internal',
  'home.arpa',
])('%s is no host of a house', (host) => {
  expect(isReservedHost(host, OWN)).toBe(true)
})

it.each(['lindenau.example.org', 'lindenau.platzwart.example.org', 'localhost.example.org', 'intranet'])(
  '%s may be the host of a house',
  (host) => {
    expect(isReservedHost(host, OWN)).toBe(false)
  },
)

it.each([
  ['lindenau.localhost', 'localhost', false],
  ['lindenau.localhost', '127.0.0.1', false],
  ['lindenau.localhost', 'platzwart.localhost', false],
  ['platzwart.localhost', 'platzwart.localhost', true],
  ['localhost', '127.0.0.1', true],
])('%s at the installation of %s: reserved is %s', (host, own, reserved) => {
  expect(isReservedHost(host, own)).toBe(reserved)
})
