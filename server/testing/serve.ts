import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { TestApp } from './app.ts'

export interface Served {
  readonly port: number
  close(): Promise<void>
}

/** The app behind a real server on loopback, as the start does it: for what only a connection shows. */
export async function serve(app: TestApp): Promise<Served> {
  const server = createServer(getRequestListener(app.app.fetch, { overrideGlobalObjects: false }))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.close()
      server.closeAllConnections()
      if (server.listening) await once(server, 'close')
    },
  }
}
