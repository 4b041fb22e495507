import { type Agent, request } from 'node:http'

/** An answer; status 0 when there was none at all. */
export interface Answer {
  readonly status: number
  readonly milliseconds: number
}

export interface Sent {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly agent?: Agent
}

/** One request, under the host name that its headers give (fetch would overwrite it). */
export function send(url: string, { method, headers, body, agent }: Sent): Promise<Answer> {
  const begun = performance.now()
  const options = {
    method,
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    ...(agent ? { agent } : {}),
  }
  return new Promise((settle) => {
    const end = (status: number) => settle({ status, milliseconds: performance.now() - begun })
    const sent = request(url, options, (answer) => {
      answer.resume()
      answer.on('end', () => end(answer.statusCode ?? 0))
      answer.on('error', () => end(0))
    })
    sent.on('error', () => end(0))
    sent.end(body)
  })
}
