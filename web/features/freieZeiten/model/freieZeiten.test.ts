import type { FreieZeiten } from '@platzwart/contract/leseraum'
import { einstellungen } from '@platzwart/domain/testing/einstellungen'
import { describe, expect, test } from 'vitest'
import { LESEPLAN_ADDRESS } from '../../leseraum/model/address.ts'
import { dauernOf, dauerOf, placesOf, stripOf, warmthOf, wishOf } from './freieZeiten.ts'

const ZONE = 'Europe/Berlin'

type PlanTag = FreieZeiten['grundrisse'][number]['tage'][number]

const said = { ab: null, grundEn: '', bis: null }
const open = (...frei: number[]): PlanTag => ({ ...said, lage: 'offen', grund: '', frei })
const closed = (grund = '', bis: string | null = null): PlanTag => ({
  ...said,
  lage: 'zu',
  grund,
  bis,
  frei: [],
})

/** Two plans on a day with three starts, and on the Sunday of the clock change, when both are closed. */
const ANSWER: FreieZeiten = {
  raster: 30,
  tage: [
    {
      tag: '2027-03-27',
      mitternacht: '2027-03-26T23:00:00Z',
      starts: [540, 570, 600],
      eigene: [false, false, true],
    },
    { tag: '2027-03-28', mitternacht: '2027-03-27T23:00:00Z', starts: [], eigene: [] },
  ],
  grundrisse: [
    {
      grundrissId: 'saal',
      grundriss: 'Lesesaal',
      standort: 'Haupthaus',
      gesamt: 4,
      tage: [open(1, 0, 4), closed('Inventur')],
    },
    {
      grundrissId: 'studio',
      grundriss: 'Studio',
      standort: 'Anbau',
      gesamt: 9,
      tage: [open(6, 0, 9), closed('Inventur')],
    },
  ],
}

const SATURDAY = Temporal.PlainDate.from('2027-03-27')

describe('the strip', () => {
  test('sums up the plans by day and start, in the house’s wall time', () => {
    const { spalten, zeilen, gesamt } = stripOf(ANSWER, ZONE)
    expect(spalten).toEqual(['09:00', '09:30', '10:00'])
    expect(gesamt).toBe(13)
    expect(zeilen[0]?.zellen).toEqual([
      { zeit: '09:00', minute: 540, frei: 7, eigene: false },
      { zeit: '09:30', minute: 570, frei: 0, eigene: false },
      { zeit: '10:00', minute: 600, frei: 13, eigene: true },
    ])
  })

  test('shows the wall times of a day with a clock change', () => {
    const tage = [{ tag: '2027-03-28', mitternacht: '2027-03-27T23:00:00Z', starts: [60, 480], eigene: [] }]
    const grundrisse = ANSWER.grundrisse.map((plan) => ({ ...plan, tage: [open(1, 1)] }))
    expect(stripOf({ raster: 30, tage, grundrisse }, ZONE).spalten).toEqual(['01:00', '09:00'])
  })

  test('says why a day has no starts, if all plans have the same reason', () => {
    expect(stripOf(ANSWER, ZONE).zeilen[1]).toMatchObject({
      zellen: [],
      lage: { art: 'zu' },
      zu: { grund: 'Inventur', bis: null },
      geschlossen: [],
    })
    const [saal, studio] = ANSWER.grundrisse
    const of = (...days: PlanTag[]) => {
      const grundrisse = [saal, studio].flatMap((plan, i) =>
        plan ? [{ ...plan, tage: [open(), days[i] ?? closed()] }] : [],
      )
      return stripOf({ ...ANSWER, grundrisse }, ZONE).zeilen[1]
    }
    expect(of(closed('Inventur'), closed('Umbau', '2027-04-09'))).toMatchObject({
      zu: null,
      geschlossen: [
        { grundriss: 'Lesesaal', grund: 'Inventur', bis: null },
        { grundriss: 'Studio', grund: 'Umbau', bis: Temporal.PlainDate.from('2027-04-09') },
      ],
    })
    // The day ends with the closure: no end is shown.
    expect(of(closed('', '2027-03-28'), closed('', '2027-03-28'))).toMatchObject({
      zu: { grund: '', bis: null },
    })
    expect(of(closed('Umbau', '2027-04-09'), closed('Umbau', '2027-04-09'))?.zu?.bis?.toString()).toBe(
      '2027-04-09',
    )
    // One plan has its weekly closing day, the other a reason.
    expect(of(closed(), closed('Umbau'))?.geschlossen.map(({ grundriss }) => grundriss)).toEqual(['Studio'])
    expect(of(open(), closed('Umbau'))).toMatchObject({ lage: { art: 'offen' }, zu: null })
    const ab = '2027-03-20T00:00:00Z'
    expect(of(closed(), { ...closed(), lage: 'spaeter', ab })?.lage).toEqual({
      art: 'spaeter',
      ab: Temporal.Instant.from(ab),
    })
    expect(stripOf({ ...ANSWER, grundrisse: [] }, ZONE).zeilen[1]?.lage).toEqual({ art: 'zu' })
  })

  test.each([
    [0, 13, 0],
    [1, 13, 1],
    [4, 13, 2],
    [13, 13, 4],
    [3, 0, 0],
  ])('paints %i of %i free in warmth %i', (frei, gesamt, warmth) => {
    expect(warmthOf(frei, gesamt)).toBe(warmth)
  })
})

