import type { freiQuerySchema, freiSchema } from '@platzwart/contract/leseraum'
import { collides } from '@platzwart/domain/buchung/holds'
import type { BenutzerId } from '@platzwart/domain/id'
import { decideBooking } from '@platzwart/domain/leseraum/book'
import type { BookingFacts } from '@platzwart/domain/leseraum/facts'
import { type Hold, type Leseraum, unnamed } from '@platzwart/domain/leseraum/types'
import { zeitraum as period, type Zeitraum } from '@platzwart/domain/time/zeitraum'
import { dayPeriod, tagOf } from '@platzwart/domain/time/zone'
import type { z } from 'zod'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { chosenBereich, regelnIn } from '../grundriss/bereich.ts'
import type { Plan } from '../grundriss/plan.ts'
import { activePlanIds, planOf } from '../grundriss/plan.ts'
import { holdOf, seeOwnWeek } from './facts.ts'
import { readPlansDay } from './queries.ts'

export type FreiQuery = z.output<typeof freiQuerySchema>

type Body = z.input<typeof freiSchema>

/** Later starts that are tried when nothing is free at the wish, and how far apart. */
const LATER_STARTS = 16
const LATER_STEP = { minutes: 30 }

async function plansOf(call: Call, { grundrissId, bereich }: FreiQuery): Promise<Plan[]> {
  const ids =
    grundrissId === undefined ? await activePlanIds(call, chosenBereich(call, bereich)) : [grundrissId]
  const plans: Plan[] = []
  for (const id of ids) {
    const plan = await planOf(call, id)
    if (plan?.aktiv) plans.push(plan)
  }
  return plans
}

const suits =
  ({ gruppengroesse, ausstattung }: FreiQuery) =>
  (raum: Leseraum) =>
    raum.aktiv &&
    raum.kapazitaet >= gruppengroesse &&
    (ausstattung?.split(',') ?? []).every((id) => raum.ausstattung.some((part) => part.id === id))

/** The seats of a plan that can be had at a time, and the first of them; null where there is none, or whoever asks may not book then. */
const freeOn =
  (
    seats: readonly Leseraum[],
    held: ReadonlyMap<string, readonly Hold[]>,
    facts: BookingFacts,
    who: string,
  ) =>
  (zeitraum: Zeitraum) => {
    const open = seats.filter((raum) => !collides(zeitraum, held.get(raum.id) ?? []))
    const [first] = open
    if (!first) return null
    // The rules other than "taken" are the same for every seat of the plan: one decision speaks for all.
    const command = {
      leseraum: { ...first, zweitePersonNoetig: false },
      zeitraum,
      bucherId: who as BenutzerId,
      zweiteId: null,
      gruppengroesse: 1,
    }
    return decideBooking(command, facts).ok ? { open: open.length, first } : null
  }

/** "Is anything free at all, when, where" (L16): by plan how many, and the first seat; if none, the next time of that day there is one. */
export async function findFreeLeseraeume(call: Call, query: FreiQuery) {
  const { tx, now, person, konfiguration } = call
  const asked = period(Temporal.Instant.from(query.von), Temporal.Instant.from(query.bis))
  if (!asked.ok) return refuse({ status: 422, code: 'zeitraum.startNichtVorEnde', issues: asked.issues })
  const plans = await plansOf(call, query)
  const [one] = plans
  if (!one) return { status: 200, body: [] as Body } as const
  const { zone } = konfiguration.mandant
  const tag = tagOf(asked.value.von, zone)
  const ids = plans.map(({ id }) => id)
  const [rows, eigene] = await Promise.all([
    readPlansDay(tx, ids, tag, now),
    seeOwnWeek(call, one, person.id, tag),
  ])
  const held = Map.groupBy(rows.map(holdOf), (hold) => hold.leseraumId)
  const body: Body = plans.map((plan) => {
    const seats = unnamed(plan.leseraeume).filter(suits(query))
    const einstellungen = regelnIn(person.einstellungen, plan)
    const facts = { now, kalender: plan.kalender, einstellungen, eigene, belegungen: [] }
    const freeAt = freeOn(seats, held, facts, person.id)
    const found = freeAt(asked.value)
    return {
      grundrissId: plan.id,
      grundriss: plan.bezeichnung,
      gesamt: seats.length,
      frei: found?.open ?? 0,
      leseraumId: found?.first.id ?? null,
      wieder: found ? null : later(asked.value, dayPeriod(tag, zone).bis, freeAt),
    }
  })
  return { status: 200, body } as const
}

/** @param end of the day whose bookings are known */
function later(wish: Zeitraum, end: Temporal.Instant, freeAt: ReturnType<typeof freeOn>) {
  let { von, bis } = wish
  for (let i = 0; i < LATER_STARTS; i++) {
    von = von.add(LATER_STEP)
    bis = bis.add(LATER_STEP)
    if (Temporal.Instant.compare(bis, end) > 0) return null
    const found = freeAt({ von, bis })
    if (found) return { von: von.toString(), bis: bis.toString(), leseraumId: found.first.id as string }
  }
  return null
}
