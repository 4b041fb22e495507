import type { PlanTag } from '@platzwart/contract/leseraum'
import { BELEGUNG_STATUS } from '@platzwart/domain/buchung/status'
import { planStates } from '@platzwart/domain/leseraum/planStates'
import { openPeriod } from '@platzwart/domain/oeffnungszeit/openWindow'
import { dayPeriod } from '@platzwart/domain/time/zone'
import { type Ready, ready } from '../../platform/database/tx.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import type { Place } from '../../platform/sitzung/place.ts'
import type { Plan } from './plan.ts'
import { planOf } from './plan.ts'

/** A booking of the day as the database sends it: ids, then seconds since the epoch, an index of status, whose it is. */
interface BelegungRow {
  readonly id: string
  readonly leseraum_id: string
  readonly von: number
  readonly bis: number
  readonly status: number
  readonly eigene: number
}

const STATUS_ORDER = ['vorgemerkt', 'reserviert', 'aktiv', 'durchgeführt', 'verschlossen'] satisfies Partial<
  typeof BELEGUNG_STATUS
>[number][]
const HELD = BELEGUNG_STATUS.indexOf('gehalten')

// date_part, because extract computes in numeric: a fifth of the statement's time for 300 rows.
const DAY = `
  select id, leseraum_id, date_part('epoch', lower(zeitraum))::int as von, date_part('epoch', upper(zeitraum))::int as bis,
    coalesce(array_position('{${STATUS_ORDER.join(',')}}'::text[], status) - 1, ${HELD}) as status,
    case $2::uuid when benutzer1_id then 1 when benutzer2_id then 2 else 0 end
      as eigene
  from leseraum_buchung
  where mandant_id = $1 and grundriss_id = $3 and tag = $4::date
    and (status <> 'storniert' or gehalten_bis > now())
  order by leseraum_id, lower(zeitraum)`

/** Travels with the opening of the session: it needs nothing that only the session knows. */
function statement(grundrissId: string, tag: string) {
  return ({ mandantId, benutzerId }: Place): Ready<BelegungRow> =>
    ready(DAY, mandantId, benutzerId, grundrissId, tag)
}

function grundOf(plan: Plan, tag: Temporal.PlainDate): string {
  const hit = plan.gruende.find(
    (zeit) =>
      Temporal.PlainDate.compare(zeit.von, tag) <= 0 && Temporal.PlainDate.compare(tag, zeit.bis) <= 0,
  )
  return hit?.grund ?? ''
}

/** The plan's day. Built as JSON text in one pass: it is the most read thing of all. */
async function read(call: Call, id: string, day: string) {
  const { tx, konfiguration, now } = call
  const plan = await planOf({ tx, konfiguration }, id)
  if (!plan) return refuse({ status: 404, code: 'nichtGefunden' })
  const tag = Temporal.PlainDate.from(day)
  const midnight = Math.floor(dayPeriod(tag, plan.kalender.zone).von.epochMilliseconds / 60_000)
  const open = openPeriod(tag, plan.kalender)
  const minute = (instant: Temporal.Instant) => Math.floor(instant.epochMilliseconds / 60_000) - midnight

  const rows = call.ahead as readonly BelegungRow[]
  const belegungen = rows.map((row) => ({
    seat: plan.indexOf.get(row.leseraum_id) ?? -1,
    von: row.von / 60 - midnight,
    bis: row.bis / 60 - midnight,
    status: row.status,
    eigene: row.eigene,
  }))
  const zustaende = planStates({
    aktiv: plan.leseraeume.map((raum) => plan.aktiv && raum.aktiv),
    belegungen,
    offen: open ? { von: minute(open.von), bis: minute(open.bis) } : null,
    jetzt: minute(now),
  })
  const tuples = rows.map((row, i) => {
    const at = belegungen[i] as (typeof belegungen)[number]
    return `["${row.id}","${row.leseraum_id}",${at.von},${at.bis},${row.status},${row.eigene}]`
  })
  const head = {
    grundrissId: plan.id,
    tag: day,
    mitternacht: Temporal.Instant.fromEpochMilliseconds(midnight * 60_000).toString(),
    offen: open ? { von: open.von.toString(), bis: open.bis.toString() } : null,
    grund: grundOf(plan, tag),
  }
  const json = `${JSON.stringify(head).slice(0, -1)},"zustaende":[${zustaende.join(',')}],"belegungen":[${tuples.join(',')}]}`
  return { status: 200, body: undefined as unknown as PlanTag, json } as const
}

export const readPlanTag = Object.assign(read, { statement })
