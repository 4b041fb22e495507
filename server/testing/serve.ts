import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createHttpServer } from '../platform/http/server.ts'

type Fetch = Parameters<typeof createHttpServer>[0]

export interface Served {
  readonly port: number
  close(): Promise<void>
}

/** The app behind a real server on loopback, as the start does it: for what only a connection shows. */
export async function serve(app: { readonly app: { readonly fetch: Fetch } }): Promise<Served> {
  const server = createHttpServer(app.app.fetch)
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
