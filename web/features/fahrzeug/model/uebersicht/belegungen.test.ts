import type { Uebersicht } from '@platzwart/contract/fahrzeug'
import { resolveAll } from '@platzwart/domain/einstellung/resolve'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Focus, nextFocus, resolveFocus } from '../../../../ui/timeline/focus.ts'
import { applyMessage, belegungenOf, type Message, release } from './belegungen.ts'
import { type Drag, dragIssues, isMoved, movedDrag } from './drag.ts'

const BERLIN = 'Europe/Berlin'
const CARS = ['00000000-0000-7000-8000-00000000000a', '00000000-0000-7000-8000-00000000000b']

function fahrzeug(id: string): Uebersicht['fahrzeuge'][number] {
  return {
    id,
    gueltigVon: null,
    gueltigBis: '2026-11-20',
    standort: { id: '00000000-0000-7000-8000-0000000000ff', name: 'Werft' },
    abstellplatz: null,
    kategorie: 'kombi',
    marke: 'Brise',
    modell: 'Kombi',
    kennzeichen: `NH-${id.at(-1)} 1`,
    kraftstoff: 'diesel',
    leistungKw: 90,
    getriebe: 'schaltung',
    kofferLiter: 500,
    sitze: 5,
    tueren: 5,
    farbe: 'blau',
    fuehrerscheinklasse: 'B',
    klimaanlage: true,
    navigation: false,
    tempomat: false,
    sitzheizung: false,
    bild: null,
    fahrtenbuch: 'einfach',
    hinweis: '',
    schluesselHinweis: '',
    schluesselCodeSeit: null,
    buchungszeiten: null,
    zustand: {
      kilometerstand: 1,
      tankProzent: 50,
      sauberkeitAussen: null,
      sauberkeitInnen: null,
      stellplatz: '',
    },
    offeneSchaeden: 0,
    uvvBis: null,
    deaktiviert: false,
    version: 1,
  }
}

/**
 * Monday, 16 November 2026, midnight in Berlin; one car's trips on Wednesday from 10 to 12 and from 14 to 16,
 * and another car's all day.
 */
const WEEK = belegungenOf({
  von: '2026-11-15T23:00:00Z',
  bis: '2026-11-22T23:00:00Z',
  fahrzeuge: CARS.map(fahrzeug),
  buchungen: [
    ['b2', 0, 2880 + 840, 2880 + 960, 0, 0, 0],
    ['b1', 0, 2880 + 600, 2880 + 720, 1, 0, 1],
    ['b3', 1, 2880, 4320, 4, 1, 0],
  ],
  namen: { b1: 'Ada Lotse' },
})

const NEWS: Message = {
  id: 'b1',
  fahrzeugId: CARS[1] ?? '',
  von: '2026-11-18T06:00:00Z',
  bis: '2026-11-18T07:00:00Z',
  status: 'reserviert',
  typ: 'BUCHUNG',
  gehaltenBis: null,
  bereitAb: null,
  eigene: true,
  version: 3,
}

const REGELN = {
  now: Temporal.Instant.from('2026-11-16T08:00:00Z'),
  zone: BERLIN,
  einstellungen: resolveAll({ mandant: {}, gruppen: [], benutzer: {} }),
}

function drag(von: string, bis: string): Drag {
  const alt = { von: Temporal.Instant.from(von), bis: Temporal.Instant.from(bis) }
  return { id: 'b1', vonRow: 0, zeile: 0, alt, zeitraum: alt }
}

test('bars are sorted by start, with state and name', () => {
  const [first] = WEEK.zeilen
  expect(first?.balken.map(({ id }) => id)).toEqual(['b1', 'b2'])
  expect(first?.balken[0]).toMatchObject({ status: 'reserviert', eigen: true, name: 'Ada Lotse' })
  expect(WEEK.zeilen[1]?.balken[0]).toMatchObject({ status: 'verschlossen', typ: 'WARTUNG' })
})

test('a booking that moves to another car leaves the first one and keeps its name', () => {
  const next = applyMessage(WEEK, NEWS)
  expect(next.zeilen[0]?.balken.map(({ id }) => id)).toEqual(['b2'])
  expect(next.zeilen[1]?.balken.map(({ id }) => id)).toEqual(['b3', 'b1'])
  expect(next.zeilen[1]?.balken[1]).toMatchObject({ name: 'Ada Lotse', version: 3, von: 2880 + 420 })
})

test("cancelled bookings and those outside the window disappear, other people's arrive without a name", () => {
  expect(applyMessage(WEEK, { ...NEWS, status: 'storniert' }).zeilen[0]?.balken).toHaveLength(1)
  const later = { ...NEWS, von: '2026-12-18T06:00:00Z', bis: '2026-12-18T07:00:00Z' }
  expect(applyMessage(WEEK, later).zeilen.flatMap(({ balken }) => balken)).toHaveLength(2)
  const stranger = applyMessage(WEEK, { ...NEWS, id: 'b9', eigene: false })
  expect(stranger.zeilen[1]?.balken[1]).toMatchObject({ id: 'b9', name: null, eigen: false })
})

