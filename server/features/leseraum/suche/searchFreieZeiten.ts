import type { freieZeitenQuerySchema, freieZeitenSchema } from '@platzwart/contract/leseraum'
import { lengthIssues } from '@platzwart/domain/buchung/length'
import {
  countFree,
  offeredStarts,
  ownStarts,
  SEARCHED_DAYS,
  type Start,
  spacingOf,
  startsOf,
} from '@platzwart/domain/leseraum/freieZeiten'
import { ownDays, shortestStay } from '@platzwart/domain/leseraum/limits'
import type { Leseraum } from '@platzwart/domain/leseraum/types'
import { tagLage } from '@platzwart/domain/oeffnungszeit/tagLage'
import { dayPeriod } from '@platzwart/domain/time/zone'
import type { z } from 'zod'
import { type Call, refuse } from '../../../platform/http/endpoint.ts'
import { activePlanIds, type Plan, planOf } from '../../grundriss/plan.ts'
import { grundOf } from '../../grundriss/tagesplan.ts'
import { holdOf } from '../facts.ts'
import { readOwn } from '../queries.ts'
import type { Belegtag } from './belegtag.ts'
import { readBelegtage, statementOf } from './readBelegtage.ts'

type Query = z.output<typeof freieZeitenQuerySchema>
type Body = z.input<typeof freieZeitenSchema>

/** A day of the search, the same for all plans. */
interface Tag {
  readonly tag: Temporal.PlainDate
  readonly starts: readonly Start[]
}

/** How a plan stands on a day: which of its starts can be taken, and what holds its seats; null where nothing can. */
interface Stand {
  readonly offered: readonly boolean[]
  readonly belegt: Belegtag | null
}

async function plansOf(call: Call): Promise<Plan[]> {
  const plans: Plan[] = []
  for (const id of await activePlanIds(call)) {
    const plan = await planOf(call, id)
    if (plan) plans.push(plan)
  }
  return plans
}

function passes({ art, gruppengroesse, ausstattung, leseraumIds }: Query): (raum: Leseraum) => boolean {
  const equipment = ausstattung?.split(',') ?? []
  const among = leseraumIds === undefined ? null : new Set(leseraumIds.split(','))
  return (raum) =>
    raum.aktiv &&
    (art === undefined || raum.art === art) &&
    raum.kapazitaet >= gruppengroesse &&
    (among === null || among.has(raum.id)) &&
    equipment.every((id) => raum.ausstattung.some((teil) => teil.id === id))
}

/** Own bookings that the rules ask for on any of the days. */
async function ownHolds({ tx, person }: Call, tage: readonly Tag[]) {
  const [first, last] = [tage[0]?.tag, tage.at(-1)?.tag]
  if (!first || !last) return []
  const rows = await readOwn(tx, person.id, ...ownDays(first, last))
  return rows.map(holdOf)
}

/** What can be taken on the plans, by plan and day. */
async function standsOf(call: Call, plans: readonly Plan[], tage: readonly Tag[]): Promise<Stand[][]> {
  const { now, person } = call
  const stands = plans.map((plan) =>
    tage.map(({ tag, starts }) => ({
      ...{ plan, tag },
      offered: offeredStarts(tag, starts, {
        ...{ now, kalender: plan.kalender, einstellungen: person.einstellungen },
      }),
    })),
  )
  const open = stands.flat().filter(({ offered }) => offered.includes(true))
  const read = new Map((await readBelegtage(call, open)).map((belegt, i) => [open[i], belegt]))
  return stands.map((days) =>
    days.map((day) => ({ offered: day.offered, belegt: read.get(day as (typeof open)[number]) ?? null })),
  )
}

/**
 * When and where anything is free for so long, over all plans in use and fourteen days (L16): by the same rules as a booking, so that what is
 * offered is taken unless somebody is quicker. A stay that is too short or too long is refused as a booking of it would be.
 */
async function search(call: Call, query: Query) {
  const { person, konfiguration, now } = call
  const { einstellungen } = person
  const { zone } = konfiguration.mandant
  const raster = spacingOf(einstellungen['leseraum.zeitschritt'].value)
  const ab = Temporal.PlainDate.from(query.ab)
  const tage: Tag[] = Array.from({ length: SEARCHED_DAYS }, (_, n) => {
    const tag = ab.add({ days: n })
    return { tag, starts: startsOf(tag, raster, query.dauer, zone) }
  })
  const { von } = dayPeriod(ab, zone)
  const stay = { von, bis: von.add({ minutes: query.dauer }) }
  const limits = { shortest: shortestStay(einstellungen), longest: einstellungen['leseraum.hoechstdauer'] }
  const issues = lengthIssues(stay, limits).map((issue) => ({ ...issue, field: 'dauer' }))
  const [first] = issues
  if (first) return refuse({ status: 422, code: first.code, issues })
  const plans = await plansOf(call)
  const [eigene, stands] = await Promise.all([ownHolds(call, tage), standsOf(call, plans, tage)])
  const suits = passes(query)
  const kept = tage.map((_, d) => offeredOn(stands, d))
  const body: Body = {
    raster,
    tage: tage.map(({ tag, starts }, d) => {
      const shown = starts.filter((_, i) => kept[d]?.[i] === true)
      const facts = { now, kalender: { ...EMPTY, zone }, einstellungen, eigene }
      return {
        tag: tag.toString(),
        mitternacht: dayPeriod(tag, zone).von.toString(),
        starts: shown.map(({ minute }) => minute),
        eigene: ownStarts(shown, person.id, facts).map((free) => !free),
      }
    }),
    grundrisse: plans.map((plan, p) => {
      const passing = plan.leseraeume.map(suits)
      return {
        ...{ grundrissId: plan.id, grundriss: plan.bezeichnung, standort: plan.standort },
        gesamt: passing.filter(Boolean).length,
        tage: tage.map(({ tag, starts }, d) => {
          const { offered = [], belegt = null } = stands[p]?.[d] ?? {}
          const lage = tagLage(tag, now, plan.kalender, einstellungen)
          const minutes = starts.map(({ minute }) => minute)
          const free = belegt && countFree(passing, belegt, minutes, query.dauer)
          const counts = starts.map((_, i) => (offered[i] === true ? (free?.[i] ?? 0) : 0))
          return {
            lage: lage.art,
            ab: lage.art === 'spaeter' ? lage.ab.toString() : null,
            grund: lage.art === 'zu' ? grundOf(plan, tag) : '',
            frei: counts.filter((_, i) => kept[d]?.[i] === true),
          }
        }),
      }
    }),
  }
  return { status: 200, body } as const
}

/** The rules about one's own bookings ask a calendar for its zone alone. */
const EMPTY = { oeffnungszeiten: [], sonderoeffnungszeiten: [] }

/** Which starts of a day any of the plans takes. */
function offeredOn(stands: readonly (readonly Stand[])[], day: number): boolean[] {
  const all = stands.map((days) => days[day]?.offered ?? [])
  return (all[0] ?? []).map((_, i) => all.some((offered) => offered[i] === true))
}

export const searchFreieZeiten = Object.assign(search, {
  statement: ({ ab }: Query) => statementOf(ab, SEARCHED_DAYS),
})
