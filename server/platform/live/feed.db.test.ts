import { describe, expect, it } from 'vitest'
import { untilWaiting } from '../../testing/database.ts'
import { app, haus, hausSuite } from '../../testing/suites/haus.ts'
import type { Tx } from '../database/tx.ts'
import { uuidv7 } from '../database/uuid.ts'
import {
  currentPosition,
  formatPosition,
  numberChanges,
  type Position,
  parsePosition,
  readChanges,
} from './feed.ts'

hausSuite(undefined, { anew: true })

const changes = (from: number, to: number) => {
  const numbers = Array.from({ length: to - from + 1 }, (_, i) => from + i)
  return [numbers.map(() => uuidv7()), numbers]
}

const insert = (tx: Tx, from: number, to = from) =>
  tx.raw(
    `insert into protokoll (mandant_id, id, aktion, objekt, objekt_id)
     select m.id, i.id, i.nr::text, 'probe', i.id
     from mandant m, unnest($2::uuid[], $3::int[]) i(id, nr) where m.id = $1`,
    [haus.id, ...changes(from, to)],
  )

const START: Position = { nr: 0, id: '00000000-0000-0000-0000-000000000000' }
const number = () => haus.scoped(numberChanges)
const read = () =>
  haus.scoped(async (tx) => (await readChanges(tx, START, 20_000)).map(({ aktion }) => Number(aktion)))
const LAST = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

describe('the feed of changes', () => {
  it('has consecutive numbers per house, and consecutive pages', async () => {
    for (const nr of [1, 2, 3]) {
      await haus.scoped((tx) => insert(tx, nr * 100, nr * 100 + 3))
      await number()
    }
    const seen: string[] = []
    const numbers: number[] = []
    await haus.scoped(async (tx) => {
      let at = START
      for (;;) {
        const page = await readChanges(tx, at, 5)
        if (page.length === 0) break
        seen.push(...page.map(({ aktion }) => aktion))
        numbers.push(...page.map(({ position }) => position.nr))
        at = page.at(-1)?.position ?? at
      }
      expect(await currentPosition(tx)).toEqual({ nr: 3, id: LAST })
      expect(await readChanges(tx, { nr: 3, id: LAST })).toEqual([])
    })
    expect(numbers).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3])
    expect(new Set(seen).size).toBe(12)
  })

  it('waits for no open transaction, and contains its changes after the commit', async () => {
    await haus.scoped(async (early) => {
      await insert(early, 1)
      await haus.scoped((tx) => insert(tx, 2))
      await number()
      expect(await read()).toEqual([2])
    })
    await number()
    expect(await read()).toEqual([2, 1])
  })

  it('is numbered once by concurrent readers, without omissions', async () => {
    const numbered = Promise.withResolvers<void>()
    const held = Promise.withResolvers<void>()
    await haus.scoped((tx) => insert(tx, 1, 40))
    const first = haus.scoped(async (tx) => {
      await numberChanges(tx)
      numbered.resolve()
      await held.promise
    })
    await numbered.promise
    const others = Array.from({ length: 3 }, () => number())
    await untilWaiting(app.database, 3)
    await haus.scoped((tx) => insert(tx, 41, 60))
    held.resolve()
    await Promise.all([first, ...others])
    await number()
    const told = await read()
    expect(told.slice(0, 40).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1))
    expect(new Set(told).size).toBe(60)
  })

  it('catches up with much that happened while nobody listened', async () => {
    for (const from of [1, 5_001, 10_001]) await haus.scoped((tx) => insert(tx, from, from + 4_999))
    await number()
    expect(await read()).toHaveLength(15_000)
  })

  it('only allows numbers to be written: the trail stays unchanged', async () => {
    await haus.scoped((tx) => insert(tx, 1))
    for (const change of ["aktion = 'andere'", 'nachher = null', 'zeit = now()'])
      await expect(haus.scoped((tx) => tx.raw(`update protokoll set ${change}`))).rejects.toMatchObject({
        code: '42501',
      })
  })

  it('has positions that survive formatting; the earlier format is invalid', async () => {
    const place = { nr: 12_345, id: '01980000-0000-7000-8000-000000000001' }
    expect(parsePosition(formatPosition(place))).toEqual(place)
    for (const text of [undefined, '', '1', '1-2', `-1-${place.id}`, `1-${place.id} `, `1.${place.id}`])
      expect(parsePosition(text)).toBeNull()
  })
})
