import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Says to the balancer of which address a client is; the servers never see it. */
const CLIENT = 'x-test-client'

export interface Balancer {
  readonly port: number
  /** Requests that each of the servers got. */
  readonly served: readonly number[]
  close(): Promise<void>
}

/**
 * A balancer as it stands before several servers: each request goes to the next one, whoever asks. As nginx does, it puts the client's
 * address behind what the client wrote into `X-Forwarded-For` itself.
 */
export async function balance(ports: readonly number[]): Promise<Balancer> {
  const served = ports.map(() => 0)
  let turn = 0
  const server = createServer((incoming, answer) => {
    const nr = turn++ % ports.length
    served[nr] = (served[nr] ?? 0) + 1
    const { [CLIENT]: client = '198.51.100.1', 'x-forwarded-for': said, ...headers } = incoming.headers
    const onward = request({
      host: '127.0.0.1',
      port: ports[nr],
      method: incoming.method,
      path: incoming.url,
      headers: { ...headers, 'x-forwarded-for': [said, client].filter(Boolean).join(', ') },
    })
    onward.on('response', (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(answer)
    })
    onward.on('error', () => answer.destroy())
    answer.on('close', () => onward.destroy())
    incoming.pipe(onward)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    served,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

/** The header by which a test is a client of another address. */
export const from = (address: string) => ({ [CLIENT]: address })
