import { describe, expect, it } from 'vitest'
import type { Actor } from '../buchung/actor.ts'
import { BUCHUNG_STATUS } from '../buchung/status.ts'
import type { BuchungId, LeseraumId } from '../id.ts'
import {
  ADA,
  at,
  BEN,
  between,
  buchung,
  CARL,
  type FactsMore,
  facts,
  hold,
  seat,
  wish,
} from '../testing/leseraum.ts'
import type { BookingCommand } from './book.ts'
import { decideChange, releasesSecond } from './change.ts'
import type { LeseraumBuchung } from './types.ts'

const person = (benutzerId: string): Actor => ({ benutzerId, pflege: false })
const ID = 'b1' as BuchungId

/** The booking as a hold among the facts. */
const itself = hold(between('09:00', '11:00'), { id: ID, bucherId: ADA })

const change = (
  command: Partial<BookingCommand>,
  more: FactsMore = {},
  old: LeseraumBuchung = buchung('reserviert', { id: ID }),
  actor = person(ADA),
) => {
  const known = facts({ eigene: [itself], belegungen: [itself], ...more })
  const decision = decideChange(old, wish(command), actor, known)
  return decision.ok ? decision.value.status : decision.issues.map(({ code }) => code)
}

describe('changing a booking', () => {
  it('moves it in time, even onto its own old time', () => {
    expect(change({ zeitraum: between('10:00', '12:00') })).toBe('reserviert')
  })

  it('moves it to another seat', () => {
    expect(change({ leseraum: seat({ id: 'a2' as LeseraumId }) })).toBe('reserviert')
  })

  it('makes it tentative again if there is a second person', () => {
    const old = buchung('reserviert', { id: ID, zweiteId: BEN })
    expect(change({ zweiteId: BEN, zeitraum: between('10:00', '12:00') }, {}, old)).toBe('vorgemerkt')
  })

  it('does not count the booking itself in the week, in breaks, or as an overlap', () => {
    const settings = { 'leseraum.maxBuchungenProWoche': 1, 'leseraum.mindestpause': 4 }
    expect(change({ zeitraum: between('12:00', '13:00') }, { settings })).toBe('reserviert')
  })

  it('applies all other rules', () => {
    const other = hold(between('12:00', '14:00'))
    const belegungen = [itself, other]
    expect(change({ zeitraum: between('10:00', '12:15') }, { belegungen })).toEqual(['buchung.belegt'])
    expect(change({ zeitraum: between('10:00', '20:30') })).toEqual([
      'buchung.ausserhalbOeffnungszeit',
      'buchung.zuLang',
    ])
    expect(change({ zeitraum: between('12:00', '11:00') })).toEqual(['zeitraum.startNichtVorEnde'])
  })

  it('is possible for the booker and for people who maintain bookings', () => {
    const old = buchung('reserviert', { id: ID, zweiteId: BEN })
    expect(change({}, {}, old, person(BEN))).toEqual(['buchung.nurEigene'])
    expect(change({}, {}, old, person(CARL))).toEqual(['buchung.nurEigene'])
    expect(change({}, {}, old, { benutzerId: CARL, pflege: true })).toBe('reserviert')
  })

  it('is no longer possible once it has begun', () => {
    const later = { zeitraum: between('10:00', '12:00') }
    expect(change(later, { now: at('08:59') })).toBe('reserviert')
    expect(change(later, { now: at('09:00') })).toEqual(['buchung.inVergangenheit'])
  })

  it.each(BUCHUNG_STATUS.map((status) => [status] as const))('of one that is %s', (status) => {
    const expected = {
      vorgemerkt: 'reserviert',
      reserviert: 'reserviert',
      aktiv: ['buchung.nichtReserviert'],
      durchgeführt: ['buchung.nichtReserviert'],
      storniert: ['buchung.schonStorniert'],
      verschlossen: ['buchung.nichtReserviert'],
    }
    expect(change({}, {}, buchung(status, { id: ID }))).toEqual(expected[status])
  })
})

describe('the second person of a changed booking', () => {
  const of = (gruppengroesse: number, zweitePersonNoetig = false) => ({
    leseraum: { zweitePersonNoetig },
    gruppengroesse,
  })
  const released = (before: ReturnType<typeof of>, after: ReturnType<typeof of>) =>
    releasesSecond(before, after, facts())

  it('is released when the reason for needing them is gone', () => {
    expect(released(of(2), of(1))).toBe(true)
    expect(released(of(1, true), of(1))).toBe(true)
  })

  it('stays while they are needed, and if nobody was needed before', () => {
    expect(released(of(3), of(2))).toBe(false)
    expect(released(of(2), of(1, true))).toBe(false)
    expect(released(of(1), of(1))).toBe(false)
  })
})
