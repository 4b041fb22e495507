import { ready, type Tx } from '../../platform/database/tx.ts'

// Found by the trip, as its car is.
const UVV = `
  select faellig_am from fahrzeug_pruefung
  where mandant_id = $1 and art = 'UVV'
    and fahrzeug_id = (select fahrzeug_id from fahrzeug_buchung where mandant_id = $1 and id = $2)`

/** The last day on which the inspection lets a trip's car be driven, read behind the car's lock; null when none is kept by day. */
export async function readUvvBis(tx: Tx, buchungId: string): Promise<Temporal.PlainDate | null> {
  const statement = ready<{ faellig_am: Temporal.PlainDate | null }>(UVV, tx.scope.mandantId, buchungId)
  return (await tx.first(statement))?.faellig_am ?? null
}
