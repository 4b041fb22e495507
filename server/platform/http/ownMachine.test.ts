import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { addressList } from '../addressList.ts'
import { readCaller } from './caller.ts'
import type { AppEnv } from './env.ts'
import { ownMachineOnly } from './ownMachine.ts'

const app = new Hono<AppEnv>()
app.use(readCaller({ trusted: addressList(['127.0.0.0/8', '::1']), warn: () => undefined }))
app.use(async (c, next) => {
  c.set('requestId', 'request-1')
  c.set('sprache', 'de')
  return next()
})
app.get('/metrics', ownMachineOnly, (c) => c.text('numbers'))

async function statusFrom(
  remoteAddress: string,
  headers: Record<string, string> = {},
  httpVersion = '1.1',
): Promise<number> {
  const incoming = { socket: { remoteAddress }, httpVersion }
  const answer = await app.request(
    '/metrics',
    { headers: { host: 'localhost:3000', ...headers } },
    { incoming },
  )
  return answer.status
}

describe('what only this machine may read', () => {
  it.each(['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'])('is served to %s', async (address) => {
    expect(await statusFrom(address)).toBe(200)
  })

  it.each(['10.0.0.7', '192.0.2.1', '::ffff:10.0.0.7', '2001:db8::1', '127.evil.example', ''])(
    'is not found for %s',
    async (address) => {
      expect(await statusFrom(address)).toBe(404)
    },
  )

  it.each(['localhost', 'lindenau.localhost:3000', '127.0.0.1:3000', '[::1]:3000'])(
    'is served under the own name %s',
    async (host) => {
      expect(await statusFrom('127.0.0.1', { host })).toBe(200)
    },
  )

  it.each(['platzwart.example.org', 'localhost.example.org', '10.0.0.7:3000', '127.0.0.1.example.org'])(
    'is not found through a proxy that adds no header, for the host %s',
    async (host) => {
      expect(await statusFrom('127.0.0.1', { host })).toBe(404)
    },
  )

  it.each(['Forwarded', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Port', 'X-Real-IP', 'Via'])(
    'is not found through a proxy that adds %s, trusted or not',
    async (header) => {
      expect(await statusFrom('127.0.0.1', { [header]: 'localhost' })).toBe(404)
      expect(await statusFrom('10.0.0.7', { [header]: 'localhost' })).toBe(404)
    },
  )

  it('is not found for HTTP/1.0, which proxies speak by default', async () => {
    expect(await statusFrom('127.0.0.1', {}, '1.0')).toBe(404)
  })
})
