import { readFileSync } from 'node:fs'
import * as wire from '@platzwart/contract/operations/zugriffstoken'
import { expect, it } from 'vitest'
import { app, haus, hausSuite, MONDAY } from '../../../testing/suites/haus.ts'

hausSuite(MONDAY)

const GUIDE = readFileSync(new URL('../../../../docs/api.md', import.meta.url), 'utf8')
const EXAMPLE = /```http\n([A-Z]+) (\S+)\n([\s\S]*?)```\n\nAnswers `(\d{3})`/g

interface Example {
  readonly method: string
  readonly path: string
  readonly headers: Record<string, string>
  readonly body: unknown
  readonly status: number
}

/** The requests of `docs/api.md` in their order, with its placeholders filled in. */
function examplesFor(values: () => Readonly<Record<string, string>>): (() => Example)[] {
  return [...GUIDE.matchAll(EXAMPLE)].map(([, method = '', path = '', rest = '', status]) => () => {
    const fill = (text: string) => text.replaceAll(/\$([A-Z]+)/g, (_, name: string) => values()[name] ?? '')
    const [head = '', body = ''] = rest.split('\n\n')
    const lines = head.split('\n').filter((line) => line !== '')
    const headers = lines.map((line) => fill(line).split(': ') as [string, string])
    return {
      method,
      path: fill(path),
      headers: Object.fromEntries(headers.filter(([name]) => name !== 'Content-Type')),
      body: body.trim() === '' ? undefined : JSON.parse(fill(body)),
      status: Number(status),
    }
  })
}

it('the examples of docs/api.md answer as they say, one after the other', async () => {
  const { json } = await app.request(wire.createZugriffstoken.path, {
    as: haus.anna.token,
    host: haus.host,
    method: 'POST',
    body: { name: 'Example', umfang: ['leseraum.schreiben'] },
  })
  const values: Record<string, string> = { TOKEN: String(json.geheim), SEAT: haus.seats[0] ?? '' }
  const examples = examplesFor(() => values)
  expect(examples).toHaveLength(5)
  const bookings = new Set<string>()
  for (const example of examples) {
    const { method, path, headers, body, status } = example()
    const answer = await app.request(path, {
      host: haus.host,
      method,
      headers,
      ...(body === undefined ? {} : { body }),
    })
    expect([method, path, answer.status, answer.text]).toEqual([method, path, status, expect.any(String)])
    if (status === 201) {
      values.BOOKING = String(answer.json.id)
      bookings.add(values.BOOKING)
    }
  }
  expect(bookings.size).toBe(1)
})
