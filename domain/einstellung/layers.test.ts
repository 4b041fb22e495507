import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LayerRow, layersOf, takeBack, unnamed } from './layers.ts'
import { resolveEinstellung } from './resolve.ts'

const DAYS = 'leseraum.tageImVoraus'

const row = (wert: string, benutzer_id: string | null, gruppe_id: string | null): LayerRow => ({
  option_name: DAYS,
  wert,
  benutzer_id,
  gruppe_id,
})

const places = fc.constantFrom<readonly [string | null, string | null]>(
  [null, null],
  ['b', null],
  [null, 'a'],
  [null, 'c'],
)

describe('a person’s values', () => {
  it('are sorted by layer, those of groups by the group', () => {
    const rows = [row('1', null, null), row('2', 'b', null), row('3', null, 'a'), row('4', null, 'c')]
    const layers = layersOf(rows)
    expect([layers.mandant, layers.benutzer]).toEqual([{ [DAYS]: '1' }, { [DAYS]: '2' }])
    expect([...layers.gruppen]).toEqual([
      ['a', { [DAYS]: '3' }],
      ['c', { [DAYS]: '4' }],
    ])
    expect(unnamed(layers).gruppen).toEqual([{ [DAYS]: '3' }, { [DAYS]: '4' }])
  })

  it('without any layer are the product’s defaults', () => {
    expect(resolveEinstellung(DAYS, unnamed(layersOf([])))).toEqual({ value: 14, origin: 'default' })
  })
})

describe('undone changes', () => {
  it('lead back to the start, however many there were', () => {
    const change = fc.tuple(places, fc.option(fc.integer({ min: 0, max: 99 }).map(String)))
    fc.assert(
      fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
        let now: LayerRow[] = []
        const made = changes.map(([[benutzer_id, gruppe_id], wert]) => {
          const place = { option_name: DAYS, benutzer_id, gruppe_id }
          const isThere = (one: LayerRow) => one.benutzer_id === benutzer_id && one.gruppe_id === gruppe_id
          const stood = now.find(isThere)
          now = [...now.filter((one) => !isThere(one)), ...(wert === null ? [] : [{ ...place, wert }])]
          return { ...place, wert: stood?.wert ?? null }
        })
        expect(takeBack(now, made.toReversed())).toEqual([])
      }),
    )
  })
})
