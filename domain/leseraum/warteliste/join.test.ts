import { describe, expect, it } from 'vitest'
import { special } from '../../testing/kalender.ts'
import { at, BEN, between, facts, hold, seat } from '../../testing/leseraum.ts'
import { wartender } from '../../testing/warteliste.ts'
import { decideJoin, type JoinFacts } from './join.ts'

const taken = [hold(between('08:00', '12:00'))]

function known({ settings, ...more }: Partial<JoinFacts> & { settings?: Parameters<typeof facts>[0] } = {}) {
  const { eigene: _, ...rest } = facts({ belegungen: taken, ...settings })
  return { ...rest, leseraeume: [seat()], plaetze: [], ...more }
}

const join = (wish = wartender(), more: Parameters<typeof known>[0] = {}) => {
  const decided = decideJoin(wish, 'halle', known(more))
  return decided.ok ? 'ok' : decided.issues.map(({ code }) => code)
}

describe('joining a waiting list', () => {
  it('is possible for something taken', () => {
    expect(join()).toBe('ok')
  })

  it('is refused with the free seat, if there is one', () => {
    const decided = decideJoin(wartender(), 'halle', known({ belegungen: [] }))
    expect(decided).toMatchObject({
      ok: false,
      issues: [{ code: 'warteliste.frei', data: { bezeichnung: 'A1', von: at('09:00').toString() } }],
    })
    const half = [hold(between('10:00', '12:00'))]
    expect(join(wartender(), { belegungen: half })).toBe('ok')
    expect(join(wartender({ mindestens: 60 }), { belegungen: half })).toEqual(['warteliste.frei'])
  })

  it('is limited to the number of entries in the settings', () => {
    const later = (i: number) => ({ ...wartender({ zeitraum: between(`1${i}:00`, `1${i + 1}:00`) }) })
    const plaetze = [3, 5, 7].map((i) => ({ ...later(i), grundrissId: 'halle' }))
    expect(join(wartender(), { plaetze })).toEqual(['warteliste.zuViele'])
    expect(join(wartender(), { plaetze: plaetze.slice(1) })).toBe('ok')
    const none = { settings: { settings: { 'leseraum.wartelisteEintraege': 0 } } }
    const decided = decideJoin(wartender(), 'halle', known(none))
    expect(decided).toMatchObject({ issues: [{ code: 'warteliste.aus', origin: 'mandant' }] })
  })

  it('is possible only once for the same thing', () => {
    const mine = { ...wartender({ benutzerId: BEN }), grundrissId: 'halle' }
    expect(join(wartender(), { plaetze: [mine] })).toEqual(['warteliste.schonDrin'])
    expect(join(wartender({ leseraumId: 'a1' }), { plaetze: [mine] })).toBe('ok')
    expect(join(wartender(), { plaetze: [{ ...mine, grundrissId: 'galerie' }] })).toBe('ok')
    const after = { ...mine, zeitraum: between('11:00', '13:00') }
    expect(join(wartender(), { plaetze: [after] })).toBe('ok')
  })

  it('needs a period that the person might book', () => {
    const at21 = wartender({ zeitraum: between('19:00', '21:00') })
    expect(join(at21)).toEqual(['buchung.ausserhalbOeffnungszeit'])
    expect(join(wartender({ zeitraum: between('09:05', '11:05') }))).toContain('buchung.zeitschritt')
    const closed = { ...known().kalender, sonderoeffnungszeiten: [special('2026-06-02', 'geschlossen')] }
    expect(join(wartender(), { kalender: closed })).toEqual(['buchung.geschlossen'])
    expect(join(wartender(), { now: at('09:00') })).toEqual(['warteliste.vorbei'])
    expect(join(wartender({ mindestens: 60 }), { now: at('09:20') })).toBe('ok')
  })

  it('needs a minimum no longer than the period, and a valid length of a booking', () => {
    expect(join(wartender({ mindestens: 180 }))).toEqual(['warteliste.laengerAlsZeitraum'])
    const short = { settings: { settings: { 'leseraum.mindestdauer': 60 } } } as const
    expect(join(wartender({ mindestens: 30 }), short)).toEqual(['buchung.zuKurz'])
    const long = { settings: { settings: { 'leseraum.hoechstdauer': 60 } } } as const
    expect(join(wartender(), long)).toEqual(['buchung.zuLang'])
    expect(join(wartender({ mindestens: 60 }), long)).toBe('ok')
  })

  it('needs something that exists', () => {
    expect(join(wartender({ gruppengroesse: 2 }))).toEqual(['warteliste.nichtsPassendes'])
    expect(join(wartender({ zone: 'Keller' }))).toEqual(['warteliste.nichtsPassendes'])
    expect(join(wartender(), { leseraeume: [seat({ aktiv: false })] })).toEqual([
      'warteliste.nichtsPassendes',
    ])
  })

  it("ignores the person's own overlapping bookings, which they can give up", () => {
    const own = facts({ eigene: [hold(between('09:00', '10:00'), { bucherId: BEN })] })
    expect(decideJoin(wartender(), 'halle', { ...known(), ...own, belegungen: taken }).ok).toBe(true)
  })
})
