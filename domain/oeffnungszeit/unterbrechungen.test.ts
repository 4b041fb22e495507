import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alternatives, otherTime } from '../leseraum/alternatives.ts'
import { hereNow } from '../leseraum/ankunft/hereNow.ts'
import { auslastungOf, type Werktag } from '../leseraum/auslastung.ts'
import { decideBooking } from '../leseraum/book.ts'
import { offeredStarts, startsOf } from '../leseraum/freieZeiten.ts'
import { openSpans } from '../leseraum/openSpans.ts'
import { planStates } from '../leseraum/planStates.ts'
import { outsideOf } from '../leseraum/schliessung/hits.ts'
import { SEAT_STATES, seatState } from '../leseraum/seatState.ts'
import { einstellungen } from '../testing/einstellungen.ts'
import { kalender, special, week } from '../testing/kalender.ts'
import { at, between, facts, hold, seat, TUESDAY, wish } from '../testing/leseraum.ts'
import { formatUhrzeit, uhrzeitOfMinutes } from '../time/uhrzeit.ts'
import { bookableDay, earliestStart } from './bookableDays.ts'
import { neverBookable } from './neverBookable.ts'
import type { Kalender, Unterbrechung } from './types.ts'
import { hoursIssues, savedUnterbrechungen, unterbrechungOf } from './unterbrechungen.ts'

const span = (text: string) => {
  const [von = '', bis = ''] = text.split('-')
  return { von, bis }
}
const hours = (text: string, ...breaks: readonly string[]) => ({
  ...span(text),
  unterbrechungen: breaks.map(span),
})
const withBreaks = (...breaks: readonly string[]): Kalender =>
  kalender(
    week('08:00', '20:00').map((day) => ({ ...day, unterbrechungen: breaks.map(span).map(unterbrechungOf) })),
  )

describe('breaks of opening hours', () => {
  it.each([
    [hours('08:00-18:00'), []],
    [hours('08:00-18:00', '12:00-13:00', '15:00-15:15'), []],
    [hours('08:00-18:00', '15:00-15:15', '12:00-13:00'), []],
    [hours('18:00-08:00', '12:00-13:00'), ['zeitraum.startNichtVorEnde bis']],
    [hours('08:00-18:00', '13:00-12:00'), ['zeitraum.startNichtVorEnde unterbrechungen.0.bis']],
    [hours('08:00-18:00', '08:00-09:00'), ['oeffnungszeit.pauseAusserhalb unterbrechungen.0.von']],
    [
      hours('08:00-18:00', '12:00-13:00', '17:00-18:00'),
      ['oeffnungszeit.pauseAusserhalb unterbrechungen.1.bis'],
    ],
    [
      hours('08:00-18:00', '12:00-13:00', '12:30-14:00'),
      ['oeffnungszeit.pauseDoppelt unterbrechungen.1.von'],
    ],
    [
      hours('08:00-18:00', '12:00-13:00', '13:00-14:00'),
      ['oeffnungszeit.pauseDoppelt unterbrechungen.1.von'],
    ],
  ])('of %j are refused by %j', (given, expected) => {
    expect(hoursIssues(given).map(({ code, field }) => `${code} ${field}`)).toEqual(expected)
  })

  it('are kept within the new hours if somebody saves them with a version that does not know breaks', () => {
    const before = hours('08:00-18:00', '12:00-13:00', '15:00-16:00')
    expect(savedUnterbrechungen(span('08:00-18:00'), before)).toEqual(before.unterbrechungen)
    expect(savedUnterbrechungen(span('08:00-15:30'), before)).toEqual([span('12:00-13:00')])
    expect(savedUnterbrechungen(hours('08:00-18:00'), before)).toEqual([])
    expect(savedUnterbrechungen(hours('08:00-18:00', '15:00-16:00', '12:00-13:00'), undefined)).toEqual(
      before.unterbrechungen,
    )
  })
})

