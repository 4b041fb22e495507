import { insertRows, type Row } from '../../platform/database/insertRows.ts'
import { record } from '../../platform/database/record.ts'
import { ready } from '../../platform/database/tx.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import { lockStand, raiseStand } from '../../platform/konfiguration/mandant.ts'
import { readBeispiel } from './readBeispiel.ts'

const PLATES = `
  select kennzeichen from fahrzeug where mandant_id = $1`

/** Fills the house with a small sample, once: who comes second, also at the same moment, finds it there. */
export async function createBeispiel(call: Call) {
  const { tx, deps, konfiguration, person, now } = call
  await lockStand(tx)
  const { body: before } = await readBeispiel(call)
  if (before.da) return { status: 200, body: before } as const
  const { module, zone, sprache } = konfiguration.mandant
  const cars = await tx.all(ready<{ kennzeichen: string }>(PLATES, tx.scope.mandantId))
  const vergeben = new Set(cars.map(({ kennzeichen }) => kennzeichen))
  const tables = deps.beispiel({ module, zone, sprache, benutzerId: person.id, now, vergeben })
  const marks: Row[] = []
  for (const [table, rows] of tables) {
    await insertRows(tx, table, rows)
    // Rows without an id of their own hang on one that has.
    marks.push(...rows.flatMap(({ id }) => (id === undefined ? [] : [{ art: table, id }])))
  }
  await insertRows(tx, 'beispiel', marks)
  const { body } = await readBeispiel(call)
  record(tx, {
    aktion: 'createBeispiel',
    objekt: 'mandant',
    objektId: tx.scope.mandantId,
    nachher: body.geht,
  })
  await raiseStand(tx)
  return { status: 200, body } as const
}
