import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { GrundrissId, LeseraumId } from '../id.ts'
import { kalender, special, week } from '../testing/kalender.ts'
import {
  ADA,
  at,
  BEN,
  between,
  CARL,
  type FactsMore,
  facts,
  gruppenraum,
  hold,
  seat,
  wish,
} from '../testing/leseraum.ts'
import { minutesBetween, type Zeitraum } from '../time/zeitraum.ts'
import { type Alternative, alternatives, type PlanFacts } from './alternatives.ts'
import { type BookingCommand, decideBooking } from './book.ts'
import type { BookingFacts } from './facts.ts'
import type { Hold, Leseraum } from './types.ts'

const at1 = (id: string, x: number, more: Partial<Leseraum> = {}) =>
  seat({ id: id as LeseraumId, bezeichnung: id.toUpperCase(), x, ...more })

/** One row of the hall, a metre apart, with a group room behind it. */
const HALLE = [
  at1('a1', 0),
  at1('a2', 100),
  at1('a3', 200),
  at1('a4', 300),
  gruppenraum({ x: 0, y: 10 }),
  gruppenraum({ id: 'g2' as LeseraumId, bezeichnung: 'G2', x: 500, kapazitaet: 10 }),
]

const ZWEIG = [at1('z1', 0), at1('z2', 100)].map((one) => ({ ...one, grundrissId: 'zweig' as GrundrissId }))

const plan = (more: FactsMore = {}, leseraeume: readonly Leseraum[] = HALLE): PlanFacts => ({
  leseraeume,
  facts: facts(more),
})

const taken = (leseraumId: string, von: string, bis: string, more: Partial<Hold> = {}) =>
  hold(between(von, bis), { leseraumId, ...more })

const shown = ({ art, leseraum, zeitraum }: Alternative) => {
  const time = (instant: Temporal.Instant) =>
    instant.toZonedDateTimeISO('Europe/Berlin').toPlainTime().toString({ smallestUnit: 'minute' })
  return `${art} ${leseraum.id} ${time(zeitraum.von)}-${time(zeitraum.bis)}`
}

const offered = (command: Partial<BookingCommand>, own: PlanFacts, ...others: PlanFacts[]) =>
  alternatives(wish(command), own, others).map(shown)

describe('for a taken seat', () => {
  const full = [taken('a1', '08:00', '12:00')]

  it('there are the nearest seat, another time, and another plan', () => {
    expect(offered({}, plan({ belegungen: full }), plan({}, ZWEIG))).toEqual([
      'naechsterPlatz a2 09:00-11:00',
      'andereZeit a1 12:00-14:00',
      'andererGrundriss z1 09:00-11:00',
    ])
  })

  it('the nearest seat is the nearest that is free, in use and of the same kind', () => {
    const hall = HALLE.map((one) => (one.id === 'a3' ? { ...one, aktiv: false } : one))
    const belegungen = [...full, taken('a2', '10:45', '12:00')]
    expect(offered({}, plan({ belegungen }, hall))).toContain('naechsterPlatz a4 09:00-11:00')
  })

  it('the other time is the nearest, before or after the requested one', () => {
    const early = { belegungen: [taken('a1', '10:00', '18:00')], now: at('07:00') }
    expect(offered({ zeitraum: between('10:00', '12:00') }, plan(early))).toContain(
      'andereZeit a1 08:00-10:00',
    )
    const late = { belegungen: [taken('a1', '08:00', '10:30')], now: at('07:00') }
    expect(offered({ zeitraum: between('10:00', '12:00') }, plan(late))).toContain(
      'andereZeit a1 10:30-12:30',
    )
  })

  it('the other time is shorter if there is no room for all of it', () => {
    const belegungen = [taken('a1', '08:00', '10:00'), taken('a1', '11:15', '20:00')]
    expect(offered({}, plan({ belegungen }))).toContain('andereZeit a1 10:00-11:15')
  })

  it('no seat is proposed that is locked, and no time that is past', () => {
    const locked = HALLE.map(({ id }) => taken(id, '08:00', '20:00', { status: 'verschlossen' }))
    expect(offered({}, plan({ belegungen: locked }))).toEqual([])
    const evening = { now: at('19:50'), belegungen: [taken('a1', '08:00', '20:00')] }
    expect(offered({ zeitraum: between('18:00', '19:00') }, plan(evening))).toEqual([])
  })
})

