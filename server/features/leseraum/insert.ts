import type { Zeitraum } from '@platzwart/domain/time/zeitraum'
import { type Ready, ready, type Tx } from '../../platform/database/tx.ts'
import { takeSlot } from '../buchung/takeSlot.ts'

export interface NewBuchung {
  readonly id: string
  readonly leseraum_id: string
  readonly grundriss_id: string
  readonly tag: Temporal.PlainDate
  readonly zeitraum: Zeitraum
  readonly status: 'vorgemerkt' | 'reserviert' | 'verschlossen'
  readonly benutzer1_id: string
  readonly benutzer2_id: string | null
  readonly zweite_adresse: string | null
  readonly gruppengroesse: number
  readonly informationstext: string
}

// The seat is read with the lock that its foreign key takes anyway: whoever has waited for its deactivation sees that it is closed.
const INSERT = `
  insert into leseraum_buchung (mandant_id, id, leseraum_id, grundriss_id, tag, zeitraum, status,
    benutzer1_id, benutzer2_id, gruppengroesse, informationstext, zweite_adresse)
  select $1::uuid, $2::uuid, $3::uuid, $4::uuid, $5::date, $6::tstzrange, $7::text, $8::uuid, $9::uuid, $10::integer, $11::text, $12::text
  from leseraum l where l.mandant_id = $1::uuid and l.id = $3::uuid and (l.aktiv or $7::text = 'verschlossen') for key share
  on conflict do nothing returning erstellt`

function insertStatement(mandantId: string, row: NewBuchung): Ready<{ erstellt: Temporal.Instant }> {
  return ready(
    INSERT,
    mandantId,
    row.id,
    row.leseraum_id,
    row.grundriss_id,
    row.tag,
    row.zeitraum,
    row.status,
    row.benutzer1_id,
    row.benutzer2_id,
    row.gruppengroesse,
    row.informationstext,
    row.zweite_adresse,
  )
}

/** Takes the slot, or answers null when somebody else has it, or the seat is closed to all but locks. */
export async function insertBuchung(
  tx: Tx,
  row: NewBuchung,
  now: Temporal.Instant,
): Promise<{ erstellt: Temporal.Instant } | null> {
  const slot = { objekt: 'leseraum_buchung', id: row.leseraum_id, zeitraum: row.zeitraum, now } as const
  return takeSlot(tx, slot, insertStatement(tx.scope.mandantId, row))
}
