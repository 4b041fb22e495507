import { createHash } from 'node:crypto'
import { regelnOf } from '@platzwart/domain/einstellung/regeln'
import type { Effective } from '@platzwart/domain/einstellung/resolve'
import type { BenutzerId } from '@platzwart/domain/id'
import { SOMEBODY } from '@platzwart/domain/leseraum/book'
import { ownDays } from '@platzwart/domain/leseraum/limits'
import { Besetzung } from '@platzwart/domain/leseraum/schliessung/besetzung'
import { type ErsatzPlan, ErsatzSuche, type ErsatzTag } from '@platzwart/domain/leseraum/schliessung/ersatz'
import type { Ersatz, Hit } from '@platzwart/domain/leseraum/schliessung/types'
import type { Hold } from '@platzwart/domain/leseraum/types'
import type { Bereich } from '@platzwart/domain/mandant/bereich'
import { MOST_HIT } from '@platzwart/domain/schliessung/types'
import { minutesFrom } from '@platzwart/domain/time/zeitraum'
import { dayPeriod } from '@platzwart/domain/time/zone'
import { type Call, refuse } from '../../../platform/http/endpoint.ts'

import { readEinstellungenOf } from '../../einstellung/readEinstellungenOf.ts'
import { activePlanIds, type Plan, planIds, planOf } from '../../grundriss/plan.ts'
import type { Refused, Vorschlag } from '../../schliessung/art.ts'
import type { LeseraumTypes } from '../art.ts'
import { buchungOf } from '../art.ts'
import { holdOf } from '../facts.ts'
import { type BuchungWithNames, readOwnOf } from '../queries.ts'
import { readBelegtageOf } from '../suche/readBelegtage.ts'
import type { SeatAnlass } from './anlass.ts'
import { readLapsed } from './queries.ts'

/** Floor plans that are looked at, the own one included: each is read for every day of the closure. */
const MOST_PLANS = 6

/** What each of the bookings would get instead that something hits. */
export interface SeatVorschlag extends Vorschlag<LeseraumTypes, Ersatz> {
  readonly einstellungen: ReadonlyMap<string, Effective>
  /** Of the plans that are looked at. */
  readonly plans: ReadonlyMap<string, Plan>
}

/** As the rules see a booking: a second person of whom only the address is known is somebody. */
export function hitOf(row: BuchungWithNames): Hit {
  const buchung = buchungOf(row)
  const zweiteId: BenutzerId | null = buchung.zweiteId ?? (row.zweite_adresse === null ? null : SOMEBODY)
  return { buchung: { ...buchung, zweiteId }, tag: row.tag, erstellt: row.erstellt }
}

/** All plans in use: those that it closes first, then those of the first one's location. */
async function readPlans(call: Call, { plan: own, weitere = [] }: SeatAnlass): Promise<Plan[]> {
  const closed = [own, ...weitere.map(({ plan }) => plan)]
  const ids = new Set(closed.map(({ id }) => id))
  const others: Plan[] = []
  const bereiche = new Set(closed.map(({ bereich }) => bereich))
  for (const id of await activePlanIds(call, ...bereiche)) {
    const plan = ids.has(id) ? null : await planOf(call, id)
    if (plan) others.push(plan)
  }
  const far = ({ standort }: Plan) => Number(standort !== own.standort)
  const all = [...closed, ...others.toSorted((a, b) => far(a) - far(b))]
  return all.slice(0, Math.max(MOST_PLANS, closed.length))
}

