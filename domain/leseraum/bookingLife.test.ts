import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkInPossible } from '../buchung/checkInWindow.ts'
import { type BuchungStatus, blocks, occupies } from '../buchung/status.ts'
import type { BenutzerId, BuchungId, LeseraumId } from '../id.ts'
import { einstellungen } from '../testing/einstellungen.ts'
import { kalender, week } from '../testing/kalender.ts'
import { gruppenraum, seat } from '../testing/leseraum.ts'
import { now as start } from '../testing/now.ts'
import { gapMinutes, overlaps, type Zeitraum } from '../time/zeitraum.ts'
import { dayPeriod, tagOf } from '../time/zone.ts'
import { type BookingCommand, decideBooking } from './book.ts'
import { decideChange } from './change.ts'
import type { BookingFacts } from './facts.ts'
import { weekStart } from './limits.ts'
import { type Actor, cancel, checkIn, confirm, expireUnconfirmed, releaseNoShow } from './transitions.ts'
import type { Hold, LeseraumBuchung } from './types.ts'

const ZONE = 'Europe/Berlin'
const MENSCHEN = ['ada', 'ben', 'carl', 'dora', 'emil'] as BenutzerId[]
const PLAETZE = [seat(), seat({ id: 'a2' as LeseraumId, zweitePersonNoetig: true }), gruppenraum()]
const LIMIT = 3
const PAUSE_HOURS = 0.5

const SETTINGS = einstellungen({
  'leseraum.maxBuchungenProWoche': LIMIT,
  'leseraum.mindestpause': PAUSE_HOURS,
  'leseraum.tageImVoraus': 2,
})

/** Two days of a small reading room, open around the clock so that every hour of a day of 23 or 25 is booked some time. */
class ReadingRoom {
  now = start
  readonly buchungen: LeseraumBuchung[] = []

  facts(bucherId: string): BookingFacts {
    const holds = this.buchungen.map((one): Hold => ({ ...one }))
    return {
      now: this.now,
      kalender: kalender(week('00:00', '23:59'), [], ZONE),
      einstellungen: SETTINGS,
      eigene: this.buchungen.filter((one) => one.bucherId === bucherId || one.zweiteId === bucherId),
      belegungen: holds,
    }
  }

  book(command: BookingCommand): void {
    const decision = decideBooking(command, this.facts(command.bucherId))
    if (!decision.ok) return
    const id = `b${this.buchungen.length}` as BuchungId
    this.buchungen.push({ ...command, id, leseraumId: command.leseraum.id, status: decision.value.status })
  }

  change(buchung: LeseraumBuchung, command: BookingCommand, actor: Actor): void {
    const kept = { ...command, bucherId: buchung.bucherId, zweiteId: buchung.zweiteId }
    const decision = decideChange(buchung, kept, actor, this.facts(buchung.bucherId))
    if (!decision.ok) return
    const { zeitraum, gruppengroesse, leseraum } = kept
    Object.assign(buchung, {
      zeitraum,
      gruppengroesse,
      leseraumId: leseraum.id,
      status: decision.value.status,
    })
  }

  /** The one place where a status changes; says what it was before. */
  step(buchung: LeseraumBuchung, to: BuchungStatus | null): void {
    if (to !== null) Object.assign(buchung, { status: to })
  }

  /** Time goes by, and the system does what is due. */
  wait(minutes: number): void {
    this.now = this.now.add({ minutes })
    for (const one of this.buchungen) {
      this.step(one, expireUnconfirmed(one, this.now))
      this.step(one, releaseNoShow(one, this.now, true))
    }
  }
}

function pairs<T>(all: readonly T[]): [T, T][] {
  return all.flatMap((a, i) => all.slice(i + 1).map((b): [T, T] => [a, b]))
}