test('a just cancelled booking is held, and released when its hold ends', () => {
  const held = applyMessage(WEEK, { ...NEWS, status: 'storniert', gehaltenBis: '2026-11-16T08:00:10Z' })
  expect(held.zeilen[1]?.balken[1]).toMatchObject({ id: 'b1', status: 'gehalten' })
  expect(release(held, 'b1').zeilen[1]?.balken).toHaveLength(1)
  expect(release(WEEK, 'b1')).toBe(WEEK)
})

test('stale messages change nothing, and unaffected rows keep their identity', () => {
  const next = applyMessage(WEEK, { ...NEWS, fahrzeugId: CARS[0] ?? '' })
  expect(next.zeilen[1]).toBe(WEEK.zeilen[1])
  expect(applyMessage(next, { ...NEWS, version: 2, status: 'storniert' })).toBe(next)
  expect(applyMessage(WEEK, { ...NEWS, id: 'b9', status: 'storniert' })).toBe(WEEK)
})

test('the highest version of a booking wins, in any order of messages', () => {
  const news = fc.record({
    version: fc.integer({ min: 1, max: 6 }),
    hour: fc.integer({ min: 0, max: 20 }),
    car: fc.constantFrom(...CARS),
  })
  fc.assert(
    fc.property(fc.uniqueArray(news, { selector: ({ version }) => version, minLength: 1 }), (all) => {
      const start = Temporal.Instant.from('2026-11-18T00:00:00Z')
      const end = all.reduce((state, { version, hour, car }) => {
        const von = start.add({ hours: hour })
        const period = { von: von.toString(), bis: von.add({ hours: 1 }).toString() }
        return applyMessage(state, { ...NEWS, ...period, version, fahrzeugId: car })
      }, WEEK)
      const found = end.zeilen.flatMap(({ balken }) => balken.filter(({ id }) => id === 'b1'))
      expect(found).toHaveLength(1)
      expect(found[0]?.version).toBe(Math.max(...all.map(({ version }) => version)))
    }),
  )
})

test('left and right arrows move along a row, up and down to the nearest bar of the next', () => {
  const name: Focus = { zeile: 0, id: null, minute: 0 }
  const first = nextFocus('ArrowRight', name, WEEK.zeilen)
  expect(first).toMatchObject({ zeile: 0, id: 'b1' })
  const second = first && nextFocus('ArrowRight', first, WEEK.zeilen)
  expect(second).toMatchObject({ id: 'b2' })
  expect(second && nextFocus('ArrowRight', second, WEEK.zeilen)).toMatchObject({ id: 'b2' })
  expect(second && nextFocus('ArrowDown', second, WEEK.zeilen)).toMatchObject({ zeile: 1, id: 'b3' })
  expect(first && nextFocus('ArrowLeft', first, WEEK.zeilen)).toMatchObject({ id: null })
  expect(nextFocus('ArrowUp', name, WEEK.zeilen)).toMatchObject({ zeile: 0 })
  expect(nextFocus('End', name, WEEK.zeilen)).toMatchObject({ id: 'b2' })
  expect(nextFocus('x', name, WEEK.zeilen)).toBeNull()
})

test('the focus follows its bar to another row, and falls back to the car when the bar is gone', () => {
  const focusAt: Focus = { zeile: 0, id: 'b1', minute: 0 }
  expect(resolveFocus(focusAt, applyMessage(WEEK, NEWS).zeilen)).toMatchObject({ zeile: 1, id: 'b1' })
  const gone = applyMessage(WEEK, { ...NEWS, status: 'storniert' })
  expect(resolveFocus(focusAt, gone.zeilen)).toMatchObject({ zeile: 0, id: null })
})

test('moving and resizing go in steps, and never put the end before the start', () => {
  const start = drag('2026-11-18T09:00:00Z', '2026-11-18T11:00:00Z')
  expect(isMoved(start)).toBe(false)
  const later = movedDrag(start, 'ganz', 3, 60, BERLIN)
  expect(later.zeitraum.von.toString()).toBe('2026-11-18T12:00:00Z')
  expect(isMoved(later)).toBe(true)
  expect(movedDrag(start, 'ende', 1, 60, BERLIN).zeitraum.bis.toString()).toBe('2026-11-18T12:00:00Z')
  expect(movedDrag(start, 'ende', -2, 60, BERLIN)).toBe(start)
  expect(movedDrag(start, 'beginn', 2, 60, BERLIN)).toBe(start)
})

test("the rules' issues are known before dropping", () => {
  const [row] = WEEK.zeilen
  if (row === undefined) throw new Error('no row')
  const codes = (von: string, bis: string) =>
    dragIssues(drag(von, bis), row, WEEK, REGELN).map(({ code }) => code)
  expect(codes('2026-11-18T09:00:00Z', '2026-11-18T11:00:00Z')).toEqual([])
  expect(codes('2026-11-18T12:00:00Z', '2026-11-18T13:30:00Z')).toEqual(['fahrzeug.belegt'])
  // The gap of 15 minutes belongs to the trip.
  expect(codes('2026-11-18T11:00:00Z', '2026-11-18T13:00:00Z')).toEqual(['fahrzeug.belegt'])
  expect(codes('2026-11-15T09:00:00Z', '2026-11-15T11:00:00Z')).toContain('buchung.inVergangenheit')
  expect(codes('2026-11-21T09:00:00Z', '2026-11-21T11:00:00Z')).toEqual(['fahrzeug.nichtGueltig'])
})
