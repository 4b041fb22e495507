import { Agent, request } from 'node:http'
import { BENCH } from '../database/fill.ts'
import { benchCookie } from '../http/cookie.ts'

export interface Streams {
  /** How many are open now. */
  open(): number
  /** Bytes that came over all of them. */
  bytes(): number
  close(): void
}

/** Opens a live stream for each of so many people and reads what comes. */
export async function openStreams(url: string, count: number): Promise<Streams> {
  const agent = new Agent({ keepAlive: true, maxSockets: count })
  let open = 0
  let bytes = 0
  const begin = (person: number) =>
    new Promise<void>((settle, fail) => {
      const headers = { host: BENCH.host, cookie: benchCookie(person), accept: 'text/event-stream' }
      const asked = request(`${url}/api/live`, { headers, agent }, (answer) => {
        if (answer.statusCode !== 200) {
          fail(new Error(`a live stream was answered by ${answer.statusCode}`))
          return
        }
        open++
        answer.on('data', (chunk: Buffer) => {
          bytes += chunk.length
        })
        answer.once('close', () => open--)
        settle()
      })
      asked.on('error', fail)
      asked.end()
    })
  for (let person = 1; person <= count; person++) await begin(person)
  return { open: () => open, bytes: () => bytes, close: () => agent.destroy() }
}
