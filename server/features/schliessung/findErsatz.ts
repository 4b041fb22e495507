import { createHash } from 'node:crypto'
import type { Effective } from '@platzwart/domain/einstellung/resolve'
import type { BenutzerId } from '@platzwart/domain/id'
import { SOMEBODY } from '@platzwart/domain/leseraum/book'
import { ownDays } from '@platzwart/domain/leseraum/limits'
import type { Hold } from '@platzwart/domain/leseraum/types'
import { Besetzung } from '@platzwart/domain/schliessung/besetzung'
import { type ErsatzPlan, ErsatzSuche } from '@platzwart/domain/schliessung/ersatz'
import { type Ersatz, type Hit, MOST_HIT } from '@platzwart/domain/schliessung/types'
import { minutesFrom } from '@platzwart/domain/time/zeitraum'
import { dayPeriod } from '@platzwart/domain/time/zone'
import { type Call, refuse } from '../../platform/http/endpoint.ts'

import { readEinstellungenOf } from '../einstellung/readEinstellungenOf.ts'
import { activePlanIds, type Plan, planOf } from '../grundriss/plan.ts'
import { buchungOf } from '../leseraum/art.ts'
import { holdOf } from '../leseraum/facts.ts'
import type { BuchungWithNames } from '../leseraum/queries.ts'
import { readBelegtage } from '../leseraum/suche/readBelegtage.ts'
import { readOwnOf } from '../warteliste/queries.ts'
import type { Anlass, Refused } from './anlass.ts'
import { lapsedUntil } from './queries.ts'

/** Floor plans that are looked at, the own one included: each is read for every day of the closure. */
const MOST_PLANS = 6

/** The bookings that something hits, what each would get instead, and a name for all of it. */
export interface Vorschlag {
  readonly rows: readonly BuchungWithNames[]
  readonly ersatz: ReadonlyMap<string, Ersatz | null>
  readonly einstellungen: ReadonlyMap<string, Effective>
  /** Of the plans that are looked at. */
  readonly plans: ReadonlyMap<string, Plan>
  readonly stand: string
}

/** As the rules see a booking: a second person of whom only the address is known is somebody. */
export function hitOf(row: BuchungWithNames): Hit {
  const buchung = buchungOf(row)
  const zweiteId: BenutzerId | null = buchung.zweiteId ?? (row.zweite_adresse === null ? null : SOMEBODY)
  return { buchung: { ...buchung, zweiteId }, tag: row.tag, erstellt: row.erstellt }
}

/** All plans in use, the own one first, then those of its location. */
async function readPlans(call: Call, own: Plan): Promise<Plan[]> {
  const others: Plan[] = []
  for (const id of await activePlanIds(call)) {
    const plan = id === own.id ? null : await planOf(call, id)
    if (plan) others.push(plan)
  }
  const far = ({ standort }: Plan) => Number(standort !== own.standort)
  return [own, ...others.toSorted((a, b) => far(a) - far(b))].slice(0, MOST_PLANS)
}

const keyOf = (planId: string, tag: Temporal.PlainDate) => `${planId} ${tag.toString()}`

