import type { Proof } from '../../platform/cache/answerCache.ts'
import { marksSql } from '../../platform/database/marks.ts'
import { type Ready, ready } from '../../platform/database/tx.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { tagFromInputs } from '../../platform/http/etag.ts'
import { asText } from '../../platform/http/jsonText.ts'
import type { Place } from '../../platform/sitzung/place.ts'
import { type Plan, planOf } from './plan.ts'
import { type DayRow, HELD, STATUS_ORDER, Tagesplan } from './tagesplan.ts'

interface MarkeRow {
  readonly marke: string
}

const marke = (mandant: string, grundriss: string, tag: string) =>
  marksSql({ mandant, art: 'leseraum_buchung', objekt: grundriss, tage: `tag = ${tag}` })

const MARKE = `select ${marke('$1', '$2::uuid', '$3::date')} as marke`

// date_part, because extract computes in numeric: a fifth of the statement's time for 300 rows.
const DAY = `
  select (select stand from mandant where id = $1) as stand, m.marke, b.id, b.leseraum_id, date_part('epoch', lower(b.zeitraum))::int8 as von,
    date_part('epoch', upper(b.zeitraum))::int8 as bis,
    coalesce(array_position('{${STATUS_ORDER.join(',')}}'::text[], b.status) - 1, ${HELD}) as status,
    b.benutzer1_id, b.benutzer2_id, date_part('epoch', b.gehalten_bis) * 1000 as gehalten
  from (select ${marke('$1', '$2::uuid', '$3::date')} as marke) m
    left join leseraum_buchung b on b.mandant_id = $1 and b.grundriss_id = $2 and b.tag = $3::date
      and (b.status <> 'storniert' or b.gehalten_bis is not null)
  order by b.leseraum_id, lower(b.zeitraum)`

/** Travels with the opening of the session: whether the day is as this server has seen it last. */
function statement(grundrissId: string, tag: string) {
  return ({ mandantId }: Pick<Place, 'mandantId'>): Ready<MarkeRow> =>
    ready(MARKE, mandantId, grundrissId, tag)
}

/** The day as its rows say, with the version and the marks that they stood under. Without any there is one row of these alone. */
async function load({ tx }: Call, plan: Plan, day: string) {
  type Row = Proof & (DayRow | { readonly id: null })
  const rows = await tx.all(ready<Row>(DAY, tx.scope.mandantId, plan.id, day))
  const bookings = rows.filter((row): row is Proof & DayRow => row.id !== null)
  const { stand = 0, marke = '' } = rows[0] ?? {}
  return { read: { stand, marke }, made: new Tagesplan(plan, day, bookings) }
}

/** From what this server keeps, when the gate's round trip has brought the same marks; made anew otherwise. */
async function planDayOf(call: Call, plan: Plan, day: string): Promise<Proof & { readonly made: Tagesplan }> {
  const { tx, deps, konfiguration } = call
  const { stand } = konfiguration
  const key = `planTag ${tx.scope.mandantId} ${plan.id} ${day}`
  const asked = { stand, marke: (call.ahead[0] as MarkeRow).marke }
  const kept = deps.cache.get<Tagesplan>(key, asked)
  if (kept) return { ...asked, made: kept }
  const { read, made } = await load(call, plan, day)
  // Somebody changed the house since the gate: the plan may already be the next version's.
  if (read.stand === stand) deps.cache.put(key, read, made, made.size)
  return { stand, marke: read.marke, made }
}

/** The plan's day: it is the most read thing of all. Its text is made once for all who see the same, and never for who has it already. */
async function read(call: Call, id: string, day: string) {
  const plan = await planOf(call, id)
  if (!plan) return refuse({ status: 404, code: 'nichtGefunden' })
  const { stand, marke, made } = await planDayOf(call, plan, day)
  const { tag, text } = made.seenBy(call.person.id, call.now)
  return { status: 200, etag: tagFromInputs(stand, marke, tag), ...asText(text) } as const
}

export const readPlanTag = Object.assign(read, { statement })
