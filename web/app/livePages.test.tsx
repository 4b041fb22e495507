// @vitest-environment happy-dom
// The client loads it when a stream is open; here it is there already.
import 'eventsource-parser'
import type { Operation } from '@platzwart/contract/operation'
import { live } from '@platzwart/contract/operations/live'
import { filled, idOf } from '@platzwart/contract/testing/filled'
import { BERECHTIGUNGEN } from '@platzwart/domain/berechtigung/names'
import { protokoll } from '@platzwart/phrases/de/verwaltung/protokoll'
import type { QueryClient } from '@tanstack/react-query'
import type { AnyRoute } from '@tanstack/react-router'
import { act } from 'react'
import { expect, test } from 'vitest'
import { shell } from '../frame/root.ts'
import { visitApp } from '../testing/house.tsx'
import { answer, answerAt } from '../testing/server.ts'

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'path' in value && 'answers' in value

const isSchema = (value: unknown): value is Parameters<typeof filled>[0] =>
  typeof value === 'object' && value !== null && 'def' in value

const OPERATIONS = Object.values(
  import.meta.glob<Record<string, unknown>>(['../../contract/operations/**/*.ts', '!**/*.test.ts'], {
    eager: true,
  }),
).flatMap((declared) => Object.values(declared).filter(isOperation))

/** The kinds of live events that the features declare. */
const NEWS = Object.values(
  import.meta.glob<Record<string, unknown>>(['../../contract/*.ts', '../../contract/leseraum/*.ts'], {
    eager: true,
  }),
).flatMap((declared) =>
  Object.entries(declared).flatMap(([name, schema]) =>
    /^live[A-Z]\w*Schema$/.test(name) && isSchema(schema) ? [schema] : [],
  ),
)

/** One change of each record of the house, and one of each other kind. */
const KINDS: readonly object[] = [
  ...Object.keys(protokoll.objekt).map((objekt) => ({ art: 'stand', objekt, objektId: idOf(7) })),
  ...NEWS.map((schema) => filled(schema) as object),
]

const MODULE = ['leseraum', 'arbeitswelt', 'fahrzeugbuchung', 'einstellungen']

/** Paths of the sign-in library, which are no operations of ours. */
const SIGN_IN = ['/api/auth/account', '/api/auth/list-sessions', '/api/auth/get-session']

const CHANGES = 500
/** Longer than the debounce of live updates. */
const AFTERWARDS_MS = 350

/** The stream as the server sends it, to whichever page reads it. */
class Feed {
  #writer: WritableStreamDefaultWriter<Uint8Array> | null = null
  #nr = 0

  readonly open = (): Response => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    this.#writer = writable.getWriter()
    return new Response(readable, { headers: { 'content-type': 'text/event-stream' } })
  }

  /** Half a thousand changes of all kinds at once. */
  swarm(): void {
    let text = ''
    for (let i = 0; i < CHANGES; i++) {
      this.#nr += 1
      text += `id: ${this.#nr}\ndata: ${JSON.stringify(KINDS[i % KINDS.length])}\n\n`
    }
    // A page that was left no longer reads.
    void this.#writer?.write(new TextEncoder().encode(text)).catch(() => undefined)
  }
}

const rest = (milliseconds: number) =>
  act(async () => void (await new Promise((resolve) => setTimeout(resolve, milliseconds))))

/** Waits until a new page has everything that it shows. */
async function arrived(queryClient: QueryClient): Promise<void> {
  for (let quiet = 0, turns = 0; quiet < 3 && turns < 100; turns += 1) {
    await rest(10)
    quiet = queryClient.isFetching() === 0 ? quiet + 1 : 0
  }
}

test('For half a thousand changes at once, a page requests what it shows at most twice', async () => {
  const feed = new Feed()
  const { server, router, queryClient } = await visitApp('/heute', {
    rechte: BERECHTIGUNGEN,
    module: MODULE,
    answers: [
      ...OPERATIONS.filter(({ id }) => id !== 'start' && id !== 'live').map((operation) => answer(operation)),
      ...SIGN_IN.map((path) => answerAt(path, 'get', path, () => Response.json([]))),
      answerAt('live', 'get', live.path, feed.open),
    ],
  })
  const counted = () =>
    Map.groupBy(
      OPERATIONS.flatMap(({ id }) => server.asked(id).map((asked) => JSON.stringify([id, asked]))),
      (asked) => asked,
    )
  // All pages of the house from the manifests.
  const paths = Object.values<AnyRoute>(router.routesByPath)
    .filter(({ id }) => id.startsWith(`${shell.id}/`))
    .map(({ fullPath }) => String(fullPath).replaceAll(/\$\w+/g, idOf(1)))
  const often: string[] = []
  const again = new Set<string>()
  for (const path of paths) {
    await act(() => router.navigate({ to: path }))
    await arrived(queryClient)
    const before = counted()
    act(() => feed.swarm())
    await rest(AFTERWARDS_MS)
    for (const [what, { length }] of counted()) {
      const times = length - (before.get(what)?.length ?? 0)
      if (times > 0) again.add(what)
      if (times > 2) often.push(`${path} asks ${times} times: ${what}`)
    }
  }
  expect(often).toEqual([])
  // Most of them read something again.
  expect(again.size).toBeGreaterThan(paths.length / 2)
}, 240_000)