/** The plans as they will be, with who has their seats on these days. Nothing of it is written to, nor taken from what this transaction has written. */
async function readErsatzPlans(
  call: Call,
  { plan: own, kalender, zu, gesperrt }: Anlass,
  plans: readonly Plan[],
  tage: readonly Temporal.PlainDate[],
): Promise<ErsatzPlan[]> {
  const days = plans.flatMap((plan) => tage.map((tag) => ({ plan, tag })))
  // What lapsed a moment ago may be kept for those who wait for it: nobody is sent there.
  const asOf = lapsedUntil(call.now)
  const read = await readBelegtage({ ...call, ahead: [], now: asOf }, days)
  const byDay = new Map(
    days.map(({ plan, tag }, i) => {
      const mitternacht = dayPeriod(tag, kalender.zone).von
      const taken = read[i] ?? { seat: [], von: [], bis: [] }
      const besetzung = new Besetzung(taken)
      if (gesperrt && plan.id === own.id) {
        const stay = minutesFrom(mitternacht, gesperrt.zeitraum)
        for (const id of gesperrt.leseraumIds) besetzung.take(plan.indexOf.get(id) ?? -1, stay)
      }
      return [keyOf(plan.id, tag), { besetzung, mitternacht }]
    }),
  )
  const dayOf = (planId: string, tag: Temporal.PlainDate) => {
    const day = byDay.get(keyOf(planId, tag))
    if (!day) throw new Error('every day of every plan was read')
    return day
  }
  return plans.map(({ id, leseraeume, indexOf, kalender: unchanged }) => ({
    ...{ id, leseraeume, indexOf },
    ...{ kalender: id === own.id ? kalender : unchanged, zu: id === own.id ? zu : new Set<string>() },
    am: (tag) => dayOf(id, tag),
  }))
}

/** What people have booked, as far as the rules ask for it on these days. */
export async function readOwnAround(
  { tx, now }: Call,
  hits: readonly Hit[],
): Promise<ReadonlyMap<string, readonly Hold[]>> {
  const [first, ...more] = hits.map(({ tag }) => tag).toSorted(Temporal.PlainDate.compare)
  if (!first) return new Map()
  const people = [...new Set(hits.map(({ buchung }) => buchung.bucherId as string))]
  const own = await readOwnOf(tx, people, ownDays(first, more.at(-1)), now)
  return new Map([...own].map(([id, rows]) => [id, rows.map(holdOf)]))
}

function standOf(rows: readonly BuchungWithNames[], found: ReadonlyMap<string, Ersatz>): string {
  const hash = createHash('sha256')
  for (const { id, version } of rows) {
    const ersatz = found.get(id)
    const to = ersatz ? [ersatz.leseraum.id, ersatz.zeitraum.von, ersatz.zeitraum.bis] : []
    hash.update([id, version, ...to].join(' '))
  }
  return hash.digest('base64url').slice(0, 22)
}

/** All that is hit, with what everybody would get instead: read in a handful of statements, however much it is. */
export async function findErsatz(call: Call, anlass: Anlass): Promise<Vorschlag | Refused> {
  const rows = await anlass.readHits(call)
  if (rows.length > MOST_HIT) {
    const issues = [{ code: 'schliessung.zuViele', data: { limit: MOST_HIT, anzahl: rows.length } } as const]
    return refuse({ status: 422, code: 'schliessung.zuViele', issues })
  }
  const hits = rows.map(hitOf)
  const tage = [...new Map(hits.map(({ tag }) => [tag.toString(), tag])).values()]
  const plans = rows.length === 0 ? [] : await readPlans(call, anlass.plan)
  const people = [...new Set(rows.map((row) => row.benutzer1_id))]
  const [ersatzPlans, einstellungen] = await Promise.all([
    readErsatzPlans(call, anlass, plans, tage),
    readEinstellungenOf(call.tx, people),
  ])
  const suche = new ErsatzSuche({
    ...{ now: call.now, plans: ersatzPlans },
    einstellungenOf: (id) => settingsIn(einstellungen, id),
  })
  const left = suche.atSameTime(hits)
  suche.atOtherTime(left, await readOwnAround(call, left))
  return {
    ...{ rows, einstellungen, stand: standOf(rows, suche.found) },
    plans: new Map(plans.map((plan) => [plan.id, plan])),
    ersatz: new Map(rows.map(({ id }) => [id, suche.found.get(id) ?? null])),
  }
}

export function settingsIn(einstellungen: ReadonlyMap<string, Effective>, id: string): Effective {
  const known = einstellungen.get(id)
  if (!known) throw new Error('the settings of everybody who has booked were read')
  return known
}