describe('a booking next to a break', () => {
  const codes = (von: string, bis: string) => {
    const decided = decideBooking(
      wish({ zeitraum: between(von, bis) }),
      facts({ kalender: withBreaks('12:00-13:00') }),
    )
    return decided.ok
      ? []
      : decided.issues.map(({ code, field, data }) => `${code} ${field} ${data.von}-${data.bis}`)
  }

  it.each([
    ['09:00', '12:00', []],
    ['13:00', '14:00', []],
    ['11:00', '14:00', ['buchung.inUnterbrechung bis 12:00-13:00']],
    ['12:30', '14:00', ['buchung.inUnterbrechung von 12:00-13:00']],
    ['12:15', '12:45', ['buchung.inUnterbrechung von 12:00-13:00']],
  ])('from %s to %s is refused by %j', (von, bis, expected) => expect(codes(von, bis)).toEqual(expected))

  it('is offered on one side of the break instead, with the same length', () => {
    const known = facts({ kalender: withBreaks('12:00-13:00') })
    const instead = otherTime(wish({ zeitraum: between('11:00', '14:00') }), known)
    expect(instead?.zeitraum).toEqual(between('09:00', '12:00'))
  })

  it('is affected by a break that is added later', () => {
    const outside = outsideOf(withBreaks('12:00-13:00'), at('07:00'))
    const buchung = (von: string, bis: string) => ({
      buchung: hold(between(von, bis)) as never,
      tag: TUESDAY,
    })
    expect([outside(buchung('11:00', '12:00')), outside(buchung('11:00', '12:15'))]).toEqual([false, true])
  })

  it("can continue after it: the next start within a break is the break's end", () => {
    const calendar = withBreaks('12:00-13:00')
    expect(earliestStart(at('12:10'), calendar, einstellungen())).toEqual(at('13:00'))
    const least = einstellungen({ 'leseraum.mindestbuchungszeit': 60 })
    expect(earliestStart(at('11:30'), calendar, least)).toEqual(at('13:00'))
    expect(bookableDay(TUESDAY, at('19:30'), calendar, least)).toBeNull()
  })

  it("is checked against a special time's own breaks on its days", () => {
    const day = {
      ...special(TUESDAY.toString(), 'offen', '10:00', '16:00'),
      unterbrechungen: [unterbrechungOf(span('12:00-12:30'))],
    }
    const calendar = { ...withBreaks('14:00-15:00'), sonderoeffnungszeiten: [day] }
    const ok = (von: string, bis: string) =>
      decideBooking(wish({ zeitraum: between(von, bis) }), facts({ kalender: calendar })).ok
    expect([ok('13:00', '16:00'), ok('11:00', '13:00')]).toEqual([true, false])
  })
})

it('is never possible on a plan whose spans are all too short', () => {
  const calendar = withBreaks('09:00-19:00')
  const wert = (minutes: number) => (name: string) =>
    einstellungen({ 'leseraum.mindestdauer': minutes })[name as 'leseraum.mindestdauer'].value
  expect(neverBookable('leseraum', calendar.oeffnungszeiten, wert(60) as never)).toBeNull()
  expect(neverBookable('leseraum', calendar.oeffnungszeiten, wert(75) as never)).toBe('zeiten')
})

const DAY = { von: 8 * 60, bis: 20 * 60 }

/** Up to four sorted, disjoint breaks on quarter hours. */
const anyBreaks = fc
  .uniqueArray(fc.integer({ min: 1, max: 47 }), { minLength: 0, maxLength: 8 })
  .map((steps) => steps.toSorted((a, b) => a - b).map((step) => DAY.von + step * 15))
  .map((marks) => marks.slice(0, marks.length - (marks.length % 2)))
  .map((marks) =>
    Array.from({ length: marks.length / 2 }, (_, i) => ({
      von: marks[2 * i] as number,
      bis: marks[2 * i + 1] as number,
    })),
  )

const wall = (minute: number) => uhrzeitOfMinutes(minute)
const calendarOf = (breaks: readonly { von: number; bis: number }[]) => {
  const unterbrechungen = breaks.map(({ von, bis }): Unterbrechung => ({ von: wall(von), bis: wall(bis) }))
  return kalender(week('08:00', '20:00').map((day) => ({ ...day, unterbrechungen })))
}
const text = (minute: number) => formatUhrzeit(wall(minute))
const isOpen = (breaks: readonly { von: number; bis: number }[], von: number, bis: number) =>
  von >= DAY.von && bis <= DAY.bis && breaks.every((one) => bis <= one.von || one.bis <= von)

