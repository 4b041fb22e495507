import { sql } from 'kysely'
import { record } from '../../platform/database/record.ts'
import { build } from '../../platform/database/sql.ts'
import type { Tx } from '../../platform/database/tx.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import { moveToSlot } from '../buchung/takeSlot.ts'
import { type FahrtRow, type FahrtWithNames, readFahrtWithNames } from './queries.ts'
import { forgetFreigabe, requestFreigabe } from './requestFreigabe.ts'
import { snapshot } from './snapshot.ts'

/** Everything that a change of a trip may touch. */
function update(tx: Tx, after: FahrtRow): Promise<number> {
  const { fahrzeug_id, zeitraum, sperrzeitraum, status, fahrer_id, fahrtgrund, mitfahrer, personen } = after
  const { zielort, zielperson, umweg, entfernung_km, ausland, fahrtart, freigabe_gruende } = after
  return tx.run(
    build
      .updateTable('fahrzeug_buchung')
      .set({ fahrzeug_id, zeitraum, sperrzeitraum, status, fahrer_id, fahrtgrund, mitfahrer, personen })
      .set({ zielort, zielperson, umweg, entfernung_km, ausland, fahrtart, freigabe_gruende })
      .set({ version: sql`version + 1` })
      .where('id', '=', after.id),
  )
}

/** False when somebody else has the new slot, or the car was changed meanwhile, or taken out of the fleet. */
async function moved(
  { tx, now }: Call<unknown>,
  after: FahrtRow,
  carVersion: number | null,
): Promise<boolean> {
  const { fahrzeug_id: id, sperrzeitraum: zeitraum } = after
  const car = build
    .selectFrom('fahrzeug')
    .select('id')
    .where('id', '=', id)
    .where('deaktiviert', '=', false)
    .$if(carVersion !== null, (select) => select.where('version', '=', carVersion as number))
  if ((await tx.first(car.forKeyShare())) === undefined) return false
  return moveToSlot(tx, { objekt: 'fahrzeug_buchung', id, zeitraum, now }, () => update(tx, after))
}

/**
 * Writes a change of a trip and records it; null when somebody else was faster. Answers the trip as it is then.
 *
 * @param carVersion of the car that the rules have looked at: approvers are asked anew when the trip waits for them. Null when nothing was
 * changed that the rules ask about.
 */
export async function moveFahrt(
  call: Call<unknown>,
  aktion: string,
  row: FahrtRow,
  after: FahrtRow,
  carVersion: number | null,
): Promise<FahrtWithNames | null> {
  const { tx, konfiguration, person } = call
  if (!(await moved(call, after, carVersion))) return null
  if (carVersion !== null) {
    await (after.status === 'vorgemerkt'
      ? requestFreigabe(tx, konfiguration, after)
      : forgetFreigabe(tx, after.id))
  }
  record(tx, {
    aktion,
    objekt: 'fahrzeug_buchung',
    objektId: row.id,
    vorher: snapshot(row),
    nachher: snapshot({ ...after, version: row.version + 1 }),
    ...(after.fahrer_id === null || after.fahrer_id === person.id ? {} : { imAuftragId: after.fahrer_id }),
  })
  return (await readFahrtWithNames(tx, row.id)) ?? null
}
