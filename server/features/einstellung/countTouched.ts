import type { touchedQuerySchema } from '@platzwart/contract/einstellung'
import type { EinstellungName } from '@platzwart/domain/einstellung/catalogue'
import { type LayerGroup, touchedOf } from '@platzwart/domain/einstellung/touched'
import type { z } from 'zod'
import { collate } from '../../platform/database/byLanguage.ts'
import { ready, type Tx } from '../../platform/database/tx.ts'
import { type Call, isRefusal, refuse } from '../../platform/http/endpoint.ts'
import { checkWert, layerOf } from './checkWert.ts'
import { isThere } from './createWert.ts'
import type { Schicht } from './queries.ts'
import { placeOf } from './schicht.ts'

/** People who are named; the others are counted. */
const NAMED = 5

interface Row extends LayerGroup {
  readonly namen: readonly string[]
}

// Few groups say something of one option, and few people: the others are one line.
const SAME = `
  with gesagt as (select gruppe_id, benutzer_id, wert from einstellung_wert where mandant_id = $1 and option_name = $2),
  mitglied as (
    select bg.benutzer_id, array_agg(bg.gruppe_id::text order by bg.gruppe_id) as gruppen from benutzer_gruppe bg
    where bg.mandant_id = $1 and (bg.gruppe_id in (select gruppe_id from gesagt where gruppe_id is not null) or bg.gruppe_id = $3)
    group by bg.benutzer_id)
  select coalesce(m.gruppen, '{}') as gruppen, w.wert as eigen, count(*)::int as anzahl,
    (array_agg(b.vorname || ' ' || b.nachname order by ${collate('b.nachname')}, ${collate('b.vorname')}, b.id))[1:${NAMED}] as namen
  from benutzer b
  left join mitglied m on m.benutzer_id = b.id
  left join gesagt w on w.benutzer_id = b.id
  where b.mandant_id = $1 and b.status = 'aktiv' and ($4::uuid is null or b.id = $4)
  group by m.gruppen, w.wert`

const GESAGT = `
  select gruppe_id, wert from einstellung_wert where mandant_id = $1 and option_name = $2 and benutzer_id is null`

const PEOPLE = `select count(*)::int as anzahl from benutzer where mandant_id = $1 and status = 'aktiv'`

async function readAlike(tx: Tx, name: EinstellungName, { gruppeId, benutzerId }: Schicht) {
  const { mandantId } = tx.scope
  const [gleiche, gesagt, people] = await Promise.all([
    tx.all(ready<Row>(SAME, mandantId, name, gruppeId, benutzerId)),
    tx.all(ready<{ gruppe_id: string | null; wert: string }>(GESAGT, mandantId, name)),
    tx.first(ready<{ anzahl: number }>(PEOPLE, mandantId)),
  ])
  const gruppen = gesagt.flatMap(({ gruppe_id, wert }) =>
    gruppe_id === null ? [] : [[gruppe_id, wert] as const],
  )
  const mandant = gesagt.find(({ gruppe_id }) => gruppe_id === null)?.wert ?? null
  return { gleiche, gesagt: { mandant, gruppen: new Map(gruppen) }, von: people?.anzahl ?? 0 }
}

type Query = z.output<typeof touchedQuerySchema>

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Z3: whom another value would touch, before it is saved. What could not be saved is refused as saving would. */
export async function countTouched(call: Call, { option, wert, gruppeId, benutzerId }: Query) {
  const schicht = layerOf({ gruppeId, benutzerId })
  const place = placeOf(call, option, { schicht, gruppeId, benutzerId, wert, ausnahme: true })
  if (isRefusal(place)) return place
  if (!(await isThere(call.tx, place.schicht))) return refuse({ status: 404, code: 'nichtGefunden' })
  const wished = wert === undefined ? null : { wert: jsonOf(wert) }
  const checked = await checkWert(call, place.name, place.schicht, wished)
  if (isRefusal(checked)) return checked
  const { gleiche, gesagt, von } = await readAlike(call.tx, place.name, place.schicht)
  const aenderung = {
    schicht: layerOf(place.schicht),
    gruppeId: place.schicht.gruppeId,
    wert: checked.stored,
  }
  const folgen = touchedOf(place.name, gleiche, gesagt, aenderung)
  const beispiele = folgen.flatMap(({ gleiche: { namen }, vorher, nachher }) =>
    namen.map((name) => ({ name, vorher: vorher as string, nachher: nachher as string })),
  )
  const personen = folgen.reduce((sum, one) => sum + one.gleiche.anzahl, 0)
  return { status: 200, body: { personen, von, beispiele: beispiele.slice(0, NAMED) } } as const
}