/** The plans as they will be, with who has their seats on these days. Nothing of it is written to, nor taken from what this transaction has written. */
async function readErsatzPlans(
  call: Call,
  { plan: own, kalender, zu, gesperrt, weitere = [] }: SeatAnlass,
  plans: readonly Plan[],
  tage: readonly Temporal.PlainDate[],
): Promise<ErsatzPlan[]> {
  const days = plans.flatMap((plan) => tage.map((tag) => ({ plan, tag })))
  // What lapsed a moment ago may be kept for those who wait for it: nobody is sent there.
  const [read, lapsed] = await Promise.all([
    readBelegtageOf(call, days),
    readLapsed(call.tx, { plans: plans.map(({ id }) => id), tage }, call.now),
  ])
  const byPlan = new Map(plans.map((plan) => [plan.id, { plan, tage: new Map<string, ErsatzTag>() }]))
  for (const [i, { plan, tag }] of days.entries()) {
    const mitternacht = dayPeriod(tag, kalender.zone).von
    const taken = read[i] ?? { seat: [], von: [], bis: [] }
    const besetzung = new Besetzung(taken)
    if (gesperrt && plan.id === own.id) {
      const stay = minutesFrom(mitternacht, gesperrt.zeitraum)
      for (const id of gesperrt.leseraumIds) besetzung.take(plan.indexOf.get(id) ?? -1, stay)
    }
    byPlan.get(plan.id)?.tage.set(tag.toString(), { besetzung, mitternacht })
  }
  for (const { grundriss_id, leseraum_id, tag, zeitraum } of lapsed) {
    const { plan, tage } = byPlan.get(grundriss_id) ?? {}
    const day = tage?.get(tag.toString())
    day?.besetzung.take(plan?.indexOf.get(leseraum_id) ?? -1, minutesFrom(day.mitternacht, zeitraum))
  }
  const dayOf = (planId: string, tag: string) => {
    const day = byPlan.get(planId)?.tage.get(tag)
    if (!day) throw new Error('every day of every plan was read')
    return day
  }
  const changed = new Map([[own.id, kalender], ...weitere.map((one) => [one.plan.id, one.kalender] as const)])
  return plans.map(({ id, leseraeume, indexOf, kalender: unchanged }) => ({
    id,
    leseraeume,
    indexOf,
    kalender: changed.get(id) ?? unchanged,
    zu: id === own.id ? zu : new Set<string>(),
    am: (tag) => dayOf(id, tag),
  }))
}

/** What people have booked, as far as the rules ask for it on these days. */
export async function readOwnAround(
  call: Call,
  bereich: Bereich,
  hits: readonly Hit[],
  peopleOf: (hit: Hit) => readonly string[] = ({ buchung }) => [buchung.bucherId],
): Promise<ReadonlyMap<string, readonly Hold[]>> {
  const [first, ...more] = hits.map(({ tag }) => tag).toSorted(Temporal.PlainDate.compare)
  if (!first) return new Map()
  const { tx, now } = call
  const people = [...new Set(hits.flatMap(peopleOf))]
  const plans = await planIds(call, bereich)
  const own = await readOwnOf(tx, people, plans, ownDays(first, more.at(-1)), now)
  return new Map([...own].map(([id, rows]) => [id, rows.map(holdOf)]))
}

function standOf(rows: readonly BuchungWithNames[], found: ReadonlyMap<string, Ersatz>): string {
  const all = rows.map(({ id, version }) => {
    const ersatz = found.get(id)
    if (ersatz === undefined) return `${id} ${version}`
    const { von, bis } = ersatz.zeitraum
    return `${id} ${version} ${ersatz.leseraum.id} ${von.epochMilliseconds} ${bis.epochMilliseconds}`
  })
  return createHash('sha256').update(all.join(';')).digest('base64url').slice(0, 22)
}

/** All that is hit, with what everybody would get instead: read in a handful of statements, however much it is. */
export async function findErsatz(call: Call, anlass: SeatAnlass): Promise<SeatVorschlag | Refused> {
  const rows = await anlass.readHits(call)
  if (rows.length > MOST_HIT) {
    const issues = [{ code: 'schliessung.zuViele', data: { limit: MOST_HIT, anzahl: rows.length } } as const]
    return refuse({ status: 422, code: 'schliessung.zuViele', issues })
  }
  const tage = [...new Map(rows.map(({ tag }) => [tag.toString(), tag])).values()]
  const plans = rows.length === 0 ? [] : await readPlans(call, anlass)
  const people = [...new Set(rows.map((row) => row.benutzer1_id))]
  const [ersatzPlans, einstellungen] = await Promise.all([
    readErsatzPlans(call, anlass, plans, tage),
    readEinstellungenOf(call.tx, people),
  ])
  const found = new Map<string, Ersatz>()
  // A closure may hit plans of both: each by its own rules, and nobody is sent from one to the other.
  for (const bereich of new Set(rows.map((row) => row.bereich))) {
    const suche = new ErsatzSuche({
      now: call.now,
      plans: ersatzPlans.filter((_, i) => plans[i]?.bereich === bereich),
      einstellungenOf: (id) => regelnOf(settingsIn(einstellungen, id), bereich),
    })
    const left = suche.atSameTime(rows.filter((row) => row.bereich === bereich).map(hitOf))
    suche.atOtherTime(left, await readOwnAround(call, bereich, left))
    for (const [id, one] of suche.found) found.set(id, one)
  }
  return {
    rows,
    einstellungen,
    stand: standOf(rows, found),
    plans: new Map(plans.map((plan) => [plan.id, plan])),
    ersatz: new Map(rows.map(({ id }) => [id, found.get(id) ?? null])),
  }
}

export function settingsIn(einstellungen: ReadonlyMap<string, Effective>, id: string): Effective {
  const known = einstellungen.get(id)
  if (!known) throw new Error('the settings of everybody who has booked were read')
  return known
}
