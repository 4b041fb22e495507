import type { LeseraumView } from '@platzwart/contract/leseraum'
import { describe, expect, it } from 'vitest'
import { looksBetween, looksOf } from './looks.ts'
import type { DayBelegung } from './planDay.ts'
import type { SeatWords } from './seatName.ts'
import { countStates, situationsOf } from './situations.ts'

const seats: LeseraumView[] = ['a', 'b', 'c'].map((id) => ({
  id,
  bezeichnung: id.toUpperCase(),
  art: 'platz',
  zone: '',
  kapazitaet: id === 'c' ? 4 : 1,
  beschreibung: '',
  bedingungen: '',
  zweitePersonNoetig: false,
  aktiv: true,
  ausstattung: id === 'a' ? [{ id: 'e', name: 'Leselampe', anzahl: 1 }] : [],
  x: 0,
  y: 0,
  breite: 60,
  hoehe: 60,
  drehung: 0,
}))

const words: SeatWords = {
  sprache: 'de',
  zustand: {
    frei: 'frei',
    belegt: 'belegt',
    stundenweiseBelegt: 'stundenweise belegt',
    deinPlatz: 'dein Platz',
    vorgemerkt: 'vorgemerkt',
    reserviert: 'reserviert',
    geschlossen: 'geschlossen',
    gesperrt: 'gesperrt',
    fuerDich: 'für dich gehalten',
    inaktiv: 'außer Betrieb',
  },
  bezeichnung: (seat) => `Platz ${seat.bezeichnung}`,
  personen: (count) => `bis ${count} Personen`,
  ausstattung: (teil) => teil.name,
  withoutAusstattung: 'ohne',
  favorit: 'Favorit',
  bis: (minute) => `bis ${minute / 60} Uhr`,
  frei: ({ von, bis }) => `frei ${von / 60} – ${bis / 60} Uhr`,
  freiAb: (minute) => `frei ab ${minute / 60} Uhr`,
}

const booked: DayBelegung = {
  id: '1',
  leseraumId: 'b',
  von: 540,
  bis: 720,
  status: 'reserviert',
  eigene: false,
}
const offen = { von: 480, bis: 1080 }
const period = { von: 540, bis: 660 }
const day = { offen, bySeat: new Map([['b', [booked]]]) }

describe('the looks of seats', () => {
  const situations = situationsOf(seats, day, period, null)

  it('name number, kind, equipment, state and until when', () => {
    const { looks } = looksOf(seats, situations, null, words, null)
    expect(looks.get('a')).toEqual({ state: 'frei', name: 'Platz A, Leselampe, frei', matt: false })
    expect(looks.get('b')?.name).toBe('Platz B, reserviert, frei ab 12 Uhr')
    expect(looks.get('c')?.name).toBe('Platz C, bis 4 Personen, frei')
  })

  it('say when a partly taken seat is free', () => {
    const some = situationsOf(seats, day, { von: 480, bis: 720 }, null)
    expect(looksOf(seats, some, null, words, null).looks.get('b')?.name).toBe(
      'Platz B, stundenweise belegt, frei 8 – 9 Uhr',
    )
  })

  it('keep their identity for every seat but the changed one', () => {
    const before = looksOf(seats, situations, null, words, null)
    const changed = {
      offen,
      bySeat: new Map([...day.bySeat, ['a', [{ ...booked, id: '2', leseraumId: 'a' }]]]),
    }
    const after = looksOf(seats, situationsOf(seats, changed, period, situations), null, words, before)
    expect(after.looks.get('b')).toBe(before.looks.get('b'))
    expect(after.looks.get('c')).toBe(before.looks.get('c'))
    expect(after.looks.get('a')?.state).toBe('reserviert')
  })

  it('fade seats that do not match the filter', () => {
    const { looks } = looksOf(seats, situations, new Set(['a']), words, null)
    expect([...looks.values()].map((look) => look.matt)).toEqual([false, true, true])
  })

  it('are counted by state, for all seats or the matching ones', () => {
    expect(countStates(situations)).toMatchObject({ frei: 2, reserviert: 1 })
    expect(countStates(situations, new Set(['b']))).toMatchObject({ frei: 0, reserviert: 1 })
  })

  it('are closed for every seat when nothing is left of the day', () => {
    expect(countStates(situationsOf(seats, day, null, null))).toMatchObject({ geschlossen: 3 })
  })

  it('computed for the changed seats only equal those computed for all', () => {
    const changed = {
      offen,
      bySeat: new Map([
        ['b', []],
        ['c', [{ ...booked, id: '2', leseraumId: 'c' }]],
      ]),
    }
    const looked = looksOf(seats, situations, new Set(['c']), words, null)
    const between = looksBetween(day, changed, { looked, situations })
    const all = looksOf(seats, situationsOf(seats, changed, period, null), new Set(['c']), words, null)
    expect([...between.keys()]).toEqual(['b', 'c'])
    for (const [id, look] of between) expect(look).toEqual(all.looks.get(id))
  })
})