function expectSound(room: ReadingRoom): void {
  const { buchungen, now } = room
  for (const [a, b] of pairs(buchungen.filter(({ status }) => blocks(status)))) {
    const sameSeat = a.leseraumId === b.leseraumId
    expect(sameSeat && overlaps(a.zeitraum, b.zeitraum)).toBe(false)
  }
  for (const one of buchungen) {
    if (one.status === 'vorgemerkt') expect(Temporal.Instant.compare(now, one.zeitraum.von)).toBeLessThan(0)
    expect(one.zeitraum.von.until(one.zeitraum.bis).total('hours')).toBeLessThanOrEqual(10)
    const day = dayPeriod(tagOf(one.zeitraum.von, ZONE), ZONE)
    expect(Temporal.Instant.compare(one.zeitraum.bis, day.bis)).toBeLessThanOrEqual(0)
  }
  for (const person of MENSCHEN) expectLimitsKept(buchungen, person)
}

function expectLimitsKept(buchungen: readonly LeseraumBuchung[], person: string): void {
  const own = buchungen.filter((one) => one.bucherId === person && occupies(one.status))
  const weeks = Map.groupBy(own, ({ zeitraum }) => weekStart(tagOf(zeitraum.von, ZONE)).toString())
  for (const booked of weeks.values()) expect(booked.length).toBeLessThanOrEqual(LIMIT)
  for (const [a, b] of pairs(own)) {
    expect(overlaps(a.zeitraum, b.zeitraum)).toBe(false)
    expect(gapMinutes(a.zeitraum, b.zeitraum)).toBeGreaterThanOrEqual(PAUSE_HOURS * 60)
  }
}

const which = fc.nat(30)
const anybody = fc.constantFrom(...MENSCHEN)
const actor = fc.record({ benutzerId: anybody, pflege: fc.boolean() })
const zeitraum = fc
  .tuple(fc.integer({ min: 0, max: 8 * 24 }), fc.integer({ min: 1, max: 44 }))
  .map(([begin, length]): Zeitraum => {
    const von = dayPeriod(tagOf(start, ZONE), ZONE).von.add({ minutes: begin * 15 })
    return { von, bis: von.add({ minutes: length * 15 }) }
  })
const wish = fc.record({
  leseraum: fc.constantFrom(...PLAETZE),
  zeitraum,
  bucherId: anybody,
  zweiteId: fc.option(anybody),
  gruppengroesse: fc.constantFrom(1, 1, 2, 7),
})

type Verb = (room: ReadingRoom) => void

const on = (nth: number, act: (room: ReadingRoom, one: LeseraumBuchung) => void): Verb => {
  return (room) => {
    const one = room.buchungen[nth % Math.max(1, room.buchungen.length)]
    if (one) act(room, one)
  }
}

const verb: fc.Arbitrary<Verb> = fc.oneof(
  {
    weight: 4,
    arbitrary: wish.map(
      (command): Verb =>
        (room) =>
          room.book(command),
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(which, wish, actor)
      .map(([nth, command, who]) => on(nth, (room, one) => room.change(one, command, who))),
  },
  {
    weight: 2,
    arbitrary: which.map((nth) =>
      on(nth, (room, one) => {
        const second = { benutzerId: one.zweiteId ?? '', pflege: false }
        const result = confirm(one, second, room.now)
        if (result.ok) room.step(one, result.value)
      }),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(which, actor).map(([nth, who]) =>
      on(nth, (room, one) => {
        const result = checkIn(one, who, room.now)
        if (!result.ok) return
        expect(checkInPossible(one.zeitraum.von, room.now)).toBe(true)
        room.step(one, result.value)
      }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(which, actor).map(([nth, who]) =>
      on(nth, (room, one) => {
        const result = cancel(one, who)
        if (result.ok) expect(one.status).not.toBe('durchgeführt')
        if (result.ok) room.step(one, result.value)
      }),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.integer({ min: 1, max: 600 }).map(
      (minutes): Verb =>
        (room) =>
          room.wait(minutes),
    ),
  },
)

describe('five people who book, move, confirm, check in, cancel and wait as they like', () => {
  it('never hold one seat twice, never break a limit, and leave nothing unconfirmed behind', () => {
    fc.assert(
      fc.property(fc.array(verb, { maxLength: 40, size: 'max' }), (verbs) => {
        const room = new ReadingRoom()
        for (const act of verbs) {
          act(room)
          expectSound(room)
        }
      }),
      { numRuns: 150 },
    )
  })
})
