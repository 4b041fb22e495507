import type { Zeitraum } from '@platzwart/domain/time/zeitraum'
import { ready, type Tx } from '../../../platform/database/tx.ts'
import type { Configured, Part } from '../../../platform/konfiguration/konfiguration.ts'

/** What holds a car: times in seconds since 1970. */
export interface BelegungRow {
  readonly id: string
  readonly fahrzeug_id: string
  readonly von: number
  readonly bis: number
  /** With the gap behind it, or what an early check-out left of it. */
  readonly sperre: number
  readonly status: string
  readonly typ: string
  readonly benutzer_id: string
  readonly fahrer_id: string | null
  /** Of a cancelled trip, until when it can be taken back. */
  readonly gehalten: number | null
  /** Of a trip that has not begun, when its car was ready for it, if that was after its start. */
  readonly bereit?: number
}

// date_part, because extract computes in numeric; four weeks of 500 cars are thousands of rows. A block may end when seconds no longer fit into
// an integer.
const COLUMNS = `
  id, fahrzeug_id, date_part('epoch', lower(zeitraum)) as von, date_part('epoch', upper(zeitraum)) as bis,
  date_part('epoch', upper(sperrzeitraum)) as sperre, status, typ, benutzer_id, fahrer_id, date_part('epoch', gehalten_bis) as gehalten`

// Few: each is gone with its check-in or its end.
const BEREIT = `
  select id, date_part('epoch', bereit_ab) as bereit from fahrzeug_buchung
  where mandant_id = $1 and bereit_ab is not null and status in ('vorgemerkt', 'reserviert')`

const BELEGUNGEN = `select ${COLUMNS} from auth.fahrzeug_belegungen($1::uuid[], $2::tstzrange)`

/** Everything that holds these cars in a period, and cancelled trips that may no longer do so. */
export async function readBelegungen(
  tx: Tx,
  fahrzeugIds: readonly string[],
  zeitraum: Zeitraum,
): Promise<BelegungRow[]> {
  const [rows, known] = await Promise.all([
    tx.all(ready<BelegungRow>(BELEGUNGEN, fahrzeugIds, zeitraum)),
    tx.all(ready<{ id: string; bereit: number }>(BEREIT, tx.scope.mandantId)),
  ])
  if (known.length === 0) return rows
  const bereit = new Map(known.map((one) => [one.id, one.bereit]))
  return rows.map((row) => {
    const at = bereit.get(row.id)
    return at === undefined ? row : { ...row, bereit: at }
  })
}

const UNDERWAY = `
  select ${COLUMNS} from fahrzeug_buchung where mandant_id = $1 and status = 'aktiv' and upper(zeitraum) <= $2`

/** Cars that are out and were to be back by then. */
export async function readLate(tx: Tx, until: Temporal.Instant): Promise<BelegungRow[]> {
  return tx.all(ready<BelegungRow>(UNDERWAY, tx.scope.mandantId, until))
}

const NAMES = `
  select id, trim(vorname || ' ' || nachname) as name from benutzer where mandant_id = $1 and id = any($2::uuid[])`

/** Of the people who were asked for so far. */
const KNOWN: Part<'all', Map<string, string>> = { load: async () => new Map() }

/** What people are called, by id. */
export async function namesOf(
  { tx, konfiguration }: Configured,
  ids: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> {
  const known = await konfiguration.part(tx, KNOWN, 'all')
  const missing = [...ids].filter((id) => !known.has(id))
  if (missing.length === 0) return known
  const people = await tx.all(ready<{ id: string; name: string }>(NAMES, tx.scope.mandantId, missing))
  for (const { id, name } of people) known.set(id, name)
  return known
}
