import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EINSTELLUNG_NAMES, type EinstellungName } from './catalogue.ts'
import { explainEinstellung } from './explain.ts'
import { type LayerRow, layersOf, takeBack, unnamed } from './layers.ts'
import { resolveEinstellung } from './resolve.ts'
import { touchedOf } from './touched.ts'

const DAYS = 'leseraum.tageImVoraus'

const row = (
  wert: string,
  of: 'mandant' | { gruppe: string } | 'benutzer',
  name: string = DAYS,
): LayerRow => ({
  option_name: name,
  wert,
  benutzer_id: of === 'benutzer' ? 'b' : null,
  gruppe_id: typeof of === 'object' ? of.gruppe : null,
})

const explained = (name: EinstellungName, ...rows: LayerRow[]) => explainEinstellung(name, layersOf(rows))

describe('the origin of a value', () => {
  it('is listed layer by layer, the strongest first', () => {
    const { wert, herkunft, beitraege } = explained(
      DAYS,
      row('30', 'mandant'),
      row('60', { gruppe: 'a' }),
      row('45', { gruppe: 'b' }),
      row('7', 'benutzer'),
    )
    expect([wert, herkunft]).toEqual([7, 'benutzer'])
    expect(beitraege.map(({ schicht, gruppeId, wert, gilt }) => [schicht, gruppeId, wert, gilt])).toEqual([
      ['benutzer', null, 7, true],
      ['gruppe', 'a', 60, false],
      ['gruppe', 'b', 45, false],
      ['mandant', null, 30, false],
      ['default', null, 14, false],
    ])
  })

  it('is the most generous of several groups, and every group with the same value', () => {
    const { wert, beitraege } = explained(
      DAYS,
      row('60', { gruppe: 'a' }),
      row('45', { gruppe: 'b' }),
      row('60', { gruppe: 'c' }),
    )
    expect(wert).toBe(60)
    expect(beitraege.filter(({ gilt }) => gilt).map(({ gruppeId }) => gruppeId)).toEqual(['a', 'c'])
  })

  it('is every group when their values are joined', () => {
    const days = 'leseraum.buchbareWochentage'
    const { wert, beitraege } = explained(
      days,
      row('[1,2]', { gruppe: 'a' }, days),
      row('[3]', { gruppe: 'b' }, days),
    )
    expect(wert).toEqual([1, 2, 3])
    expect(beitraege.filter(({ gilt }) => gilt).map(({ gruppeId }) => gruppeId)).toEqual(['a', 'b'])
  })

  it('ignores values that no longer fit the option, and layers that may not set it', () => {
    expect(explained(DAYS, row('viele', 'benutzer')).beitraege.map(({ schicht }) => schicht)).toEqual([
      'default',
    ])
    const step = 'fahrzeug.zeitschritt'
    const { herkunft, beitraege } = explained(step, row('5', 'benutzer', step), row('30', 'mandant', step))
    expect([herkunft, beitraege.length]).toEqual(['mandant', 2])
  })

  it('always marks at least one layer as effective, with the value that the rules use', () => {
    const layer = fc.constantFrom<Parameters<typeof row>[1]>(
      'mandant',
      'benutzer',
      { gruppe: 'a' },
      { gruppe: 'b' },
    )
    const wert = fc.constantFrom('0', '3', '60', 'true', 'false', '08:30', '[1,3]', '', 'montags')
    fc.assert(
      fc.property(
        fc.constantFrom(...EINSTELLUNG_NAMES),
        fc.array(fc.tuple(wert, layer), { maxLength: 4 }),
        (name, said) => {
          const layers = layersOf(said.map(([text, of]) => row(text, of, name)))
          const { wert, herkunft, beitraege } = explainEinstellung(name, layers)
          const held = beitraege.filter(({ gilt }) => gilt)
          expect(held.length).toBeGreaterThan(0)
          expect(held.every(({ schicht }) => schicht === herkunft)).toBe(true)
          expect(resolveEinstellung(name, unnamed(layers))).toMatchObject({ value: wert, origin: herkunft })
        },
      ),
    )
  })
})

describe('the people affected by a change', () => {
  const nobody = { gruppen: [], eigen: null, anzahl: 90 }
  const inGroup = { gruppen: ['a'], eigen: null, anzahl: 8 }
  const inBoth = { gruppen: ['a', 'b'], eigen: null, anzahl: 1 }
  const own = { gruppen: ['a'], eigen: '7', anzahl: 1 }
  const alle = [nobody, inGroup, inBoth, own]
  const gesagt = {
    mandant: null,
    gruppen: new Map([
      ['a', '60'],
      ['b', '90'],
    ]),
  }
  const touched = (schicht: 'mandant' | 'gruppe', gruppeId: string | null, wert: string | null) =>
    touchedOf(DAYS, alle, gesagt, { schicht, gruppeId, wert })

  it('are those without a stronger value', () => {
    expect(touched('mandant', null, '30')).toEqual([{ gleiche: nobody, vorher: 14, nachher: 30 }])
    expect(touched('gruppe', 'a', '70')).toEqual([{ gleiche: inGroup, vorher: 60, nachher: 70 }])
  })

  it('are nobody if the effective value stays the same', () => {
    expect(touched('mandant', null, '14')).toEqual([])
    expect(touched('gruppe', 'a', '60')).toEqual([])
  })

  it('are those who fall back when a value is removed', () => {
    expect(touched('gruppe', 'a', null)).toEqual([{ gleiche: inGroup, vorher: 60, nachher: 14 }])
    expect(touchedOf(DAYS, [own], gesagt, { schicht: 'benutzer', gruppeId: null, wert: null })).toEqual([
      { gleiche: own, vorher: 7, nachher: 60 },
    ])
  })

  it('exclude those whose value does not fit the option', () => {
    expect(touched('gruppe', 'a', 'viele')).toEqual([{ gleiche: inGroup, vorher: 60, nachher: 14 }])
  })
})

describe('the values before some changes', () => {
  it('are the current ones with the changes undone, newest first', () => {
    const now = [row('60', 'mandant'), row('7', 'benutzer')]
    const was = (wert: string | null, of: Parameters<typeof row>[1]) => ({ ...row('', of), wert })
    expect(takeBack(now, [was('45', 'mandant'), was('30', 'mandant'), was(null, 'benutzer')])).toEqual([
      row('30', 'mandant'),
    ])
    expect(takeBack(now, [was('20', { gruppe: 'a' })])).toEqual([...now, row('20', { gruppe: 'a' })])
    expect(takeBack(now, [])).toEqual(now)
  })
})
