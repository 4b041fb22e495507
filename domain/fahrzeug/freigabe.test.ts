import { describe, expect, it } from 'vitest'
import {
  car,
  codesOf,
  type FahrtFactsMore,
  fahrt,
  fahrtFacts,
  gebucht,
  tag,
  zeiten,
} from '../testing/fahrzeug.ts'
import { ADA, at, BEN, between, CARL } from '../testing/leseraum.ts'
import type { FahrtCommand } from './facts.ts'
import { decideFreigabe, freigabeGruende, freigabeGruendeAfter } from './freigabe.ts'
import type { FahrzeugBuchung } from './types.ts'

const gruende = (command: Partial<FahrtCommand>, settings: FahrtFactsMore['settings'] = {}) =>
  freigabeGruende(fahrt(command), fahrtFacts({ settings }))
const OUTSIDE = { fahrzeug: car({ buchungszeiten: zeiten({ gueltigVon: tag('2026-07-01') }) }) }
const EVENING = { fahrzeug: car({ buchungszeiten: zeiten() }), zeitraum: between('17:00', '20:00') }

describe('a trip needs approval', () => {
  it('from so many hours on', () => {
    const day = { von: at('09:00'), bis: at('09:00', tag('2026-06-03')) }
    expect(gruende({ zeitraum: day })).toEqual(['dauer'])
    expect(gruende({ zeitraum: { ...day, bis: day.bis.subtract({ minutes: 1 }) } })).toEqual([])
    expect(gruende({ zeitraum: day }, { 'fahrzeug.freigabeAbStunden': 0 })).toEqual([])
  })

  it('from so many real hours on: a day of 23 is not 24', () => {
    const spring = tag('2026-03-29')
    const zeitraum = { von: at('00:00', spring), bis: at('00:00', spring.add({ days: 1 })) }
    expect(gruende({ zeitraum })).toEqual([])
    const autumn = tag('2026-10-25')
    expect(gruende({ zeitraum: { von: at('00:00', autumn), bis: at('23:00', autumn) } })).toEqual(['dauer'])
  })

  it('from so many kilometres on, if the distance was stated', () => {
    expect(gruende({ entfernungKm: 500 })).toEqual(['entfernung'])
    expect(gruende({ entfernungKm: 499 })).toEqual([])
    expect(gruende({ entfernungKm: null })).toEqual([])
    expect(gruende({ entfernungKm: 100_000 }, { 'fahrzeug.freigabeAbKm': 0 })).toEqual([])
  })

  it('abroad', () => {
    expect(gruende({ ausland: true })).toEqual(['ausland'])
    expect(gruende({ ausland: true }, { 'fahrzeug.freigabeAusland': false })).toEqual([])
  })

  it('outside the booking times of the car, if the house requires it', () => {
    const settings = { 'fahrzeug.freigabeAusserhalb': true }
    expect(gruende(OUTSIDE, settings)).toEqual(['ausserhalb'])
    expect(gruende(EVENING, settings)).toEqual(['ausserhalb'])
    expect(gruende(OUTSIDE)).toEqual([])
    expect(gruende(OUTSIDE, { ...settings, 'fahrzeug.individuelleZeiten': false })).toEqual([])
    expect(gruende({ fahrzeug: car({ buchungszeiten: zeiten() }) }, settings)).toEqual([])
  })

  it('for every reason that applies, in their order', () => {
    const zeitraum = { von: at('09:00'), bis: at('09:00', tag('2026-06-09')) }
    const all = gruende(
      { ...OUTSIDE, zeitraum, entfernungKm: 900, ausland: true },
      { 'fahrzeug.freigabeAusserhalb': true },
    )
    expect(all).toEqual(['dauer', 'entfernung', 'ausserhalb', 'ausland'])
  })
})

const special = (more: Partial<FahrzeugBuchung> = {}) =>
  gebucht('vorgemerkt', { freigabeGruende: ['ausland'], freigaben: [null, null], ...more })
const answer = (freigegeben: boolean, more = {}) => ({
  benutzerId: CARL as string,
  gefragt: true,
  freigegeben,
  grund: freigegeben ? '' : 'Zu weit',
  ...more,
})

describe('an approver', () => {
  it('makes a tentative trip a reserved one, or cancels it with a reason', () => {
    expect(decideFreigabe(special(), answer(true))).toEqual({ ok: true, value: { status: 'reserviert' } })
    expect(decideFreigabe(special(), answer(false))).toEqual({ ok: true, value: { status: 'storniert' } })
  })

  it.each([
    ['freigabe.nichtNoetig', { freigabeGruende: [] }, {}],
    ['freigabe.nichtEigene', { fahrerId: CARL }, {}],
    ['freigabe.nichtEigene', { benutzerId: CARL }, {}],
    ['freigabe.nichtGefragt', {}, { gefragt: false }],
    ['freigabe.schonEntschieden', { freigaben: [null, true] }, {}],
    ['freigabe.schonEntschieden', { freigaben: [false, null], status: 'storniert' as const }, {}],
    ['buchung.schonStorniert', { status: 'storniert' as const }, {}],
  ])('is refused: %s', (code, trip, more) => {
    for (const freigegeben of [true, false])
      expect(codesOf(decideFreigabe(special(trip), answer(freigegeben, more)))).toEqual([code])
  })

  it('must give a reason for a rejection', () => {
    for (const grund of ['', '  \n'])
      expect(decideFreigabe(special(), answer(false, { grund }))).toMatchObject({
        issues: [{ code: 'freigabe.grundFehlt', field: 'grund' }],
      })
  })

  it('cannot stop a trip that has begun, but can still approve it', () => {
    expect(codesOf(decideFreigabe(special({ status: 'aktiv' }), answer(false)))).toEqual([
      'fahrzeug.laeuftSchon',
    ])
    expect(decideFreigabe(special({ status: 'aktiv' }), answer(true))).toEqual({
      ok: true,
      value: { status: 'aktiv' },
    })
  })

  it('decides other people’s trips, even if they are approvers themselves', () => {
    expect(
      decideFreigabe(
        special({ benutzerId: ADA, fahrerId: BEN, zeitraum: between('09:00', '10:00') }),
        answer(true),
      ).ok,
    ).toBe(true)
  })
})

describe('the reasons given to approvers', () => {
  it('remain until they decide, whatever the trip becomes, together with new ones', () => {
    const waiting = { status: 'vorgemerkt', freigabeGruende: ['entfernung', 'ausland'] } as const
    expect(freigabeGruendeAfter(waiting, [])).toEqual(['entfernung', 'ausland'])
    expect(freigabeGruendeAfter(waiting, ['dauer', 'ausland'])).toEqual(['dauer', 'entfernung', 'ausland'])
  })

  it('end with their decision: then only the current trip counts', () => {
    const approved = { status: 'reserviert', freigabeGruende: ['ausland'] } as const
    expect(freigabeGruendeAfter(approved, [])).toEqual([])
    expect(freigabeGruendeAfter(approved, ['dauer'])).toEqual(['dauer'])
  })
})
