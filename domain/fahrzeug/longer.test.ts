import { describe, expect, it } from 'vitest'
import type { Actor } from '../buchung/actor.ts'
import { BUCHUNG_STATUS } from '../buchung/status.ts'
import { codesOf, type FahrtFactsMore, fahrt, fahrtFacts, gebucht, tag, trip } from '../testing/fahrzeug.ts'
import { ADA, at, BEN, between, CARL } from '../testing/leseraum.ts'
import { decideLonger } from './longer.ts'
import type { FahrzeugBuchung } from './types.ts'

interface Asked {
  readonly actor?: Partial<Actor>
  readonly facts?: FahrtFactsMore
  readonly buchung?: Partial<FahrzeugBuchung>
}

/** Ada is under way from nine to eleven, and it is half past ten. */
const longer = (bis: string, { actor, facts, buchung }: Asked = {}) => {
  const running = gebucht('aktiv', { benutzerId: CARL, ...buchung })
  const own = trip(running.zeitraum, { id: running.id, status: 'aktiv', fahrerId: ADA })
  const { belegungen = [], eigene = [], ...more } = facts ?? {}
  return decideLonger(
    running,
    fahrt({ zeitraum: between('09:00', bis) }),
    { benutzerId: ADA, pflege: false, ...actor },
    fahrtFacts({ now: at('10:30'), ...more, belegungen: [own, ...belegungen], eigene: [own, ...eigene] }),
  )
}

describe('a trip under way', () => {
  it('may end later, by driver, booker and whoever maintains vehicles, even when it is overdue', () => {
    expect(longer('12:00')).toEqual({ ok: true, value: null })
    expect(longer('12:00', { facts: { now: at('11:30') } }).ok).toBe(true)
    for (const benutzerId of [CARL, ADA]) expect(longer('12:00', { actor: { benutzerId } }).ok).toBe(true)
    expect(codesOf(longer('12:00', { actor: { benutzerId: BEN } }))).toEqual(['buchung.nurEigene'])
    expect(longer('12:00', { actor: { benutzerId: BEN, pflege: true } }).ok).toBe(true)
  })

  it('ends neither earlier than before nor in the past', () => {
    expect(codesOf(longer('11:00'))).toEqual(['fahrzeug.laeuftSchon'])
    expect(codesOf(longer('10:45'))).toEqual(['fahrzeug.laeuftSchon'])
    expect(codesOf(longer('12:00', { facts: { now: at('12:00') } }))).toEqual(['buchung.inVergangenheit'])
  })

  it('leaves the car to its next booking, with the gap, and its driver to their next trip', () => {
    const next = trip(between('12:15', '13:00'))
    expect(longer('12:00', { facts: { belegungen: [next] } }).ok).toBe(true)
    expect(codesOf(longer('12:15', { facts: { belegungen: [next] } }))).toEqual(['fahrzeug.belegt'])
    const block = trip(between('12:00', '13:00'), { status: 'verschlossen', typ: 'DEFEKT' })
    expect(codesOf(longer('12:15', { facts: { belegungen: [block] } }))).toEqual(['fahrzeug.gesperrt'])
    const own = trip(between('12:00', '13:00'), { fahrerId: ADA, fahrzeugId: 'auto-2' })
    expect(codesOf(longer('12:15', { facts: { eigene: [own] } }))).toEqual(['fahrzeug.fahrerSchonUnterwegs'])
  })

  it('ends on the step, wherever it began, and within the booking range', () => {
    expect(codesOf(longer('12:05'))).toEqual(['buchung.zeitschritt'])
    const off = { zeitraum: { von: at('09:05'), bis: at('11:00') } }
    expect(longer('12:00', { buchung: off }).ok).toBe(true)
    const settings = { 'fahrzeug.tageImVoraus': 1, 'fahrzeug.freigabeAbStunden': 0 }
    const far = { zeitraum: { von: at('09:00'), bis: at('12:00', tag('2026-06-12')) } }
    const facts = fahrtFacts({ now: at('10:30'), settings })
    expect(
      codesOf(decideLonger(gebucht('aktiv'), fahrt(far), { benutzerId: ADA, pflege: false }, facts)),
    ).toEqual(['buchung.zuWeitVoraus'])
  })

  it('does not become special on the road; one that was approved for its length continues', () => {
    const settings = { 'fahrzeug.freigabeAbStunden': 4 }
    expect(longer('12:45', { facts: { settings } }).ok).toBe(true)
    expect(codesOf(longer('13:00', { facts: { settings } }))).toEqual(['fahrzeug.unterwegsKeineFreigabe'])
    const approved = { freigabeGruende: ['dauer'], freigaben: [true] } as const
    expect(longer('13:00', { facts: { settings }, buchung: approved }).ok).toBe(true)
  })

  it.each(BUCHUNG_STATUS.filter((status) => status !== 'aktiv'))(
    'does not include one that is %s',
    (status) => {
      expect(codesOf(longer('12:00', { buchung: { status, fahrerId: ADA } }))).toEqual([
        'fahrzeug.nichtAktiv',
      ])
    },
  )
})