describe('where a start is free', () => {
  test('lists the plans with most room first, and no others', () => {
    expect(
      placesOf(ANSWER, SATURDAY, 540).map(({ grundriss, frei, gesamt }) => [grundriss, frei, gesamt]),
    ).toEqual([
      ['Studio', 6, 9],
      ['Lesesaal', 1, 4],
    ])
    expect(placesOf(ANSWER, SATURDAY, 570)).toEqual([])
    expect(placesOf(ANSWER, SATURDAY, 999)).toEqual([])
    expect(placesOf(ANSWER, SATURDAY.add({ days: 9 }), 540)).toEqual([])
  })
})

describe('the search', () => {
  test('offers the stays that the rules allow', () => {
    expect(dauernOf(einstellungen({ 'leseraum.mindestdauer': 60, 'leseraum.hoechstdauer': 180 }))).toEqual([
      60, 90, 120, 180,
    ])
    expect(dauernOf(einstellungen({ 'leseraum.zeitschritt': 60, 'leseraum.hoechstdauer': 120 }))).toEqual([
      60, 120,
    ])
    const odd = {
      'leseraum.zeitschritt': 50,
      'leseraum.mindestdauer': 60,
      'leseraum.hoechstdauer': 110,
    } as const
    expect(dauernOf(einstellungen(odd))).toEqual([100])
  })

  test('uses the stay nearest to the address’s', () => {
    expect(dauerOf(120, [60, 90])).toBe(90)
    expect(dauerOf(60, [60, 90])).toBe(60)
    expect(dauerOf(60, [])).toBe(60)
  })

  test('uses the filter of map and list', () => {
    const { defaults } = LESEPLAN_ADDRESS
    expect(wishOf(defaults, ['a'])).toEqual({ gruppengroesse: 1 })
    const search = {
      ...defaults,
      kapazitaet: 3,
      nurGruppenraeume: true,
      ausstattung: ['x', 'y'],
      nurFavoriten: true,
    }
    expect(wishOf(search, ['a', 'b'])).toEqual({
      gruppengroesse: 3,
      art: 'gruppenraum',
      ausstattung: 'x,y',
      leseraumIds: 'a,b',
    })
    expect(wishOf(search, []).leseraumIds).toBe('keine')
    expect(wishOf({ ...defaults, nurStellplaetze: true }, [])).toEqual({
      gruppengroesse: 1,
      art: 'stellplatz',
    })
  })
})