describe('after another refusal', () => {
  it('outside the opening hours: the same length within them', () => {
    const zeitraum = between('18:30', '20:30')
    expect(offered({ zeitraum }, plan())).toEqual(['andereZeit a1 18:00-20:00'])
  })

  it('off the step: a time on it', () => {
    expect(offered({ zeitraum: between('09:05', '10:05') }, plan())).toEqual(['andereZeit a1 09:00-10:00'])
  })

  it('longer than allowed: as long as allowed', () => {
    const own = plan({ settings: { 'leseraum.hoechstdauer': 120 } })
    expect(offered({ zeitraum: between('09:00', '17:00') }, own)).toEqual(['andereZeit a1 09:00-11:00'])
  })

  it('too early or too late for the person: within their hours', () => {
    const own = plan({ settings: { 'leseraum.fruehestens': '10:00', 'leseraum.spaetestens': '17:00' } })
    expect(offered({}, own)).toEqual(['andereZeit a1 10:00-12:00'])
  })

  it('too close to one’s own booking: after the break', () => {
    const eigene = [taken('a2', '10:00', '12:00', { bucherId: ADA })]
    const own = plan({ eigene, settings: { 'leseraum.mindestpause': 1 } })
    expect(offered({ zeitraum: between('12:15', '13:15') }, own)).toEqual(['andereZeit a1 13:00-14:00'])
  })

  it('on a day when this plan is closed: a plan that is open', () => {
    const closed = kalender(week('08:00', '20:00'), [special('2026-06-02', 'geschlossen')])
    expect(offered({}, plan({ kalender: closed }), plan({}, ZWEIG))).toEqual([
      'andererGrundriss z1 09:00-11:00',
    ])
  })

  it('for too large a group: a room that has space for it', () => {
    const command = { leseraum: gruppenraum(), gruppengroesse: 8, zweiteId: BEN }
    expect(offered(command, plan())).toEqual(['naechsterPlatz g2 09:00-11:00'])
  })

  it('for a group at a seat: the nearest room', () => {
    expect(offered({ gruppengroesse: 3, zweiteId: BEN }, plan())).toEqual(['naechsterPlatz g1 09:00-11:00'])
  })

  it('for a limit that applies everywhere: nothing', () => {
    const eigene = [taken('a2', '15:00', '16:00', { bucherId: ADA })]
    const own = plan({ eigene, settings: { 'leseraum.maxBuchungenProWoche': 1 } })
    expect(
      offered({}, own, plan({ eigene, settings: { 'leseraum.maxBuchungenProWoche': 1 } }, ZWEIG)),
    ).toEqual([])
  })
})

