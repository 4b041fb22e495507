import * as wire from '@platzwart/contract/operations/leseraum/schliessung'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { outOfUse } from '../../schliessung/model/closing.ts'
import { type Anlass, inOneStep } from './art.ts'

const ANLASS: Anlass = { anlass: 'zeiten', draft: { zeiten: { plaene: [] } }, version: undefined }

/** A server that reports how many bookings the change would affect. */
function hitting(...counts: readonly number[]) {
  const left = [...counts]
  const asked: { readonly path: string; readonly body: unknown }[] = []
  const was = globalThis.fetch
  onTestFinished(() => {
    globalThis.fetch = was
  })
  globalThis.fetch = vi.fn(async (path: RequestInfo | URL, init?: RequestInit) => {
    asked.push({ path: String(path), body: JSON.parse(String(init?.body)) })
    const proposes = String(path).endsWith('/vorschlag')
    const body = proposes ? { stand: `stand ${left.length}`, anzahl: left.shift() ?? 0 } : {}
    return new Response(JSON.stringify(body), {
      status: proposes ? 200 : 201,
      headers: { 'content-type': 'application/json' },
    })
  }) as typeof fetch
  return asked
}

const NO_WORD = { key: 'k', word: undefined }
const pathOf = (path: string) => path.replace('{anlass}', 'zeiten')

describe('a change in one step that affects nobody', () => {
  it('is previewed, and saved with the preview’s token', async () => {
    const asked = hitting(0)
    await inOneStep(() => ANLASS).send({}, NO_WORD)
    expect(asked.map(({ path }) => path)).toEqual([
      expect.stringContaining(pathOf(wire.proposeSchliessung.path)),
      expect.stringContaining(pathOf(wire.applySchliessung.path)),
    ])
    expect(asked[1]?.body).toMatchObject({ zeiten: { plaene: [] }, stand: 'stand 1', ausnahmen: [] })
  })

  it('asks for a decision if it affects bookings, and saves nothing before', async () => {
    const asked = hitting(2)
    const step = inOneStep(() => ANLASS)
    const failure = await step.send({}, NO_WORD).catch((error: unknown) => error)
    expect(step.asks(failure)).toMatchObject({ anew: false, vorschlag: { anzahl: 2 } })
    expect(asked).toHaveLength(1)
    const word = { stand: 'stand 1', alle: 'stornieren', sonst: 'stornieren', ausnahmen: [] } as const
    await step.send({}, { key: 'k', word })
    expect(asked.at(-1)?.body).toMatchObject({ alle: 'stornieren', stand: 'stand 1' })
    expect(step.asks(new Error('another'))).toBeNull()
  })
})

it('takes out of use only what was in use', () => {
  const inUse = { aktiv: true, version: 7 }
  expect(outOfUse(inUse, { aktiv: false }, ANLASS)).toEqual({ ...ANLASS, version: 7 })
  expect([outOfUse(null, { aktiv: false }, ANLASS), outOfUse(inUse, { aktiv: true }, ANLASS)]).toEqual([
    null,
    null,
  ])
})
