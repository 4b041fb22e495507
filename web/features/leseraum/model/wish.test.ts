import { resolveAll } from '@platzwart/domain/einstellung/resolve'
import { decideBooking } from '@platzwart/domain/leseraum/book'
import { leseraumOf } from '@platzwart/domain/leseraum/types'
import { gridOf } from '@platzwart/domain/time/grid'
import { describe, expect, it } from 'vitest'
import type { DayBelegung, PlanDay } from './planDay.ts'
import { commandOf, dropUnneededPerson, factsOf, firstPeriod, shorteningOf } from './wish.ts'

const known = {
  auswahl: { von: 540, bis: 1080 },
  belegungen: [],
  grid: gridOf({ tag: Temporal.PlainDate.from('2026-11-21'), schritt: 15, zone: 'Europe/Berlin' }),
  mindestens: 15,
  hoechstens: 600,
}
const held = (von: number, bis: number): DayBelegung => ({
  id: `h${von}`,
  leseraumId: 'a',
  von,
  bis,
  status: 'reserviert',
  eigene: false,
})

describe('the dialog’s initial period', () => {
  it('is the requested one', () => {
    expect(firstPeriod(known)).toEqual({ von: 540, bis: 1080 })
  })

  it('is no longer than a booking may be', () => {
    expect(firstPeriod({ ...known, hoechstens: 240 })).toEqual({ von: 540, bis: 780 })
  })

  it('is the longest gap of a partly taken seat, on the step', () => {
    expect(firstPeriod({ ...known, belegungen: [held(600, 725), held(1000, 1080)] })).toEqual({
      von: 735,
      bis: 990,
    })
  })

  it('follows wall time on a day that loses an hour, and is never empty', () => {
    const grid = gridOf({ tag: Temporal.PlainDate.from('2026-03-29'), schritt: 120, zone: 'Europe/Berlin' })
    const spring = { ...known, grid, auswahl: { von: 430, bis: 1080 } }
    expect(firstPeriod(spring)).toEqual({ von: 540, bis: 1020 })
    expect(firstPeriod({ ...spring, auswahl: { von: 0, bis: 1380 } })).toEqual({ von: 0, bis: 540 })
    const offered = { von: 0, bis: 540 }
    const whole = { ...spring, auswahl: { von: 0, bis: 1380 }, eigene: [], offered }
    expect(shorteningOf(whole)?.bis).toEqual({ art: 'hoechstdauer', minuten: 600 })
    expect(firstPeriod({ ...spring, auswahl: { von: 0, bis: 1380 }, hoechstens: 120 }).bis).toBe(120)
  })

  it('stays as requested if the seat is taken throughout: the refusal then says why', () => {
    expect(firstPeriod({ ...known, belegungen: [held(500, 1100)] })).toEqual({ von: 540, bis: 1080 })
  })
})

describe('a period that is shorter than requested', () => {
  const why = (more: { belegungen?: DayBelegung[]; eigene?: DayBelegung[]; hoechstens?: number }) => {
    const { eigene = [], belegungen = [], ...rest } = more
    const all = [...belegungen, ...eigene].toSorted((a, b) => a.von - b.von)
    const offered = firstPeriod({ ...known, ...rest, belegungen: all })
    const shortening = shorteningOf({ ...known, ...rest, belegungen, eigene, offered })
    return shortening && { von: shortening.von, bis: shortening.bis }
  }

  it('names the own booking that ends or starts there', () => {
    expect(why({ eigene: [held(500, 600)] })).toEqual({ von: { art: 'eigene', minute: 600 }, bis: null })
    expect(why({ eigene: [held(900, 1080)] })).toEqual({ von: null, bis: { art: 'eigene', minute: 900 } })
  })

  it('names others’ bookings, and an own one if there are both', () => {
    const belegungen = [held(540, 605), held(1000, 1080)]
    expect(why({ belegungen })).toEqual({
      von: { art: 'belegt', minute: 605 },
      bis: { art: 'belegt', minute: 1000 },
    })
    expect(why({ belegungen, eigene: [held(540, 605)] })?.von).toEqual({ art: 'eigene', minute: 605 })
  })

  it('names the longest stay, also if somebody comes later', () => {
    const bis = { art: 'hoechstdauer', minuten: 240 }
    expect(why({ hoechstens: 240 })).toEqual({ von: null, bis })
    expect(why({ hoechstens: 240, belegungen: [held(1000, 1080)] })).toEqual({ von: null, bis })
  })

  it('has no reason if nothing was shortened, or if nothing is left', () => {
    expect(why({})).toBeNull()
    expect(why({ belegungen: [held(500, 1100)] })).toBeNull()
  })
})

