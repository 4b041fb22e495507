import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Arrival, checkInFragen, checkOutFragen, isFar, openFragen } from './rueckfragen.ts'

const von = Temporal.Instant.from('2026-11-24T08:00:00Z')
const minutesLater = (minutes: number) => von.add({ minutes })
const ankunft = (km: number, minutes: number, more: Partial<Arrival> = {}): Arrival => ({
  kilometerstand: 10_000 + km,
  letzterStand: 10_000,
  gefahren: { von, bis: minutesLater(minutes) },
  gebucht: { von, bis: minutesLater(120) },
  geplantKm: null,
  ...more,
})
const asked = (km: number, minutes: number, more: Partial<Arrival> = {}) =>
  checkOutFragen(ankunft(km, minutes, more)).map(({ code, data }) => [code, data])

describe('the questions at check-in', () => {
  it.each([
    [10_000, false],
    [10_050, false],
    [10_051, true],
    [100_000, true],
  ])('%i km after 10.000: %s', (km, asks) => {
    expect(checkInFragen(km, 10_000)).toHaveLength(asks ? 1 : 0)
  })
})

describe('the questions at check-out', () => {
  it('are none about a plausible trip', () => {
    expect([asked(0, 0), asked(10, 1), asked(120, 60), asked(270, 120), asked(900, 600)]).toEqual([
      [],
      [],
      [],
      [],
      [],
    ])
  })

  it('concern the speed: 148 km in a minute', () => {
    expect(asked(148, 1)).toEqual([['fahrzeug.frageTempo', { km: 148, minuten: 1 }]])
    expect(asked(271, 120)).toEqual([['fahrzeug.frageTempo', { km: 271, minuten: 120 }]])
  })

  it('concern the distance, unless it was planned', () => {
    const day = { gebucht: { von, bis: minutesLater(1440) } }
    expect(asked(1_001, 1440, day)).toEqual([['fahrzeug.frageStrecke', { km: 1_001 }]])
    expect(asked(1_001, 1440, { ...day, geplantKm: 600 })).toEqual([])
    expect([isFar(1_000, null), isFar(1_001, null), isFar(1_300, 650), isFar(1_301, 650)]).toEqual([
      false,
      true,
      false,
      true,
    ])
  })

  it('concern a return much later than booked', () => {
    expect(asked(40, 120 + 719)).toEqual([])
    expect(asked(40, 120 + 720)).toEqual([['fahrzeug.frageDauer', { stunden: 12 }]])
    // For a trip of two days, a return the next morning is plausible.
    expect(asked(40, 2880 + 900, { gebucht: { von, bis: minutesLater(2880) } })).toEqual([])
  })

  it('are not fewer for more kilometres in the same time', () => {
    fc.assert(
      fc.property(fc.nat(5_000), fc.nat(5_000), fc.nat(5_000), (km, more, minutes) => {
        const codes = (distance: number) => asked(distance, minutes).map(([code]) => code)
        expect(codes(km + more)).toEqual(expect.arrayContaining(codes(km)))
      }),
    )
  })

  it('are asked once: what was confirmed is not asked again', () => {
    const fragen = checkOutFragen(ankunft(2_000, 1))
    expect(fragen.map(({ code }) => code)).toEqual(['fahrzeug.frageTempo', 'fahrzeug.frageStrecke'])
    expect(openFragen(fragen, ['fahrzeug.frageTempo']).map(({ code }) => code)).toEqual([
      'fahrzeug.frageStrecke',
    ])
    expect(
      openFragen(fragen, ['fahrzeug.frageTempo', 'fahrzeug.frageStrecke', 'fahrzeug.frageDauer']),
    ).toEqual([])
  })
})
