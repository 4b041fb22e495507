import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BUCHUNG_STATUS } from '../buchung/status.ts'
import { type FahrtFactsMore, fahrt, fahrtFacts, tag, trip } from '../testing/fahrzeug.ts'
import { ADA, at, BEN, between } from '../testing/leseraum.ts'
import { runs } from '../testing/runs.ts'
import { overlaps, type Zeitraum } from '../time/zeitraum.ts'
import { fahrzeugCollisions, fahrzeugHoldIssues, sperrzeitraumOf, underwayIssues } from './holds.ts'
import type { FahrzeugHold } from './types.ts'

const NINE = between('09:00', '11:00')
const held = (zeitraum: Zeitraum, more: Partial<FahrzeugHold> = {}, facts: FahrtFactsMore = {}) =>
  fahrzeugHoldIssues(fahrt(), fahrtFacts({ belegungen: [trip(zeitraum, more)], ...facts }))
const own = (zeitraum: Zeitraum, more: Partial<FahrzeugHold> = {}, facts: FahrtFactsMore = {}) =>
  underwayIssues(
    fahrt(),
    fahrtFacts({ eigene: [trip(zeitraum, { fahrerId: ADA, fahrzeugId: 'auto-2', ...more })], ...facts }),
  )

const minute = fc.integer({ min: 0, max: 2 * 24 * 60 })
const period = fc
  .record({ from: minute, length: fc.integer({ min: 1, max: 500 }) })
  .map(({ from, length }) => {
    const von = at('00:00', tag('2026-10-24')).add({ minutes: from })
    return { von, bis: von.add({ minutes: length }) }
  })

describe('a vehicle is held', () => {
  it.each([
    ['07:00', '08:45', false],
    ['07:00', '08:46', true],
    ['11:15', '12:00', false],
    ['11:14', '12:00', true],
    ['09:30', '10:00', true],
  ])('with a gap of 15 minutes at either side: %s to %s: %s', (von, bis, expected) => {
    expect(held(between(von, bis)).length > 0).toBe(expected)
  })

  it('by everything but cancelled bookings, and not by other cars', () => {
    const against = BUCHUNG_STATUS.filter((status) => held(NINE, { status }).length > 0)
    expect(against).toEqual(BUCHUNG_STATUS.filter((status) => status !== 'storniert'))
    expect(held(NINE, { fahrzeugId: 'auto-2' })).toEqual([])
  })

  it('and the reason names period, gap, and the layer if only the gap is missing', () => {
    const settings = { 'fahrzeug.mindestabstand': 30 }
    const data = { von: '2026-06-02T09:15:00Z', bis: '2026-06-02T10:00:00Z', minuten: 30 }
    expect(held(between('11:15', '12:00'), {}, { settings })).toEqual([
      { code: 'fahrzeug.belegt', field: 'von', origin: 'mandant', data },
    ])
    expect(held(NINE, {}, { settings })[0]).not.toHaveProperty('origin')
  })

  it('by a block, which is called one', () => {
    expect(held(NINE, { status: 'verschlossen', typ: 'DEFEKT' })).toMatchObject([
      { code: 'fahrzeug.gesperrt', data: { typ: 'DEFEKT' } },
    ])
  })

  it('by a trip that has not come back, as if it ended now', () => {
    const overrun = between('06:00', '08:00')
    const late = { status: 'aktiv' } as const
    expect(held(overrun, late, { now: at('08:45') })).toEqual([])
    expect(held(overrun, late, { now: at('08:46') })).toMatchObject([
      { data: { von: '2026-06-02T04:00:00Z', bis: '2026-06-02T06:46:00Z' } },
    ])
    expect(held(overrun, { status: 'reserviert' }, { now: at('08:46') })).toEqual([])
  })

  it('symmetrically: of two, each collides with the other or neither does', () => {
    fc.assert(
      fc.property(period, period, fc.integer({ min: 0, max: 90 }), (a, b, gap) => {
        const collides = (wished: Zeitraum, other: Zeitraum) =>
          fahrzeugCollisions(
            'auto-1',
            wished,
            fahrtFacts({
              settings: { 'fahrzeug.mindestabstand': gap },
              now: at('00:00', tag('2026-10-01')),
              belegungen: [trip(other)],
            }),
          ).length > 0
        expect(collides(a, b)).toBe(collides(b, a))
        const { einstellungen } = fahrtFacts({ settings: { 'fahrzeug.mindestabstand': gap } })
        expect(collides(a, b)).toBe(
          overlaps(sperrzeitraumOf(a, einstellungen), sperrzeitraumOf(b, einstellungen)),
        )
      }),
      { numRuns: runs(3000, 500) },
    )
  })
})

describe('a driver is on the way', () => {
  it('with one car at a time', () => {
    expect(own(between('10:45', '12:00'), { kennzeichen: 'HH-WN 102' })).toMatchObject([
      { code: 'fahrzeug.fahrerSchonUnterwegs', data: { kennzeichen: 'HH-WN 102' } },
    ])
    expect(own(between('11:00', '12:00'))).toEqual([])
  })

  it('while a trip waits, is reserved or runs, but not once it is done', () => {
    const against = BUCHUNG_STATUS.filter((status) => own(NINE, { status }).length > 0)
    expect(against).toEqual(['vorgemerkt', 'reserviert', 'aktiv'])
  })

  it('but not where somebody else drives', () => {
    expect(own(NINE, { fahrerId: BEN })).toEqual([])
  })

  it('until the car is back', () => {
    expect(own(between('06:00', '08:00'), { status: 'aktiv' }, { now: at('09:05') })).toHaveLength(1)
  })
})
