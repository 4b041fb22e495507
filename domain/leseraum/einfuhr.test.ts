import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Doubt } from '../einfuhr/doubt.ts'
import { readAusstattung, readPlatzCell, writeAusstattung } from './columns.ts'
import {
  judgePlaetze,
  type KnownSeat,
  type PlatzLine,
  type PlatzUmfeld,
  type PlatzUrteil,
} from './einfuhr.ts'

const PARTS = [
  { id: 'lampe', name: 'Lampe' },
  { id: 'dose', name: 'Steckdose' },
  { id: 'monitor', name: 'Monitor, 24 Zoll' },
  { id: 'zwei', name: '2x Regal' },
]
const teil = (name: string) => PARTS.find((one) => one.name.toLowerCase() === name.toLowerCase())

const P1: KnownSeat = {
  id: 'p1',
  bezeichnung: 'P1',
  art: 'platz',
  zone: 'Ruhe',
  kapazitaet: 1,
  x: 110,
  y: 105,
  drehung: -90,
  breite: 100,
  hoehe: 90,
  beschreibung: '',
  bedingungen: '',
  zweitePersonNoetig: false,
  ausstattung: [{ id: 'lampe', name: 'Lampe', anzahl: 1 }],
}

const around = (more: Partial<PlatzUmfeld> = {}): PlatzUmfeld => ({
  plan: { breite: 1_000, hoehe: 800 },
  hindernisse: [],
  bekannt: new Map([['P1', P1]]),
  teil,
  ersteZeile: () => undefined,
  ...more,
})

const line = (bezeichnung: string, more: Partial<PlatzLine> = {}): PlatzLine => ({
  zeile: 2,
  bezeichnung,
  ...more,
})
const judge = (...lines: PlatzLine[]) => judgePlaetze(lines, around())
const reasons = (all: readonly PlatzUrteil[]) =>
  all.flatMap(({ verstoesse }) => verstoesse.map(({ code, field }) => [code, field]))

describe('a cell', () => {
  test('of equipment has names with counts, whatever separates them', () => {
    const read = (cell: string) => readAusstattung(cell, teil)
    expect(read('Lampe | 2x steckdose').teile).toEqual([
      { id: 'lampe', anzahl: 1 },
      { id: 'dose', anzahl: 2 },
    ])
    expect(read('Lampe, 3 × Steckdose').teile.map(({ anzahl }) => anzahl)).toEqual([1, 3])
    expect(read('Monitor, 24 Zoll').teile).toEqual([{ id: 'monitor', anzahl: 1 }])
    expect(read('Lampe | Sofa | 0x Lampe').unknown).toEqual(['Sofa', '0x Lampe'])
    expect(read('').teile).toEqual([])
  })

  test('of equipment survives a round trip', () => {
    const some = fc.uniqueArray(
      fc.record({ teil: fc.constantFrom(...PARTS), anzahl: fc.integer({ min: 1, max: 1_000 }) }),
      { selector: ({ teil: { id } }) => id },
    )
    fc.assert(
      fc.property(some, (all) => {
        const teile = all.map((one) => ({ ...one.teil, anzahl: one.anzahl }))
        const back = readAusstattung(writeAusstattung(teile), teil)
        expect(back.unknown).toEqual([])
        expect(back.teile).toEqual(teile.map(({ id, anzahl }) => ({ id, anzahl })))
      }),
    )
  })

  test('has a kind, a number or yes and no in either language, or stays as it is', () => {
    expect([readPlatzCell('art', 'Einzelplatz'), readPlatzCell('art', 'Group room')]).toEqual([
      'platz',
      'gruppenraum',
    ])
    expect([readPlatzCell('x', '120'), readPlatzCell('drehung', '-90'), readPlatzCell('y', '1,5')]).toEqual([
      120,
      -90,
      new Doubt({ code: 'einfuhr.ganzeZahl', data: { wert: '1,5' } }),
    ])
    expect([readPlatzCell('zweitePersonNoetig', 'yes'), readPlatzCell('zone', 'ja')]).toEqual([true, 'ja'])
  })
})