describe('with any breaks', () => {
  it('only periods within one span are booked, found, offered and kept', () => {
    const period = fc
      .tuple(fc.integer({ min: 30, max: 78 }), fc.integer({ min: 1, max: 12 }))
      .map(([start, length]) => ({ von: start * 15, bis: (start + length) * 15 }))
    fc.assert(
      fc.property(anyBreaks, period, (list, { von, bis }) => {
        const calendar = calendarOf(list)
        const known = facts({ kalender: calendar, now: at('06:00') })
        const zeitraum = between(text(von), text(bis))
        const open = isOpen(list, von, bis)
        expect(decideBooking(wish({ zeitraum }), known).ok).toBe(open)
        expect(outsideOf(calendar, known.now)({ buchung: hold(zeitraum) as never, tag: TUESDAY })).toBe(!open)
        const starts = startsOf(TUESDAY, 15, bis - von, 'Europe/Berlin')
        const offered = offeredStarts(TUESDAY, starts, known)
        expect(offered).toEqual(starts.map(({ minute }) => isOpen(list, minute, minute + bis - von)))
        const plan = { leseraeume: [seat()], facts: known }
        for (const found of alternatives(wish({ zeitraum }), plan, []))
          expect(decideBooking(wish({ zeitraum: found.zeitraum }), known).ok).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  it('a person at a seat is offered no period across a break', () => {
    fc.assert(
      fc.property(anyBreaks, fc.integer({ min: 480, max: 1199 }), (breaks, minute) => {
        const known = facts({ kalender: calendarOf(breaks), now: at(text(minute)) })
        const stays = hereNow(seat(), 'ada', known)
        for (const zeitraum of stays) expect(decideBooking(wish({ zeitraum }), known).ok).toBe(true)
        if (breaks.some((one) => one.von <= minute && minute < one.bis)) expect(stays).toEqual([])
      }),
    )
  })

  it('utilisation counts the open minutes, one by one', () => {
    const stay = fc
      .tuple(fc.integer({ min: 400, max: 1300 }), fc.integer({ min: 1, max: 400 }))
      .map(([von, length]) => ({ von, bis: von + length }))
    fc.assert(
      fc.property(anyBreaks, stay, (unterbrechungen, { von, bis }) => {
        const day: Werktag = {
          wochentag: 1,
          offen: { ...DAY, unterbrechungen },
          stunden: Array.from({ length: 24 }, (_, hour) => hour),
          taken: { seat: [0], von: [von], bis: [bis], gesperrt: [0] },
        }
        const minutes = Array.from({ length: 1440 }, (_, minute) => minute)
        const open = minutes.filter((minute) => isOpen(unterbrechungen, minute, minute + 1))
        const taken = open.filter((minute) => von <= minute && minute < bis)
        const [place] = auslastungOf([true], [day]).plaetze
        expect(place).toMatchObject({ offen: open.length, belegt: taken.length })
        expect(openSpans({ ...DAY, unterbrechungen }).reduce((sum, one) => sum + one.bis - one.von, 0)).toBe(
          open.length,
        )
      }),
    )
  })

  it('a seat is closed during a break, on the plan and by itself, and free or taken around it', () => {
    const minute = fc.integer({ min: 480, max: 1199 })
    fc.assert(
      fc.property(anyBreaks, minute, fc.boolean(), (unterbrechungen, jetzt, taken) => {
        const offen = { ...DAY, unterbrechungen }
        const belegung = { von: DAY.von, bis: DAY.bis, eigene: false }
        const one = seatState(
          taken ? [{ ...belegung, status: 'reserviert' }] : [],
          { von: jetzt, bis: jetzt + 1 },
          offen,
        )
        const expected = isOpen(unterbrechungen, jetzt, jetzt + 1)
          ? taken
            ? 'reserviert'
            : 'frei'
          : 'geschlossen'
        expect(one.state).toBe(expected)
        const [state = -1] = planStates({
          aktiv: [true],
          belegungen: taken ? [{ seat: 0, von: DAY.von, bis: DAY.bis, status: 1, eigene: 0 }] : [],
          offen,
          jetzt,
        })
        if (!taken || expected === 'geschlossen') expect(SEAT_STATES[state]).toBe(expected)
      }),
    )
  })
})
