import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Proxy {
  readonly url: string
  close(): Promise<void>
}

/** What a proxy holds back until it is full. */
const BUFFER_BYTES = 16 * 1024

/**
 * A reverse proxy that collects answers before it passes them on, as they do when nobody configures them.
 * @param obeys passes on at once what says so by `X-Accel-Buffering: no`; else it holds back everything until its buffer is full
 */
export async function startProxy(target: string, obeys: boolean): Promise<Proxy> {
  const server = createServer((asked, answer) => {
    const { method = 'GET', headers, url = '/' } = asked
    const passed = request(`${target}${url}`, { method, headers }, (got) => {
      const through = obeys && got.headers['x-accel-buffering'] === 'no'
      const held: Buffer[] = []
      let bytes = 0
      answer.writeHead(got.statusCode ?? 502, got.headers)
      answer.flushHeaders()
      const passOn = () => {
        if (bytes > 0) answer.write(Buffer.concat(held.splice(0)))
        bytes = 0
      }
      got.on('data', (chunk: Buffer) => {
        bytes += held.push(chunk) && chunk.length
        if (through || bytes >= BUFFER_BYTES) passOn()
      })
      got.on('close', () => {
        passOn()
        answer.end()
      })
      got.on('error', () => undefined)
    })
    passed.on('error', () => answer.destroy())
    answer.on('close', () => passed.destroy())
    asked.pipe(passed)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
