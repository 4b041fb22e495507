import type { BenutzerId } from '@platzwart/domain/id'
import { ownDays } from '@platzwart/domain/leseraum/limits'
import { decideSeatSerie, type Judged, type SerieWish } from '@platzwart/domain/leseraum/serie/decide'
import type { Hold } from '@platzwart/domain/leseraum/types'
import type { Bereich } from '@platzwart/domain/mandant/bereich'
import { refuseMissing } from '@platzwart/domain/serie/dates'
import type { Uhrzeit } from '@platzwart/domain/time/uhrzeit'
import type { Zeitraum } from '@platzwart/domain/time/zeitraum'
import { tagOf } from '@platzwart/domain/time/zone'
import { type Call, refuse } from '../../../platform/http/endpoint.ts'
import { lockInOrder } from '../../buchung/lockInOrder.ts'
import { regelnIn } from '../../grundriss/bereich.ts'
import { type Plan, planIds, planOfSeat } from '../../grundriss/plan.ts'
import { LESERAUM } from '../art.ts'
import { holdOf } from '../facts.ts'
import { readOwn } from '../queries.ts'
import { readSeatDays } from './queries.ts'

/** A seat or room at a time. */
export interface Asked {
  readonly leseraumId: string
  readonly zeitraum: Zeitraum
  readonly gruppengroesse: number
  /** The time that the wall does not show on that day. */
  readonly fehlt?: Uhrzeit | null
}

/** One date with its plan and day, judged. */
export interface Termin extends Judged {
  readonly plan: Plan
  readonly tag: Temporal.PlainDate
}

export const NOT_FOUND = { status: 404, code: 'nichtGefunden' } as const

/** The plans of the seats that are asked for; null when one of them is no seat. */
async function plansOf(
  call: Call,
  asked: readonly Pick<Asked, 'leseraumId'>[],
): Promise<ReadonlyMap<string, Plan> | null> {
  const plans = new Map<string, Plan>()
  for (const leseraumId of new Set(asked.map((one) => one.leseraumId))) {
    const plan = await planOfSeat(call, leseraumId)
    if (!plan?.byId.has(leseraumId)) return null
    plans.set(leseraumId, plan)
  }
  return plans
}

/** One's own bookings that the rules ask for on any of the dates. */
async function readOwnOf(call: Call, bereich: Bereich, tage: readonly Temporal.PlainDate[]) {
  const { tx, person } = call
  const sorted = tage.toSorted(Temporal.PlainDate.compare)
  const first = sorted[0]
  const last = sorted.at(-1)
  if (!first || !last) return []
  const rows = await readOwn(tx, person.id, await planIds(call, bereich), ...ownDays(first, last))
  return rows.map(holdOf)
}

/** What is read for some that are judged at once. */
interface Reading {
  /** Days beside theirs whose own bookings the rules ask for. */
  readonly tage?: readonly Temporal.PlainDate[]
  readonly locks: boolean
}

/**
 * What the rules ask about them, in one round trip however many they are: plan and day of each, one's own bookings, and what holds the seat of
 * each on its day. Null when one of the seats is none.
 */
export async function readAsked(
  call: Call,
  asked: readonly Pick<Asked, 'leseraumId' | 'zeitraum'>[],
  { tage = [], locks }: Reading,
) {
  const { tx, person, now } = call
  const plans = await plansOf(call, asked)
  if (plans === null) return null
  const { zone } = call.konfiguration.mandant
  const seats = [...plans.keys()]
  const days = asked.map(
    ({ leseraumId, zeitraum }): Pick<Termin, 'plan' | 'tag'> => ({
      plan: plans.get(leseraumId) as Plan,
      tag: tagOf(zeitraum.von, zone),
    }),
  )
  const bereiche = [...new Set(days.map(({ plan }) => plan.bereich))]
  const [, eigene, rows] = await Promise.all([
    locks ? lockInOrder(tx, LESERAUM, { personen: [person.id], kalender: seats }) : null,
    Promise.all(
      bereiche.map((bereich) => {
        const within = days.filter(({ plan }) => plan.bereich === bereich)
        return readOwnOf(call, bereich, [...within.map(({ tag }) => tag), ...tage])
      }),
    ),
    readSeatDays(
      tx,
      days.map(({ plan, tag }) => ({ grundrissId: plan.id, tag })),
      seats,
      now,
    ),
  ])
  const bySeat = Map.groupBy(rows.map(holdOf), (hold) => hold.leseraumId)
  const places = asked.map(({ leseraumId }, i) => {
    const { plan, tag } = days[i] as (typeof days)[number]
    const ofDay = (hold: Hold) => tagOf(hold.zeitraum.von, zone).equals(tag)
    return { plan, tag, belegungen: (bySeat.get(leseraumId) ?? []).filter(ofDay) }
  })
  return { places, bereiche: bereiche.map((bereich, b) => ({ bereich, eigene: eigene[b] ?? [] })) }
}

type Known = NonNullable<Awaited<ReturnType<typeof readAsked>>>

/** Decides them within each Bereich: to its limits what is wanted or booked in the other one is nothing. Answers in the order of the wishes. */
export function decideWithin<Wish>(
  { places, bereiche }: Known,
  wishes: readonly Wish[],
  decide: (wishes: readonly Wish[], eigene: readonly Hold[]) => readonly Judged[],
): readonly Judged[] {
  const judged = new Map<number, Judged>()
  for (const { bereich, eigene } of bereiche) {
    const within = [...places.keys()].filter((i) => places[i]?.plan.bereich === bereich)
    const decided = decide(
      within.map((i) => wishes[i] as Wish),
      eigene,
    )
    for (const [at, i] of within.entries()) judged.set(i, decided[at] as Judged)
  }
  return wishes.map((_, i) => judged.get(i) as Judged)
}

/**
 * What is wanted, each judged by the rules of a single booking.
 *
 * @param locks whoever is about to book: one person's bookings are decided one after the other, and who takes several slots is alone with their
 *   calendars
 */
export async function judgeTermine(call: Call, asked: readonly Asked[], locks: boolean) {
  const { person, now } = call
  const known = await readAsked(call, asked, { locks })
  if (known === null) return refuse(NOT_FOUND)
  const { places } = known
  type Place = (typeof places)[number]
  const wishes = asked.map((one, i): SerieWish => {
    const { plan, tag, belegungen } = places[i] as Place
    return {
      command: {
        leseraum: plan.byId.get(one.leseraumId) as never,
        zeitraum: one.zeitraum,
        bucherId: person.id as BenutzerId,
        zweiteId: null,
        gruppengroesse: one.gruppengroesse,
      },
      facts: {
        now,
        kalender: plan.kalender,
        einstellungen: regelnIn(person.einstellungen, plan),
        belegungen,
      },
      ausgeschlossen: one.fehlt ? refuseMissing(tag, one.fehlt) : null,
    }
  })
  const judged = decideWithin(known, wishes, decideSeatSerie)
  return {
    termine: judged.map((one, i): Termin => {
      const { plan, tag } = places[i] as Place
      return { ...one, plan, tag }
    }),
  }
}