describe('a line about a seat', () => {
  test('that the plan does not have creates one, with the usual values of its kind', () => {
    const [seat, room] = judge(
      line('P2', { x: 500, y: 500 }),
      line('G1', {
        zeile: 3,
        art: 'gruppenraum',
        x: 200,
        y: 600,
        kapazitaet: 8,
        ausstattung: '2x Steckdose',
      }),
    )
    expect(seat).toMatchObject({
      urteil: 'neu',
      leseraumId: null,
      aenderungen: {},
      ausstattung: null,
      werte: { art: 'platz', kapazitaet: 1, x: 500, y: 500, breite: 100, hoehe: 90, drehung: 0 },
    })
    expect(room).toMatchObject({
      urteil: 'neu',
      ausstattung: [{ id: 'dose', anzahl: 2 }],
      werte: { art: 'gruppenraum', kapazitaet: 8, breite: 360, hoehe: 300 },
    })
  })

  test('that the plan has changes what the line sets and nothing else', () => {
    const [same, other] = judge(
      line('P1', { zone: 'Ruhe', drehung: 270, ausstattung: 'lampe' }),
      line('P1', { zone: 'Laut', kapazitaet: 2, x: 300, ausstattung: 'Lampe | Steckdose' }),
    )
    expect(same).toMatchObject({ urteil: 'unveraendert', werte: {}, ausstattung: null })
    expect(other).toEqual({
      urteil: 'geaendert',
      leseraumId: 'p1',
      verstoesse: [],
      werte: { zone: 'Laut', kapazitaet: 2, x: 300 },
      ausstattung: [
        { id: 'dose', anzahl: 1 },
        { id: 'lampe', anzahl: 1 },
      ],
      aenderungen: { zone: 'Laut', kapazitaet: '2', x: '300', ausstattung: 'Lampe | Steckdose' },
      vorher: { zone: 'Ruhe', kapazitaet: '1', x: '110', ausstattung: 'Lampe' },
    })
  })

  test('is refused by column and rule', () => {
    expect(reasons(judge(line('A', { x: 1_001, y: 5 }), line('P1', { y: 801 })))).toEqual([
      ['leseraum.ausserhalbGrundriss', 'x'],
      ['leseraum.ausserhalbGrundriss', 'y'],
    ])
    expect(reasons(judge(line('A', { x: 5 }), line('B', { y: 5 })))).toEqual([
      ['einfuhr.ortHalb', 'y'],
      ['einfuhr.ortHalb', 'x'],
    ])
    expect(
      reasons(judge(line('A', { ausstattung: 'Sofa' }), line('B', { ausstattung: 'Lampe | 2x Lampe' }))),
    ).toEqual([
      ['einfuhr.ausstattungUnbekannt', 'ausstattung'],
      ['einfuhr.ausstattungDoppelt', 'ausstattung'],
    ])
    const twice = judgePlaetze([line('A', { zeile: 7 })], around({ ersteZeile: () => 3 }))
    expect(reasons(twice)).toEqual([['einfuhr.platzDoppelt', 'bezeichnung']])
  })
})

describe('a seat without a position', () => {
  test('is placed where there is room after all others of the file', () => {
    const [seat, , moved] = judge(
      line('A', { zeile: 2 }),
      line('B', { zeile: 3, x: 230, y: 105 }),
      line('P1', { zeile: 4, x: 900, y: 700 }),
    )
    expect([seat?.werte.x, seat?.werte.y, moved?.urteil]).toEqual([110, 105, 'geaendert'])
  })

  test('is not blocked by a refused line', () => {
    const [refused, seat] = judge(line('B', { x: 230, y: 105, ausstattung: 'Sofa' }), line('A'))
    expect([refused?.urteil, seat?.werte.x]).toEqual(['abgelehnt', 225])
  })

  test('is refused if the plan is full', () => {
    const umfeld = around({ plan: { breite: 300, hoehe: 220 }, bekannt: new Map() })
    const judged = judgePlaetze([line('A'), line('B'), line('C')], umfeld)
    expect(judged.map(({ urteil }) => urteil)).toEqual(['neu', 'abgelehnt', 'abgelehnt'])
    expect(reasons(judged)[0]).toEqual(['einfuhr.keinPlatz', 'bezeichnung'])
  })
})

test('Importing a file a second time changes nothing', () => {
  const names = fc.uniqueArray(fc.constantFrom<string>('P1', 'A', 'B', 'C'), { minLength: 1 })
  const said = fc.record(
    {
      zone: fc.constantFrom('', 'x'),
      kapazitaet: fc.integer({ min: 1, max: 9 }),
      drehung: fc.integer({ min: -359, max: 359 }),
      zweitePersonNoetig: fc.boolean(),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(names, said, (all, more) => {
      const lines = all.map((name, i) => line(name, { zeile: i + 2, ...more }))
      const done = judge(...lines)
      const after = new Map(
        done.flatMap((one, i) => {
          const name = all[i] ?? ''
          const before = name === 'P1' ? P1 : { ...P1, id: name, ausstattung: [] }
          return one.urteil === 'abgelehnt' ? [] : [[name, { ...before, ...one.werte } as KnownSeat] as const]
        }),
      )
      const again = judgePlaetze(
        lines.filter(({ bezeichnung }) => after.has(bezeichnung)),
        around({ bekannt: after }),
      )
      expect(again.map(({ urteil }) => urteil)).toEqual(again.map(() => 'unveraendert'))
    }),
  )
})