describe('for any request and any bookings', () => {
  const quarters = (max: number) => fc.integer({ min: 0, max }).map((n) => n * 15)
  const stay = fc
    .tuple(fc.integer({ min: 28, max: 80 }), fc.integer({ min: 1, max: 24 }))
    .map(([start, length]): Zeitraum => {
      const von = at('00:00').add({ minutes: start * 15 })
      return { von, bis: von.add({ minutes: length * 15 }) }
    })
  const seatId = fc.constantFrom(...HALLE.map(({ id }) => id))
  const held = fc
    .record({
      zeitraum: stay,
      leseraumId: seatId,
      status: fc.constantFrom('reserviert', 'storniert', 'verschlossen'),
    })
    .map(({ zeitraum, ...more }) => hold(zeitraum, more as Partial<Hold>))
  const own = fc
    .record({
      zeitraum: stay,
      status: fc.constantFrom('vorgemerkt', 'reserviert'),
      bucherId: fc.constantFrom(ADA, CARL),
    })
    .map(({ zeitraum, ...more }) => hold(zeitraum, { leseraumId: 'a9', ...more } as Partial<Hold>))

  const situation = fc.record({
    belegungen: fc.array(held, { maxLength: 12 }),
    eigene: fc.array(own, { maxLength: 2 }),
    now: quarters(80).map((minutes) => at('00:00').add({ minutes: minutes + 7 })),
    settings: fc.record({
      'leseraum.mindestdauer': fc.constantFrom(15, 60),
      'leseraum.hoechstdauer': fc.constantFrom(90, 600),
      'leseraum.mindestpause': fc.constantFrom(0, 0.5, 2),
      'leseraum.zeitschritt': fc.constantFrom(15, 30),
      'leseraum.fruehestens': fc.constantFrom('00:00', '09:00'),
    }),
  })

  it('each alternative is accepted by the rules, and there is at most one of a kind', () => {
    fc.assert(
      fc.property(
        situation,
        situation,
        stay,
        fc.constantFrom(1, 3),
        (here, there, zeitraum, gruppengroesse) => {
          const leseraum = gruppengroesse === 1 ? seat() : gruppenraum()
          const command = wish({
            leseraum,
            zeitraum,
            gruppengroesse,
            zweiteId: gruppengroesse === 1 ? null : BEN,
          })
          const plans = plan(here)
          const other = plan(there, ZWEIG)
          const found = alternatives(command, plans, [other])
          expect(new Set(found.map(({ art }) => art)).size).toBe(found.length)
          for (const { art, leseraum: instead, zeitraum: then } of found) {
            const { facts: known } = art === 'andererGrundriss' ? other : plans
            expect(decideBooking({ ...command, leseraum: instead, zeitraum: then }, known).ok).toBe(true)
          }
        },
      ),
      { numRuns: 300 },
    )
  })

  /** Every stay of the day on the step, by brute force. */
  function allStays(command: BookingCommand, known: BookingFacts): Zeitraum[] {
    const step = known.einstellungen['leseraum.zeitschritt'].value
    const most = Math.min(300, minutesBetween(command.zeitraum.von, command.zeitraum.bis))
    const stays: Zeitraum[] = []
    for (let from = 8 * 60; from < 20 * 60; from += step) {
      for (let length = step; length <= most; length += step) {
        const von = at('00:00').add({ minutes: from })
        const zeitraum = { von, bis: von.add({ minutes: length }) }
        if (decideBooking({ ...command, zeitraum }, known).ok) stays.push(zeitraum)
      }
    }
    return stays
  }

  it('another time is found if there is one, and none is longer', () => {
    fc.assert(
      fc.property(situation, stay, (more, zeitraum) => {
        const command = wish({ zeitraum })
        const settings = { ...more.settings, 'leseraum.zeitschritt': 60, 'leseraum.hoechstdauer': 300 }
        const { leseraeume, facts: known } = plan({ ...more, settings })
        const longest = Math.max(
          0,
          ...allStays(command, known).map(({ von, bis }) => minutesBetween(von, bis)),
        )
        const found = alternatives(command, { leseraeume, facts: known }, []).find(
          ({ art }) => art === 'andereZeit',
        )
        const length = found ? minutesBetween(found.zeitraum.von, found.zeitraum.bis) : 0
        expect(length).toBeGreaterThanOrEqual(longest)
      }),
      { numRuns: 20 },
    )
  })

  it('the nearest seat is the nearest of all that the rules accept', () => {
    fc.assert(
      fc.property(situation, stay, (more, zeitraum) => {
        const command = wish({ zeitraum })
        const { leseraeume, facts: known } = plan(more)
        const free = leseraeume.filter(
          (leseraum) =>
            leseraum.art === 'platz' &&
            leseraum.id !== 'a1' &&
            decideBooking({ ...command, leseraum }, known).ok,
        )
        const found = alternatives(command, { leseraeume, facts: known }, []).find(
          ({ art }) => art === 'naechsterPlatz',
        )
        expect(found?.leseraum.id).toBe(free[0]?.id)
      }),
      { numRuns: 200 },
    )
  })
})
