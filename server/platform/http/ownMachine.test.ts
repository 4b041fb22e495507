import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import type { AppEnv } from './env.ts'
import { ownMachineOnly } from './ownMachine.ts'

const app = new Hono<AppEnv>()
app.use(async (c, next) => {
  c.set('requestId', 'request-1')
  c.set('sprache', 'de')
  return next()
})
app.get('/metrics', ownMachineOnly, (c) => c.text('numbers'))

async function statusFrom(remoteAddress: string, headers: Record<string, string> = {}): Promise<number> {
  const answer = await app.request('/metrics', { headers }, { incoming: { socket: { remoteAddress } } })
  return answer.status
}

describe('what only the own machine may read', () => {
  it.each(['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'])('is told to %s', async (address) => {
    expect(await statusFrom(address)).toBe(200)
  })

  it.each(['10.0.0.7', '192.0.2.1', '::ffff:10.0.0.7', '2001:db8::1', '127.evil.example', ''])(
    'is not there for %s',
    async (address) => {
      expect(await statusFrom(address)).toBe(404)
    },
  )

  it.each(['Forwarded', 'X-Forwarded-For', 'X-Real-IP', 'Via'])(
    'is not there for somebody behind a proxy that says so in %s',
    async (header) => {
      expect(await statusFrom('127.0.0.1', { [header]: '198.51.100.7' })).toBe(404)
    },
  )
})
