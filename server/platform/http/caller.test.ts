import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { addressList } from '../addressList.ts'
import { readCaller } from './caller.ts'
import type { AppEnv } from './env.ts'

function house(proxies: readonly string[]) {
  const warnings: string[] = []
  const app = new Hono<AppEnv>()
  app.use(readCaller({ trusted: addressList(proxies), warn: () => warnings.push('untrusted') }))
  app.get('/', (c) => c.json({ host: c.get('host'), address: c.get('address') }))
  const ask = async (remoteAddress: string, headers: Record<string, string> = {}) => {
    const incoming = { socket: { remoteAddress }, httpVersion: '1.1' }
    const answer = await app.request(
      '/',
      { headers: { host: 'Inner.localhost:3000', ...headers } },
      { incoming },
    )
    return answer.json()
  }
  return { ask, warnings }
}

const PASSED_ON = { 'x-forwarded-for': '198.51.100.7', 'x-forwarded-host': 'lindenau.example.org' }

describe('the caller’s address', () => {
  it('is unknown behind a proxy on this machine that adds no header', async () => {
    const { ask, warnings } = house([])
    expect(await ask('127.0.0.1', { host: 'lindenau.example.org' })).toMatchObject({ address: null })
    expect(warnings).toEqual(['untrusted'])
    expect(await ask('127.0.0.1')).toMatchObject({ address: '127.0.0.1' })
  })

  it('is the peer of the connection without a proxy', async () => {
    const { ask, warnings } = house([])
    expect(await ask('203.0.113.7')).toEqual({ host: 'inner.localhost:3000', address: '203.0.113.7' })
    expect(warnings).toEqual([])
  })

  it('is what a trusted proxy says', async () => {
    const { ask, warnings } = house(['10.0.0.5'])
    const person = { host: 'lindenau.example.org', address: '198.51.100.7' }
    expect(await ask('10.0.0.5', PASSED_ON)).toEqual(person)
    const forged = {
      'x-forwarded-for': '1.2.3.4, 198.51.100.7',
      'x-forwarded-host': 'evil.example, lindenau.example.org',
    }
    expect(await ask('10.0.0.5', forged)).toEqual(person)
    expect(warnings).toEqual([])
  })

  it('is unknown behind an untrusted proxy, whose headers are ignored; warns once', async () => {
    for (const proxies of [[], ['10.0.0.5']]) {
      const { ask, warnings } = house(proxies)
      for (const header of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via', 'x-forwarded-proto']) {
        expect(await ask('10.0.0.6', { ...PASSED_ON, [header]: 'anything' })).toEqual({
          host: 'inner.localhost:3000',
          address: null,
        })
      }
      expect(warnings).toEqual(['untrusted'])
    }
  })
})
