import type { BenutzerId } from '@platzwart/domain/id'
import { ownDays } from '@platzwart/domain/leseraum/limits'
import type { Hold } from '@platzwart/domain/leseraum/types'
import { decideSerie, type Judged, type SerieWish } from '@platzwart/domain/serie/decide'
import type { Zeitraum } from '@platzwart/domain/time/zeitraum'
import { tagOf } from '@platzwart/domain/time/zone'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { lockInOrder } from '../buchung/lockInOrder.ts'
import { type Plan, planOfSeat } from '../grundriss/plan.ts'
import { LESERAUM } from '../leseraum/art.ts'
import { holdOf } from '../leseraum/facts.ts'
import { readOwn } from '../leseraum/queries.ts'
import { readSeatDays } from './queries.ts'

/** A seat or room at a time. */
export interface Asked {
  readonly leseraumId: string
  readonly zeitraum: Zeitraum
  readonly gruppengroesse: number
}

/** One date with its plan and day, judged. */
export interface Termin extends Judged {
  readonly plan: Plan
  readonly tag: Temporal.PlainDate
}

const NOT_FOUND = { status: 404, code: 'nichtGefunden' } as const

async function plansOf(call: Call, asked: readonly Asked[]): Promise<ReadonlyMap<string, Plan> | null> {
  const plans = new Map<string, Plan>()
  for (const leseraumId of new Set(asked.map((one) => one.leseraumId))) {
    const plan = await planOfSeat(call, leseraumId)
    if (!plan?.byId.has(leseraumId)) return null
    plans.set(leseraumId, plan)
  }
  return plans
}

/** One's own bookings that the rules ask for on any of the dates. */
function readOwnOf({ tx, person }: Call, tage: readonly Temporal.PlainDate[]) {
  const sorted = tage.toSorted(Temporal.PlainDate.compare)
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (!first || !last) return []
  return readOwn(tx, person.id, ...ownDays(first, last))
}

/**
 * What is wanted, each judged by the rules of a single booking, in one round trip however many they are.
 *
 * @param locks whoever is about to book: one person's bookings are decided one after the other, and who takes several slots is alone with their
 *   calendars
 */
export async function judgeTermine(call: Call, asked: readonly Asked[], locks: boolean) {
  const { tx, person, now, konfiguration } = call
  const plans = await plansOf(call, asked)
  if (plans === null) return refuse(NOT_FOUND)
  const { zone } = konfiguration.mandant
  const seats = [...plans.keys()]
  const days = asked.map(({ leseraumId, zeitraum }) => ({
    plan: plans.get(leseraumId) as Plan,
    tag: tagOf(zeitraum.von, zone),
  }))
  const [, eigene, rows] = await Promise.all([
    locks ? lockInOrder(tx, LESERAUM, { personen: [person.id], kalender: seats }) : null,
    readOwnOf(
      call,
      days.map(({ tag }) => tag),
    ),
    readSeatDays(
      tx,
      days.map(({ plan, tag }) => ({ grundrissId: plan.id, tag })),
      seats,
      now,
    ),
  ])
  const bySeat = Map.groupBy(rows.map(holdOf), (hold) => hold.leseraumId)
  const wishes = asked.map((one, i): SerieWish => {
    const { plan, tag } = days[i] as (typeof days)[number]
    const own = (hold: Hold) => tagOf(hold.zeitraum.von, zone).equals(tag)
    return {
      command: {
        leseraum: plan.byId.get(one.leseraumId) as never,
        zeitraum: one.zeitraum,
        bucherId: person.id as BenutzerId,
        zweiteId: null,
        gruppengroesse: one.gruppengroesse,
      },
      facts: {
        ...{ now, kalender: plan.kalender, einstellungen: person.einstellungen },
        belegungen: (bySeat.get(one.leseraumId) ?? []).filter(own),
      },
    }
  })
  const judged = decideSerie(wishes, eigene.map(holdOf))
  return { termine: judged.map((one, i): Termin => ({ ...one, ...(days[i] as (typeof days)[number]) })) }
}
