import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHttpServer } from './server.ts'

const PATIENCE = { headersMs: 400, stretchMs: 400, leastBytes: 200, requestMs: 60_000, lookMs: 50 }
const TICKS = 12

let server: Server
/** Paths under `/turn/` in the order of their start and end. */
const turns: string[] = []
/** Requests whose body never arrived completely. */
const broken: string[] = []

function ticking(): Response {
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      for (let i = 0; i < TICKS; i++) {
        controller.enqueue(Buffer.from(`tick ${i};`))
        await pause(100)
      }
      controller.close()
    },
  })
  return new Response(body)
}

async function takeTurn(path: string): Promise<Response> {
  turns.push(`${path} begins`)
  await pause(20)
  turns.push(`${path} ends`)
  return new Response(`${path} is answered;`)
}

async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (pathname.startsWith('/turn/')) return takeTurn(pathname)
  if (request.method === 'GET') return ticking()
  try {
    return new Response(`${(await request.text()).length} bytes`)
  } catch {
    broken.push(new URL(request.url).pathname)
    return new Response(null, { status: 400 })
  }
}

beforeAll(async () => {
  server = createHttpServer(answer, PATIENCE)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})

afterAll(() => {
  server.close()
  server.closeAllConnections()
})

/** Opens a connection and collects what is received until it closes. */
function speak(text: string): { socket: Socket; said: Promise<string> } {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(text)
  const parts: Buffer[] = []
  socket.on('data', (part: Buffer) => parts.push(part)).on('error', () => undefined)
  return { socket, said: once(socket, 'close').then(() => Buffer.concat(parts).toString()) }
}

const head = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`

describe('a connection is closed', () => {
  it.each([
    ['nothing is said', ''],
    ['the headers stop in the middle', 'POST / HTTP/1.1\r\nHost: local'],
    ['the body stops in the middle', `${head('/half', 1000)}{"half":`],
    ['the body never begins', head('/none', 1000)],
    [
      'a body of unknown length stops',
      'POST /open HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nhalf\r\n',
    ],
  ])('when %s', async (_, text) => {
    expect(await speak(text).said).toContain('408 Request Timeout')
  })

  it('when the body arrives byte by byte', async () => {
    const { socket, said } = speak(head('/drip', 1000))
    const drip = setInterval(() => socket.write('x'), 20)
    expect(await said).toContain('408 Request Timeout')
    clearInterval(drip)
    await expect.poll(() => broken).toContain('/drip')
  })
})

it.each(['Host: a\r\nHost: b', 'Host: a\r\nhost: a', 'Accept: */*'])(
  'refuses a request without Host header, or with two: %j',
  async (names) => {
    const { said } = speak(`GET /turn/0 HTTP/1.1\r\n${names}\r\n\r\n`)
    expect(await said).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/)
    expect(turns).toEqual([])
  },
)

describe('a connection stays open', () => {
  it('while a large body arrives slowly but steadily', async () => {
    const { socket, said } = speak(head('/file', 30_000))
    for (let i = 0; i < 30; i++) {
      socket.write('x'.repeat(1000))
      await pause(50)
    }
    expect(await said).toContain('30000 bytes')
  })

  it('while the response takes long', async () => {
    const { said } = speak('GET /live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
    expect(await said).toContain(`tick ${TICKS - 1};`)
  })
})

describe('pipelined requests', () => {
  const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`

  it('start one after another', async () => {
    turns.length = 0
    const { said } = speak(get('/turn/1') + get('/turn/2') + get('/turn/3', 'Connection: close\r\n'))
    const text = await said
    expect(turns).toEqual([1, 2, 3].flatMap((n) => [`/turn/${n} begins`, `/turn/${n} ends`]))
    expect(text.match(/\/turn\/\d is answered;/g)).toEqual([1, 2, 3].map((n) => `/turn/${n} is answered;`))
  })

  it('are limited in number; beyond it the connection is closed', async () => {
    turns.length = 0
    const { said } = speak(get('/turn/many').repeat(100))
    await said
    expect(turns.filter((turn) => turn.endsWith('begins')).length).toBeLessThan(5)
  })
})
