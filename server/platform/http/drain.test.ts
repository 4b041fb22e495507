import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { Drain } from './drain.ts'
import { createHttpServer } from './server.ts'

async function serving() {
  const server = createHttpServer(() => new Response('here'))
  const drain = new Drain([server], { graceMs: 50, quietMs: 1_000, mostMs: 10_000 })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  /** On its own connection. */
  const ask = async () => {
    const asked = request({ port, host: '127.0.0.1', path: '/', agent: false }).end()
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    await once(answer.resume(), 'end')
    return [answer.statusCode, answer.headers.connection]
  }
  return { drain, ask }
}

it('accepts connections while some arrive, closes each after its response, and then stops listening', async () => {
  const { drain, ask } = await serving()
  let ended = false
  const end = drain
    .end(() => undefined)
    .then(() => {
      ended = true
    })
  for (let i = 0; i < 12; i++) {
    expect(await ask()).toEqual([200, 'close'])
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  expect(ended).toBe(false)
  await end
  await expect(ask()).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})

it('ends at once without connections', async () => {
  const { drain, ask } = await serving()
  await drain.end(() => undefined)
  await expect(ask()).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})
