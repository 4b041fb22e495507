import type { freiQuerySchema, freiSchema } from '@platzwart/contract/leseraum'
import { collides } from '@platzwart/domain/buchung/holds'
import type { BenutzerId } from '@platzwart/domain/id'
import { decideBooking } from '@platzwart/domain/leseraum/book'
import { unnamed } from '@platzwart/domain/leseraum/types'
import { zeitraum as period, type Zeitraum } from '@platzwart/domain/time/zeitraum'
import { tagOf } from '@platzwart/domain/time/zone'
import type { z } from 'zod'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { chosenBereich, regelnIn } from '../grundriss/bereich.ts'
import type { Plan } from '../grundriss/plan.ts'
import { activePlanIds, planIds, planOf } from '../grundriss/plan.ts'
import { holdOf } from './facts.ts'
import { readOwn, readPlanDay } from './queries.ts'

export type FreiQuery = z.output<typeof freiQuerySchema>

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

/** "Is anything free at all, when, where" (L16): by plan how many, and the first seat; if none, the next time there is one. */
export async function findFreeLeseraeume(call: Call, query: FreiQuery) {
  const asked = period(Temporal.Instant.from(query.von), Temporal.Instant.from(query.bis))
  if (!asked.ok) return refuse({ status: 422, code: 'zeitraum.startNichtVorEnde', issues: asked.issues })
  const equipment = query.ausstattung?.split(',') ?? []
  const body: z.input<typeof freiSchema> = []
  for (const plan of await plansOf(call, query)) {
    const tag = tagOf(asked.value.von, plan.kalender.zone)
    const [rows, own] = await Promise.all([
      readPlanDay(call.tx, plan.id, tag, call.now),
      readOwn(call.tx, call.person.id, await planIds(call, plan.bereich), tag, tag),
    ])
    const held = Map.groupBy(rows.map(holdOf), (hold) => hold.leseraumId)
    const seats = unnamed(plan.leseraeume).filter(
      (raum) =>
        raum.aktiv &&
        raum.kapazitaet >= query.gruppengroesse &&
        equipment.every((id) => raum.ausstattung.some((part) => part.id === id)),
    )
    const facts = {
      now: call.now,
      kalender: plan.kalender,
      einstellungen: regelnIn(call.person.einstellungen, plan),
      eigene: own.map(holdOf),
      belegungen: [],
    }
    const freeAt = (zeitraum: Zeitraum) => {
      const open = seats.filter((raum) => !collides(zeitraum, held.get(raum.id) ?? []))
      const [first] = open
      if (!first) return null
      // The rules other than "taken" are the same for every seat of the plan: one decision speaks for all.
      const command = {
        leseraum: { ...first, zweitePersonNoetig: false },
        zeitraum,
        bucherId: call.person.id as BenutzerId,
        zweiteId: null,
        gruppengroesse: 1,
      }
      return decideBooking(command, { ...facts, eigene: [] }).ok ? { open: open.length, first } : null
    }
    const now = freeAt(asked.value)
    body.push({
      grundrissId: plan.id,
      grundriss: plan.bezeichnung,
      gesamt: seats.length,
      frei: now?.open ?? 0,
      leseraumId: now?.first.id ?? null,
      wieder: now ? null : later(asked.value, freeAt),
    })
  }
  return { status: 200, body } as const
}

function later(wish: Zeitraum, freeAt: (zeitraum: Zeitraum) => { first: { id: string } } | null) {
  let { von, bis } = wish
  for (let i = 0; i < LATER_STARTS; i++) {
    von = von.add(LATER_STEP)
    bis = bis.add(LATER_STEP)
    const found = freeAt({ von, bis })
    if (found) return { von: von.toString(), bis: bis.toString(), leseraumId: found.first.id as string }
  }
  return null
}
