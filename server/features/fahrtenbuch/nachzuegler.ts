import type { nachzueglerSetAsideSchema } from '@platzwart/contract/fahrtenbuch'
import type { Fahrtart } from '@platzwart/domain/fahrzeug/types'
import type { z } from 'zod'
import { record } from '../../platform/database/record.ts'
import { build } from '../../platform/database/sql.ts'
import { ready, type Tx } from '../../platform/database/tx.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { KILOMETER } from '../flotte/kilometerstand.ts'
import { lockHead } from './chainEintrag.ts'
import { readFahrzeug } from './queries.ts'

interface Row {
  readonly buchung_id: string
  readonly fahrer_id: string | null
  readonly fahrer: string
  readonly fahrtart: Fahrtart
  readonly abfahrt: Temporal.Instant
  readonly ankunft: Temporal.Instant
  readonly km_start: number | null
  readonly km_ende: number | null
  readonly zielort: string
  readonly zweck: string
  readonly zielperson: string
  readonly umweg: string
  readonly hinweis: string
}

/** The last that was said of one end of the trip `b`, kept or placed. */
const told = (typ: string) => `left join lateral (
    select h.zeit, ${KILOMETER} as kilometerstand from fahrzeug_historie h
    where h.mandant_id = $1 and h.fahrzeug_id = $2 and h.buchung_id = b.id and h.typ = '${typ}' order by h.id desc limit 1)`

const WAITING = `
  select b.id as buchung_id, b.fahrer_id, trim(coalesce(f.vorname, '') || ' ' || coalesce(f.nachname, '')) as fahrer, b.fahrtart,
    coalesce(ein.zeit, b.beginn_ist, lower(b.zeitraum)) as abfahrt,
    greatest(coalesce(aus.zeit, upper(b.zeitraum)), coalesce(ein.zeit, b.beginn_ist, lower(b.zeitraum))) as ankunft,
    ein.kilometerstand as km_start, aus.kilometerstand as km_ende, b.zielort, b.fahrtgrund as zweck, b.zielperson, b.umweg,
    kept.beschreibung as hinweis
  from (
    select h.buchung_id, string_agg(h.beschreibung, ' ' order by h.id) as beschreibung from fahrzeug_historie h
    where h.mandant_id = $1 and h.fahrzeug_id = $2 and h.status = 'einzutragen' group by h.buchung_id) kept
  join fahrzeug_buchung b on b.mandant_id = $1 and b.id = kept.buchung_id
  left join benutzer f on f.mandant_id = $1 and f.id = b.fahrer_id
  ${told('CHECK_IN')} ein on true
  ${told('CHECK_OUT')} aus on true
  where not exists (select 1 from fahrtenbuch_eintrag e
      where e.mandant_id = $1 and e.buchung_id = b.id and e.art in ('fahrt', 'nacherfasst'))
    and not exists (select 1 from fahrzeug_historie g
      where g.mandant_id = $1 and g.fahrzeug_id = $2 and g.buchung_id = b.id and g.status = 'erledigt')
  order by abfahrt, b.id`

async function readWaiting(tx: Tx, fahrzeugId: string) {
  const rows = await tx.all(ready<Row>(WAITING, tx.scope.mandantId, fahrzeugId))
  return rows.map(({ buchung_id, fahrer_id, abfahrt, ankunft, km_start, km_ende, ...same }) => ({
    ...same,
    buchungId: buchung_id,
    fahrerId: fahrer_id,
    abfahrt: abfahrt.toString(),
    ankunft: ankunft.toString(),
    kmStart: km_start,
    kmEnde: km_ende,
  }))
}

/** Whether the records of a trip wait to be entered into this vehicle's logbook; asked behind the vehicle's lock. */
export async function isWaiting(tx: Tx, fahrzeugId: string, buchungId: string): Promise<boolean> {
  return (await readWaiting(tx, fahrzeugId)).some((one) => one.buchungId === buchungId)
}

/** Trips of a vehicle whose records arrived too late to be placed (docs/decisions/handovers.md), the oldest first. */
export async function listNachzuegler({ tx }: Call, fahrzeugId: string) {
  if (!(await readFahrzeug(tx, fahrzeugId))) return refuse({ status: 404, code: 'nichtGefunden' })
  return { status: 200, body: await readWaiting(tx, fahrzeugId) } as const
}

/** The history says what became of the records: they are dealt with, and no longer wait. */
export async function settleNachzuegler(
  { tx, person, now }: Call,
  fahrzeugId: string,
  buchungId: string,
  beschreibung: string,
): Promise<void> {
  await tx.run(
    build.insertInto('fahrzeug_historie').values({
      mandant_id: tx.scope.mandantId,
      id: uuidv7(),
      fahrzeug_id: fahrzeugId,
      zeit: now,
      typ: 'STATUSAENDERUNG',
      status: 'erledigt',
      beschreibung,
      buchung_id: buchungId,
      benutzer_id: person.id,
    }),
  )
}

/** Sets the late records of a trip aside, for a reason: it was driven by nobody, or another entry tells it already. */
export async function setNachzueglerAside(
  call: Call,
  fahrzeugId: string,
  { buchungId, grund }: z.output<typeof nachzueglerSetAsideSchema>,
) {
  const { tx } = call
  const head = await lockHead(tx, fahrzeugId)
  if (!head || !(await isWaiting(tx, fahrzeugId, buchungId)))
    return refuse({ status: 404, code: 'nichtGefunden' })
  await settleNachzuegler(call, fahrzeugId, buchungId, grund)
  record(tx, {
    aktion: 'setNachzueglerAside',
    objekt: 'fahrzeug_buchung',
    objektId: buchungId,
    nachher: { grund },
  })
  return { status: 200, body: await readWaiting(tx, fahrzeugId) } as const
}
