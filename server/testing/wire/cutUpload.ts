import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { vi } from 'vitest'
import { cookieOf, type TestApp } from '../app.ts'
import type { TestMandant } from '../mandant.ts'
import { serve } from '../serve.ts'

export interface Upload {
  readonly path: string
  readonly bytes: Uint8Array
  readonly type: string
  readonly headers?: Record<string, string>
}

/** How a client may say how much is to come. */
export const FRAMINGS = ['content-length', 'transfer-encoding'] as const

/**
 * Sends so much of an upload for whoever leads the house, and hangs up as soon as the server has all of that. Comes back when the server is done
 * with it, and says what it would have answered.
 */
export async function cutUpload(
  app: TestApp,
  haus: TestMandant,
  { path, bytes, type, headers = {} }: Upload,
  { percent, framing }: { readonly percent: number; readonly framing: (typeof FRAMINGS)[number] },
): Promise<number> {
  const come = Promise.withResolvers<IncomingMessage>()
  const done = Promise.withResolvers<number>()
  const served = await serve({
    app: {
      fetch: async (asked, at) => {
        come.resolve(at.incoming as IncomingMessage)
        const answer = await app.app.fetch(asked, at)
        done.resolve(answer.status)
        return answer
      },
    },
  })
  const size = framing === 'content-length' ? String(bytes.length) : 'chunked'
  const client = request({
    port: served.port,
    host: '127.0.0.1',
    method: 'POST',
    path,
    headers: {
      host: haus.host,
      cookie: cookieOf(haus.leitung.token),
      'content-type': type,
      [framing]: size,
      ...headers,
    },
  })
  client.on('error', () => undefined)
  client.write(bytes.subarray(0, Math.floor((bytes.length * percent) / 100)))
  await untilRead(client, await come.promise)
  client.destroy()
  const status = await done.promise
  await served.close()
  return status
}

/** All that was written has arrived. */
const untilRead = (client: ClientRequest, { socket }: IncomingMessage) =>
  vi.waitUntil(() => socket.bytesRead === client.socket?.bytesWritten, { timeout: 20_000, interval: 5 })
