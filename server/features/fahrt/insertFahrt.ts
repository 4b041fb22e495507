import type { Zeitraum } from '@platzwart/domain/time/zeitraum'
import { type Ready, ready, type Tx } from '../../platform/database/tx.ts'
import { takeSlot } from '../buchung/takeSlot.ts'

export interface NewFahrt {
  readonly id: string
  readonly fahrzeug_id: string
  readonly zeitraum: Zeitraum
  /** With the gap: what the exclusion constraint looks at. */
  readonly sperrzeitraum: Zeitraum
  readonly status: 'vorgemerkt' | 'reserviert' | 'verschlossen'
  readonly typ: string
  readonly benutzer_id: string
  readonly fahrer_id: string | null
  readonly informationstext: string
  readonly fahrtgrund: string
  readonly mitfahrer: string
  readonly personen: number
  readonly zielort: string
  readonly zielperson: string
  readonly umweg: string
  readonly entfernung_km: number | null
  readonly ausland: boolean
  readonly fahrtart: string
  readonly freigabe_gruende: readonly string[]
}

export interface Inserted {
  readonly erstellt: Temporal.Instant
  /** Of the car, as it is now. */
  readonly stellplatz: string
  readonly kilometerstand: number
}

// The car is read with the lock that its foreign key takes anyway: whoever has waited for its deactivation, or for a change of what the
// rules have looked at, sees so.
const INSERT = `
  with f as (
    select stellplatz, kilometerstand from fahrzeug
    where mandant_id = $1::uuid and id = $3::uuid and not deaktiviert and ($22::integer is null or version = $22::integer) for key share
  ), b as (
    insert into fahrzeug_buchung (mandant_id, id, fahrzeug_id, zeitraum, sperrzeitraum, status, typ, benutzer_id, fahrer_id,
      informationstext, fahrtgrund, mitfahrer, personen, zielort, zielperson, umweg, entfernung_km, ausland, fahrtart,
      freigabe_gruende, erstellt)
    select $1::uuid, $2::uuid, $3::uuid, $4::tstzrange, $5::tstzrange, $6::text, $7::text, $8::uuid, $9::uuid, $10::text, $11::text,
      $12::text, $13::integer, $14::text, $15::text, $16::text, $17::integer, $18::boolean, $19::text, $20::text[], $21::timestamptz
    from f
    on conflict do nothing returning erstellt
  )
  select b.erstellt, f.stellplatz, f.kilometerstand from b, f`

function insertStatement(
  mandantId: string,
  row: NewFahrt,
  now: Temporal.Instant,
  carVersion: number | null,
): Ready<Inserted> {
  return ready(
    INSERT,
    mandantId,
    row.id,
    row.fahrzeug_id,
    row.zeitraum,
    row.sperrzeitraum,
    row.status,
    row.typ,
    row.benutzer_id,
    row.fahrer_id,
    row.informationstext,
    row.fahrtgrund,
    row.mitfahrer,
    row.personen,
    row.zielort,
    row.zielperson,
    row.umweg,
    row.entfernung_km,
    row.ausland,
    row.fahrtart,
    row.freigabe_gruende,
    now,
    carVersion,
  )
}

/**
 * Takes the slot, made now by the server's clock, which also says when it is reminded of; or answers null when somebody else has it, or the
 * car is gone or no longer what it was.
 * @param carVersion of the car that was decided about; null when nothing was decided that a change of it could touch
 */
export async function insertFahrt(
  tx: Tx,
  row: NewFahrt,
  now: Temporal.Instant,
  carVersion: number | null,
): Promise<Inserted | null> {
  const slot = { objekt: 'fahrzeug_buchung', id: row.fahrzeug_id, zeitraum: row.sperrzeitraum, now } as const
  return takeSlot(tx, slot, insertStatement(tx.scope.mandantId, row, now, carVersion))
}