describe('the rules’ input for a wish', () => {
  const day: PlanDay = {
    grundrissId: 'p',
    tag: '2026-11-21',
    mitternachtMs: Temporal.Instant.from('2026-11-20T23:00:00Z').epochMilliseconds,
    offen: { von: 480, bis: 1200 },
    bySeat: new Map([['a', [held(600, 660)]]]),
  }
  const view = {
    id: 'a',
    bezeichnung: 'A-01',
    art: 'gruppenraum' as const,
    zone: '',
    kapazitaet: 4,
    beschreibung: '',
    bedingungen: '',
    zweitePersonNoetig: false,
    aktiv: true,
    ausstattung: [],
    x: 0,
    y: 0,
    breite: 60,
    hoehe: 60,
    drehung: 0,
  }
  const seat = leseraumOf(view, 'p')
  const person = { id: 'ich', email: 'Leserin@lindenau.example' }
  const facts = factsOf({
    jetzt: Temporal.Instant.from('2026-11-21T06:00:00Z'),
    kalender: {
      zone: 'Europe/Berlin',
      oeffnungszeiten: [
        { wochentag: 6, von: { stunden: 8, minuten: 0 }, bis: { stunden: 20, minuten: 0 }, geoeffnet: true },
      ],
      sonderoeffnungszeiten: [],
    },
    einstellungen: resolveAll({ mandant: {}, gruppen: [], benutzer: {} }),
    day,
    eigene: [],
    person,
    ohne: null,
  })
  const codes = (wish: { von: number; bis: number; gruppengroesse?: number; zweitePerson?: string }) => {
    const decided = decideBooking(
      commandOf(seat, day, { gruppengroesse: 1, zweitePerson: '', ...wish }, person),
      facts,
    )
    return decided.ok ? decided.value.status : decided.issues.map((issue) => issue.code)
  }

  it('is accepted if nothing prevents it', () => {
    expect(codes({ von: 660, bis: 720 })).toBe('reserviert')
  })

  it('is refused with the reason if the seat is taken', () => {
    expect(codes({ von: 630, bis: 720 })).toEqual(['buchung.belegt'])
  })

  it('needs a second person for a group, who is somebody else and known only by address', () => {
    expect(codes({ von: 660, bis: 720, gruppengroesse: 3 })).toEqual(['leseraum.zweitePersonNoetig'])
    expect(
      codes({ von: 660, bis: 720, gruppengroesse: 3, zweitePerson: 'leserin@lindenau.example ' }),
    ).toEqual(['leseraum.zweitePersonGleich'])
    expect(codes({ von: 660, bis: 720, gruppengroesse: 3, zweitePerson: 'leser@lindenau.example' })).toBe(
      'vorgemerkt',
    )
  })

  it('drops the second person if a smaller group needs none', () => {
    const zwei = { von: 660, bis: 720, gruppengroesse: 2, zweitePerson: 'leser@lindenau.example' }
    const { einstellungen } = facts
    expect(codes(dropUnneededPerson(zwei, view, einstellungen))).toBe('vorgemerkt')
    expect(codes(dropUnneededPerson({ ...zwei, gruppengroesse: 1 }, view, einstellungen))).toBe('reserviert')
    const raum = { zweitePersonNoetig: true }
    expect(dropUnneededPerson({ ...zwei, gruppengroesse: 1 }, raum, einstellungen).zweitePerson).toBe(
      zwei.zweitePerson,
    )
  })
})
