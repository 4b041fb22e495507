import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { GrundrissId, LeseraumId } from '../../id.ts'
import { ADA, BEN, between, CARL, facts, seat } from '../../testing/leseraum.ts'
import { overlaps } from '../../time/zeitraum.ts'
import { dayPeriod, tagOf } from '../../time/zone.ts'
import { decideBooking } from '../book.ts'
import type { Hold, Leseraum, LeseraumBuchung } from '../types.ts'
import { Besetzung } from './besetzung.ts'
import { type ErsatzPlan, ErsatzSuche } from './ersatz.ts'
import type { Hit } from './types.ts'

const PEOPLE = [ADA, BEN, CARL]
const { now, kalender, einstellungen } = facts()
const TAG = tagOf(between('09:00', '10:00').von, kalender.zone)
const MITTERNACHT = dayPeriod(TAG, kalender.zone).von
const CLOSED = { ...kalender, oeffnungszeiten: [] }

const seatsOf = (plan: string, count: number): Leseraum[] =>
  Array.from({ length: count }, (_, i) =>
    seat({
      id: `${plan}${i}` as LeseraumId,
      grundrissId: plan as GrundrissId,
      bezeichnung: `${plan}${i}`,
      x: 100 * i,
    }),
  )

function planOf(
  id: string,
  leseraeume: readonly Leseraum[],
  holds: readonly Hold[],
  open = true,
): ErsatzPlan {
  const indexOf = new Map(leseraeume.map((one, i) => [one.id as string, i]))
  const minute = (instant: Temporal.Instant) =>
    (instant.epochMilliseconds - MITTERNACHT.epochMilliseconds) / 60_000
  const own = holds.filter(({ leseraumId }) => indexOf.has(leseraumId))
  const besetzung = new Besetzung({
    seat: own.map(({ leseraumId }) => indexOf.get(leseraumId) ?? -1),
    von: own.map(({ zeitraum }) => minute(zeitraum.von)),
    bis: own.map(({ zeitraum }) => minute(zeitraum.bis)),
  })
  const zu = new Set<string>()
  return {
    id,
    leseraeume,
    indexOf,
    kalender: open ? kalender : CLOSED,
    zu,
    am: () => ({ besetzung, mitternacht: MITTERNACHT }),
  }
}

const buchung = (nr: number, leseraumId: string, von: string, bis: string): LeseraumBuchung => ({
  id: `b${nr}` as never,
  leseraumId: leseraumId as never,
  zeitraum: between(von, bis),
  status: 'reserviert',
  bucherId: PEOPLE[nr % 3] as never,
  zweiteId: null,
  gruppengroesse: 1,
  giltSeit: null,
})

const hitOf = (one: LeseraumBuchung, nr: number): Hit => ({
  buchung: one,
  tag: TAG,
  erstellt: now.subtract({ hours: 10 }).add({ seconds: nr }),
})

const suche = (plans: readonly ErsatzPlan[]) =>
  new ErsatzSuche({ now, plans, einstellungenOf: () => einstellungen })

describe('the bookings of a closed plan', () => {
  const zu = seatsOf('a', 3)
  const offen = seatsOf('b', 1)

  it('get a seat of another plan at the same time, first come, first served; the next one another time', () => {
    const hits = [buchung(0, 'a0', '12:00', '14:00'), buchung(1, 'a1', '12:00', '14:00')].map(hitOf)
    const holds = hits.map(({ buchung: one }): Hold => one)
    const asked = suche([planOf('a', zu, holds, false), planOf('b', offen, [])])
    const left = asked.atSameTime(hits.toReversed())
    expect(left.map((hit) => hit.buchung.id)).toEqual(['b1'])
    asked.atOtherTime(left, new Map())
    expect([...asked.found].map(([id, { art, leseraum }]) => `${id} ${art} ${leseraum.id}`)).toEqual([
      'b0 andererGrundriss b0',
      'b1 andereZeit b0',
    ])
  })

  it('get nothing if they have started, or if nothing else is open', () => {
    const hits = [buchung(0, 'a0', '12:00', '14:00')].map(hitOf)
    const asked = suche([planOf('a', zu, [], false)])
    asked.atOtherTime(asked.atSameTime(hits), new Map())
    expect(asked.found.size).toBe(0)
    const begun = new ErsatzSuche({
      now: between('12:00', '14:00').von,
      einstellungenOf: () => einstellungen,
      plans: [planOf('a', zu, [], false), planOf('b', offen, [])],
    })
    expect([begun.atSameTime(hits), begun.found.size]).toEqual([[], 0])
  })
})

describe('all affected bookings', () => {
  const hours = fc.integer({ min: 9, max: 16 })
  const wishes = fc.array(fc.record({ from: hours, long: fc.integer({ min: 1, max: 2 }) }), {
    minLength: 1,
    maxLength: 12,
  })
  const time = (hour: number) => `${String(hour).padStart(2, '0')}:00`

  it('never get a taken slot, or one that the rules would refuse', () => {
    fc.assert(
      fc.property(wishes, wishes, (own, others) => {
        const zu = seatsOf('a', own.length)
        const offen = seatsOf('b', 3)
        const hits = own
          .map(({ from, long }, i) => buchung(i, `a${i}`, time(from), time(from + long)))
          .map(hitOf)
        const there = others
          .slice(0, 3)
          .map(({ from, long }, i): Hold => ({ ...buchung(100 + i, `b${i}`, time(from), time(from + long)) }))
        const eigene = Map.groupBy(
          [...hits.map((hit): Hold => hit.buchung), ...there],
          (hold) => hold.bucherId ?? '',
        )
        const asked = suche([planOf('a', zu, [], false), planOf('b', offen, there)])
        asked.atOtherTime(asked.atSameTime(hits), eigene)
        const moved = hits.flatMap(({ buchung: one }) => {
          const found = asked.found.get(one.id)
          return found ? [{ one, found }] : []
        })
        const all = [
          ...there,
          ...moved.map(({ found }) => ({ leseraumId: found.leseraum.id, zeitraum: found.zeitraum })),
        ]
        for (const [i, a] of all.entries()) {
          for (const b of all.slice(i + 1))
            expect(a.leseraumId === b.leseraumId && overlaps(a.zeitraum, b.zeitraum)).toBe(false)
        }
        for (const { one, found } of moved) {
          const command = { ...one, leseraum: found.leseraum, zeitraum: found.zeitraum }
          const decided = decideBooking(command, { ...facts(), eigene: [], belegungen: there })
          expect([decided.ok, found.zeitraum]).toEqual([true, found.zeitraum])
        }
      }),
      { numRuns: 60 },
    )
  })
})
