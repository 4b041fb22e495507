import { record } from '../../platform/database/record.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'

const DELETE = `delete from loeschsperre where mandant_id = $1 and id = $2 returning benutzer_id, fahrzeug_id, grund`

interface Row {
  readonly benutzer_id: string | null
  readonly fahrzeug_id: string | null
  readonly grund: string
}

/** Lifts a hold; what is over its time goes with the next run. */
export async function deleteLoeschsperre({ tx }: Call, id: string) {
  const { rows } = await tx.raw<Row>(DELETE, [tx.scope.mandantId, id])
  const [gone] = rows
  if (!gone) return refuse({ status: 404, code: 'nichtGefunden' })
  record(tx, {
    aktion: 'deleteLoeschsperre',
    objekt: 'loeschsperre',
    objektId: id,
    vorher: { benutzerId: gone.benutzer_id, fahrzeugId: gone.fahrzeug_id, grund: gone.grund },
  })
  return { status: 204, body: undefined } as const
}
