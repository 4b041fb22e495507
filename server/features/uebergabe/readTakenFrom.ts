import { ready, type Tx } from '../../platform/database/tx.ts'

const TAKEN = `
  select min(lower(o.sperrzeitraum)) as frei_bis from fahrzeug_buchung b
    join fahrzeug_buchung o on o.mandant_id = b.mandant_id and o.fahrzeug_id = b.fahrzeug_id and o.id <> b.id
      and (o.status <> 'storniert' or o.gehalten_bis is not null) and o.sperrzeitraum && b.sperrzeitraum
  where b.mandant_id = $1 and b.id = $2 and b.status = 'storniert'`

/** From when on others have the time of a cancelled trip; null while nobody has. */
export async function readTakenFrom(tx: Tx, buchungId: string): Promise<Temporal.Instant | null> {
  const row = await tx.first(
    ready<{ frei_bis: Temporal.Instant | null }>(TAKEN, tx.scope.mandantId, buchungId),
  )
  return row?.frei_bis ?? null
}
