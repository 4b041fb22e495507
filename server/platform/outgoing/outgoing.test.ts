import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, BlockList } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { isInnerAddress } from './innerAddress.ts'
import { createOutgoing, type OutgoingFault } from './outgoing.ts'

/**
 * Tests can only use loopback: this address stands for a public server, all other loopback addresses for the
 * internal network.
 */
const OUTSIDE = '127.0.0.1'
const INSIDE = '127.0.0.2'

const allowed = new BlockList()
allowed.addAddress(OUTSIDE)

let answer: RequestListener
let asked = 0
const server = createServer((request, response) => {
  asked += 1
  answer(request, response)
})
let port = 0

beforeAll(async () => {
  await once(server.listen(0, OUTSIDE), 'listening')
  port = (server.address() as AddressInfo).port
})
afterEach(() => {
  asked = 0
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const at = (addresses: readonly string[]) => addresses.map((address) => ({ address, family: 4 }))

/** Why a request failed; null if it did not. */
async function reasonOf(sent: Promise<Response>): Promise<string | null> {
  return sent.then(
    () => null,
    (fault: OutgoingFault) => fault.reason,
  )
}

describe('outgoing requests', () => {
  it.each([
    'https://127.0.0.1/',
    'https://127.1/',
    'https://0x7f000001/',
    'https://2130706433/',
    'https://017700000001/',
    'https://①②⑦.0.0.1/',
    'https://0/',
    'https://[::1]/',
    'https://[::]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://[::127.0.0.1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[2002:7f00:1::]/',
    'https://[fd00::1]/',
    'https://[fe80::1]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://10.1.2.3/',
    'https://172.31.0.1/',
    'https://192.168.0.1/',
    'https://100.100.100.200/',
    'https://localhost/',
  ])('do not reach internal addresses by %s', async (address) => {
    expect(await reasonOf(createOutgoing()(address))).toBe('inner')
  })

  it.each([
    'file:///etc/passwd',
    'ftp://example.org/',
    'nowhere',
    'https://',
    'https://me:pass@example.org/',
  ])('are not sent to %s', async (address) => {
    expect(await reasonOf(createOutgoing()(address))).toBe('address')
  })

  it('accept public addresses', () => {
    const all = ['93.184.216.34', '8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1', '2a00:1450::1']
    expect(all.filter(isInnerAddress)).toEqual([])
  })

  it('use TLS, except to what the operator allows', async () => {
    const resolve = async () => at(['93.184.216.34'])
    expect(await reasonOf(createOutgoing({ resolve })('http://example.org/'))).toBe('plain')
  })

  it('are refused if one of a name’s addresses is internal', async () => {
    const outgoing = createOutgoing({ allowed, resolve: async () => at([OUTSIDE, INSIDE]) })
    expect(await reasonOf(outgoing(`http://two.example:${port}/`))).toBe('inner')
    expect(asked).toBe(0)
  })

  it('connect to the checked address, whatever the name resolves to later', async () => {
    answer = (_, response) => response.end('outside')
    let resolved = 0
    const resolve = async () => {
      resolved += 1
      return at([resolved === 1 ? OUTSIDE : INSIDE])
    }
    const response = await createOutgoing({ allowed, resolve })(`http://rebind.example:${port}/`)
    expect(await response.text()).toBe('outside')
    expect(resolved).toBe(1)
  })

  it('pass on method, headers and body, and return status, headers and body', async () => {
    answer = async (request, response) => {
      const { method, headers } = request
      const said = { method, kind: headers['content-type'], host: headers.host, body: await text(request) }
      response.writeHead(202, { 'x-seen': 'yes', 'set-cookie': ['a=1', 'b=2'] }).end(JSON.stringify(said))
    }
    const outgoing = createOutgoing({ allowed, resolve: async () => at([OUTSIDE]) })
    const response = await outgoing(`http://receiver.example:${port}/hook`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: 'Grüße',
    })
    expect(response.status).toBe(202)
    expect(response.headers.get('x-seen')).toBe('yes')
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
    expect(await response.json()).toEqual({
      method: 'POST',
      kind: 'text/plain',
      host: `receiver.example:${port}`,
      body: 'Grüße',
    })
  })

  it('follow no redirect', async () => {
    answer = (_, response) => response.writeHead(302, { location: `http://${INSIDE}/` }).end()
    const response = await createOutgoing({ allowed })(`http://${OUTSIDE}:${port}/`)
    expect(response.status).toBe(302)
    expect(asked).toBe(1)
  })

  it('handle a response without a body', async () => {
    answer = (_, response) => response.writeHead(204).end()
    const response = await createOutgoing({ allowed })(`http://${OUTSIDE}:${port}/`)
    expect([response.status, await response.text()]).toEqual([204, ''])
  })

  it('time out: a hanging server, a slow one, a name that does not resolve', async () => {
    const outgoing = createOutgoing({ allowed })
    answer = () => undefined
    expect(await reasonOf(outgoing(`http://${OUTSIDE}:${port}/`, { patienceMs: 100 }))).toBe('slow')
    answer = (_, response) => {
      response.write('x')
      const dripping = setInterval(() => response.write('x'), 10)
      response.on('close', () => clearInterval(dripping))
    }
    expect(await reasonOf(outgoing(`http://${OUTSIDE}:${port}/`, { patienceMs: 300 }))).toBe('slow')
    const silent = createOutgoing({ resolve: () => Promise.withResolvers<never>().promise })
    expect(await reasonOf(silent('https://silent.example/', { patienceMs: 50 }))).toBe('slow')
  })

  it('read no more of a response than allowed', async () => {
    answer = (_, response) => {
      response.on('error', () => undefined)
      const flood = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
        response.once('drain', flood)
      }
      flood()
    }
    const outgoing = createOutgoing({ allowed })
    expect(await reasonOf(outgoing(`http://${OUTSIDE}:${port}/`, { mostBytes: 100_000 }))).toBe('large')
  })

  it('report a refused connection, and a response that is cut off', async () => {
    const outgoing = createOutgoing({ allowed, resolve: async () => [] })
    expect(await reasonOf(outgoing('https://nobody.example/'))).toBe('unknown')
    const closed = createServer()
    await once(closed.listen(0, OUTSIDE), 'listening')
    const free = (closed.address() as AddressInfo).port
    closed.close()
    expect(await reasonOf(createOutgoing({ allowed })(`http://${OUTSIDE}:${free}/`))).toBe('connection')
    answer = (_, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('half')
      setTimeout(() => response.destroy(), 20)
    }
    expect(await reasonOf(createOutgoing({ allowed })(`http://${OUTSIDE}:${port}/`))).toBe('connection')
  })
})
