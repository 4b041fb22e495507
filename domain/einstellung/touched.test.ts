import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EINSTELLUNG_NAMES, type EinstellungName } from './catalogue.ts'
import { explainEinstellung } from './explain.ts'
import type { NamedLayers } from './layers.ts'
import { type Change, type LayerGroup, type StoredValues, touchedOf } from './touched.ts'

/** Values of all types, most of which fit any given option only by chance. */
const TEXTS = [
  '0',
  '1',
  '7',
  '60',
  '14',
  'true',
  'false',
  '08:30',
  '23:59',
  '[1,3]',
  '[]',
  '',
  'montags',
  'x',
]

const text = fc.constantFrom(...TEXTS)
const groups = fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { maxLength: 3 })
const maybe = fc.option(text)

const said = fc.record({
  mandant: maybe,
  gruppen: fc.dictionary(fc.constantFrom('a', 'b', 'c'), text).map((all) => new Map(Object.entries(all))),
})

const change = fc.oneof(
  fc.record({ schicht: fc.constant('mandant' as const), gruppeId: fc.constant(null), wert: maybe }),
  fc.record({
    schicht: fc.constant('gruppe' as const),
    gruppeId: fc.constantFrom('a', 'b', 'c'),
    wert: maybe,
  }),
  fc.record({ schicht: fc.constant('benutzer' as const), gruppeId: fc.constant(null), wert: maybe }),
)

/** The effective value, computed independently: each layer is put together by hand. */
function heldBy(name: EinstellungName, { gruppen, eigen }: LayerGroup, now: StoredValues): unknown {
  const one = (wert: string | null | undefined) => (typeof wert === 'string' ? { [name]: wert } : {})
  const layers: NamedLayers = {
    mandant: one(now.mandant),
    gruppen: new Map(gruppen.map((id) => [id, one(now.gruppen.get(id))])),
    benutzer: one(eigen),
  }
  return explainEinstellung(name, layers).wert
}

/** Applies the same change. */
function made(
  alike: LayerGroup,
  now: StoredValues,
  { schicht, gruppeId, wert }: Change,
): [LayerGroup, StoredValues] {
  if (schicht === 'benutzer') return [{ ...alike, eigen: wert }, now]
  if (schicht === 'mandant') return [alike, { ...now, mandant: wert }]
  const gruppen = new Map([...now.gruppen].filter(([id]) => id !== gruppeId))
  if (wert !== null && gruppeId !== null) gruppen.set(gruppeId, wert)
  return [alike, { ...now, gruppen }]
}

describe('the people affected by a change', () => {
  it('are those whose effective value differs afterwards, in any combination of layers', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...EINSTELLUNG_NAMES),
        groups,
        maybe,
        said,
        change,
        (name, gruppen, eigen, now, aenderung) => {
          const alike = { gruppen, eigen, anzahl: 1 }
          const [touched] = touchedOf(name, [alike], now, aenderung)
          const before = heldBy(name, alike, now)
          const after = heldBy(name, ...made(alike, now, aenderung))
          if (JSON.stringify(before) === JSON.stringify(after)) expect(touched).toBeUndefined()
          else expect(touched).toMatchObject({ vorher: before, nachher: after })
        },
      ),
      { numRuns: 500 },
    )
  })

  it('exclude those with a value of their own when the house or a group changes', () => {
    const alike = { gruppen: ['a'], eigen: '7', anzahl: 3 }
    fc.assert(
      fc.property(said, change, (now, aenderung) => {
        if (aenderung.schicht === 'benutzer') return
        expect(touchedOf('leseraum.tageImVoraus', [alike], now, aenderung)).toEqual([])
      }),
    )
  })

  it('are nobody for an option of the house that a group or a person would set', () => {
    fc.assert(
      fc.property(said, change, groups, (now, aenderung, gruppen) => {
        if (aenderung.schicht === 'mandant') return
        const alike = { gruppen, eigen: null, anzahl: 1 }
        expect(touchedOf('fahrzeug.zeitschritt', [alike], now, aenderung)).toEqual([])
      }),
    )
  })
})
