import type { freieZeitenQuerySchema, freieZeitenSchema } from '@platzwart/contract/leseraum'
import { lengthIssues } from '@platzwart/domain/buchung/length'
import { regelnOf } from '@platzwart/domain/einstellung/regeln'
import { ownStarts, SEARCHED_DAYS, spacingOf } from '@platzwart/domain/leseraum/freieZeiten'
import { ownDays, shortestStay } from '@platzwart/domain/leseraum/limits'
import type { Leseraum } from '@platzwart/domain/leseraum/types'
import type { Bereich } from '@platzwart/domain/mandant/bereich'
import { closureOn } from '@platzwart/domain/oeffnungszeit/closureOn'
import { dayPeriod } from '@platzwart/domain/time/zone'
import type { z } from 'zod'
import { type Call, refuse } from '../../../platform/http/endpoint.ts'
import { chosenBereich } from '../../grundriss/bereich.ts'
import { activePlanIds, type Plan, planIds, planOf } from '../../grundriss/plan.ts'
import { holdOf } from '../facts.ts'
import { readOwn } from '../queries.ts'
import type { Belegtag } from './belegtag.ts'
import { countKept } from './countKept.ts'
import { type DayRules, dayRules, type Tag, tagOf } from './keepRules.ts'
import { readBelegtage, statementOf } from './readBelegtage.ts'

type Query = z.output<typeof freieZeitenQuerySchema>
type Body = z.input<typeof freieZeitenSchema>

/** How a plan stands on a day: what the rules say of it, and what holds its seats; null where nothing can be taken. */
interface Stand extends Tag, DayRules {
  readonly belegt: Belegtag | null
}

async function plansOf(call: Call, bereich: Bereich): Promise<Plan[]> {
  const plans: Plan[] = []
  for (const id of await activePlanIds(call, bereich)) {
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
    (art === undefined ? raum.art !== 'stellplatz' : raum.art === art) &&
    raum.kapazitaet >= gruppengroesse &&
    (among === null || among.has(raum.id)) &&
    equipment.every((id) => raum.ausstattung.some((teil) => teil.id === id))
}

/** Own bookings that the rules ask for on any of the days. */
async function ownHolds(call: Call, bereich: Bereich, tage: readonly Tag[]) {
  const first = tage[0]?.tag
  const last = tage.at(-1)?.tag
  if (!first || !last) return []
  const { tx, person } = call
  const rows = await readOwn(tx, person.id, await planIds(call, bereich), ...ownDays(first, last))
  return rows.map(holdOf)
}

/** What can be taken on the plans, by plan and day. */
async function standsOf(
  call: Call,
  plans: readonly Plan[],
  tage: readonly Tag[],
  rules: ReturnType<typeof dayRules>,
): Promise<Stand[][]> {
  const stands = plans.map((plan) => tage.map((day) => ({ plan, ...day, ...rules(plan.kalender, day) })))
  const open = stands.flat().filter((day) => day.offered.includes(true))
  const read = new Map((await readBelegtage(call, open)).map((belegt, i) => [open[i], belegt]))
  return stands.map((days) => days.map((day) => ({ ...day, belegt: read.get(day) ?? null })))
}

/**
 * When and where anything is free for so long, over all plans in use and fourteen days (L16): by the same rules as a booking, so that what is
 * offered is taken unless somebody is quicker. A stay that is too short or too long is refused as a booking of it would be.
 */
async function search(call: Call, query: Query) {
  const { person, konfiguration, now } = call
  const bereich = chosenBereich(call, query.bereich)
  const einstellungen = regelnOf(person.einstellungen, bereich)
  const { zone } = konfiguration.mandant
  const raster = spacingOf(einstellungen['leseraum.zeitschritt'].value)
  const ab = Temporal.PlainDate.from(query.ab)
  const wish = { raster, dauer: query.dauer }
  const tage = Array.from({ length: SEARCHED_DAYS }, (_, n) => tagOf(ab.add({ days: n }), wish, zone))
  const { von } = dayPeriod(ab, zone)
  const stay = { von, bis: von.add({ minutes: query.dauer }) }
  const limits = { shortest: shortestStay(einstellungen), longest: einstellungen['leseraum.hoechstdauer'] }
  const issues = lengthIssues(stay, limits).map((issue) => ({ ...issue, field: 'dauer' }))
  const [first] = issues
  if (first) return refuse({ status: 422, code: first.code, issues })
  const plans = await plansOf(call, bereich)
  const [eigene, stands] = await Promise.all([
    ownHolds(call, bereich, tage),
    standsOf(call, plans, tage, dayRules(now, einstellungen, wish)),
  ])
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
        grundrissId: plan.id,
        grundriss: plan.bezeichnung,
        standort: plan.standort,
        gesamt: passing.filter(Boolean).length,
        tage: (stands[p] ?? []).map(({ tag, starts, lage, offered, belegt }, d) => {
          const free = belegt && countKept(belegt, passing, starts, { ...query, raster })
          const counts = starts.map((_, i) => (offered[i] === true ? (free?.[i] ?? 0) : 0))
          return {
            lage: lage.art,
            ab: lage.art === 'spaeter' ? lage.ab.toString() : null,
            ...(lage.art === 'zu' ? whyClosed(plan, tag) : OPEN),
            frei: counts.filter((_, i) => kept[d]?.[i] === true),
          }
        }),
      }
    }),
  }
  return { status: 200, body } as const
}

const OPEN = { grund: '', grundEn: '', bis: null }

/** Why a plan is closed on a day, and until when: of a special time that closes it, as the map says it. */
function whyClosed(plan: Plan, tag: Temporal.PlainDate) {
  return closureOn(plan.view.sonderoeffnungszeiten, tag.toString()) ?? OPEN
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
