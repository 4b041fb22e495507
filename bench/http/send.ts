import { type Agent, request } from 'node:http'

/** An answer; status 0 when there was none at all, or not all of it. */
export interface Answer {
  readonly status: number
  readonly milliseconds: number
  readonly text: string
  /** Seconds, as the server wrote it. */
  readonly retryAfter: string | undefined
}

export interface Sent {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array
  readonly agent?: Agent
  /** Milliseconds after which nobody waits any more. */
  readonly patience?: number
}

/** One request, under the host name that its headers give (fetch would overwrite it). */
export function send(url: string, { method, headers, body, agent, patience }: Sent): Promise<Answer> {
  const begun = performance.now()
  const options = {
    method,
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    ...(agent ? { agent } : {}),
    ...(patience === undefined ? {} : { signal: AbortSignal.timeout(patience) }),
  }
  return new Promise((settle) => {
    const end = (status: number, text = '', retryAfter?: string) =>
      settle({ status, milliseconds: performance.now() - begun, text, retryAfter })
    const sent = request(url, options, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (more: string) => {
        text += more
      })
      answer.on('end', () => end(answer.statusCode ?? 0, text, answer.headers['retry-after']))
      answer.on('error', () => end(0))
    })
    sent.on('error', () => end(0))
    sent.end(body)
  })
}
