import { marksSql } from '../../../platform/database/marks.ts'
import { type Ready, ready } from '../../../platform/database/tx.ts'
import type { Call } from '../../../platform/http/endpoint.ts'
import type { Place } from '../../../platform/sitzung/place.ts'
import type { Plan } from '../../grundriss/plan.ts'
import { type Belegtag, belegtagOf } from './belegtag.ts'

/** A day of a plan. */
export interface PlanTag {
  readonly plan: Plan
  readonly tag: Temporal.PlainDate
}

interface MarkeRow {
  readonly grundriss: string
  readonly tage: readonly string[]
  readonly marken: readonly string[]
}

const marke = (objekt: string, tag: string) =>
  marksSql({ mandant: '$1', art: 'leseraum_buchung', objekt, tage: `tag = ${tag}` })

const MARKEN = `
  select g.id as grundriss, array_agg(d.wanted::text order by d.wanted) as tage, array_agg(d.marke order by d.wanted) as marken
  from grundriss g cross join lateral (
    select $2::date + n as wanted, ${marke('g.id', '($2::date + n)')} as marke from generate_series(0, $3::int - 1) n
  ) d
  where g.mandant_id = $1 and g.aktiv
  group by g.id`

const MARKEN_OF = `
  select g.id as grundriss, array_agg(d.wanted::text order by d.wanted) as tage, array_agg(d.marke order by d.wanted) as marken
  from grundriss g cross join lateral (
    select o.wanted, ${marke('g.id', 'o.wanted')} as marke
    from unnest($2::uuid[], $3::date[]) as o(grundriss_id, wanted) where o.grundriss_id = g.id
  ) d
  where g.mandant_id = $1 and g.id = any($2::uuid[])
  group by g.id`

const columnsOf = (days: readonly PlanTag[]) =>
  [days.map(({ plan }) => plan.id), days.map(({ tag }) => tag.toString())] as const

/** The same of some days, where nothing has travelled with the opening. */
export async function readBelegtageOf(call: Call, days: readonly PlanTag[]): Promise<Belegtag[]> {
  if (days.length === 0) return []
  const ahead = await call.tx.all(ready<MarkeRow>(MARKEN_OF, call.tx.scope.mandantId, ...columnsOf(days)))
  return readBelegtage({ ...call, ahead }, days)
}

/** Travels with the opening of the session: of which days of which plans this server may take what it keeps. */
export function statementOf(ab: string, tage: number) {
  return ({ mandantId }: Pick<Place, 'mandantId'>): Ready<MarkeRow> => ready(MARKEN, mandantId, ab, tage)
}

/** One row for each day: its bookings as one text, for a hundred thousand of them are not a hundred thousand rows that way. */
const DAYS = `
  select (select stand from mandant where id = $1) as stand, w.nr, w.marke,
    string_agg(concat_ws(' ', b.leseraum_id, date_part('epoch', lower(b.zeitraum))::int8, date_part('epoch', upper(b.zeitraum))::int8,
      (b.status = 'verschlossen')::int), ';'
      order by b.leseraum_id, lower(b.zeitraum)) filter (where b.id is not null) as belegt,
    coalesce(bool_or(b.status = 'storniert'), false) as gehalten
  from (
    select o.nr::int as nr, o.grundriss_id, o.wanted, ${marke('o.grundriss_id', 'o.wanted')} as marke
    from unnest($2::uuid[], $3::date[]) with ordinality o(grundriss_id, wanted, nr)
  ) w
    left join leseraum_buchung b on b.mandant_id = $1 and b.grundriss_id = w.grundriss_id and b.tag = w.wanted
      and (b.status <> 'storniert' or b.gehalten_bis > $4)
  group by w.nr, w.marke`

interface DayRow {
  readonly stand: number
  /** Of the day among those asked for, from 1. */
  readonly nr: number
  readonly marke: string
  readonly belegt: string | null
  /** A cancelled booking among them holds its seat for some seconds yet. */
  readonly gehalten: boolean
}

const keyOf = ({ tx }: Call, { plan, tag }: PlanTag) =>
  `belegtag ${tx.scope.mandantId} ${plan.id} ${tag.toString()}`

/** The days from the rows, in one statement. What will be otherwise in some seconds without anybody writing it is not kept. */
async function load(call: Call, days: readonly PlanTag[]): Promise<Belegtag[]> {
  const { tx, deps, konfiguration, now } = call
  const rows = await tx.all(ready<DayRow>(DAYS, tx.scope.mandantId, ...columnsOf(days), now))
  const byNr = new Map(rows.map((row) => [row.nr, row]))
  return days.map((day, i) => {
    const row = byNr.get(i + 1)
    const made = belegtagOf(day.plan, day.tag, row?.belegt ?? null)
    if (row && !row.gehalten && row.stand === konfiguration.stand)
      deps.cache.put(keyOf(call, day), { stand: row.stand, marke: row.marke }, made, made.size)
    return made
  })
}

/** What holds the seats on each of the days: from what this server keeps where nobody has written since, and from the rows where somebody has. */
export async function readBelegtage(call: Call, days: readonly PlanTag[]): Promise<Belegtag[]> {
  const { stand } = call.konfiguration
  const marken = new Map(
    (call.ahead as readonly MarkeRow[]).flatMap(({ grundriss, tage, marken }) =>
      tage.map((tag, i) => [`${grundriss} ${tag}`, marken[i] ?? '']),
    ),
  )
  const kept = days.map((day) => {
    const marke = marken.get(`${day.plan.id} ${day.tag.toString()}`)
    const found =
      marke === undefined ? undefined : call.deps.cache.get<Belegtag>(keyOf(call, day), { stand, marke })
    return found?.plan.deref() === day.plan ? found : undefined
  })
  const missing = days.filter((_, i) => kept[i] === undefined)
  const loaded = missing.length > 0 ? await load(call, missing) : []
  let next = 0
  return kept.map((one) => one ?? (loaded[next++] as Belegtag))
}
