import { record } from '../../platform/database/record.ts'
import { ready } from '../../platform/database/tx.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'

interface Revoked {
  readonly name: string
  readonly benutzer_id: string
}

const REVOKE = `
  delete from zugriffstoken
  where mandant_id = $1 and id = $2 and ($3::uuid is null or benutzer_id = $3) returning name, benutzer_id`

/** @param benutzerId whose token it must be; null: anybody's of the house */
async function revoke({ tx, person }: Call, id: string, benutzerId: string | null) {
  const vorher = await tx.first(ready<Revoked>(REVOKE, tx.scope.mandantId, id, benutzerId))
  if (!vorher) return refuse({ status: 404, code: 'nichtGefunden' })
  const { name, benutzer_id: owner } = vorher
  record(tx, {
    aktion: 'revokeZugriffstoken',
    objekt: 'zugriffstoken',
    objektId: id,
    ...(owner !== person.id && { imAuftragId: owner }),
    vorher: { name },
  })
  return { status: 204, body: undefined } as const
}

/** Revokes one of one's own tokens; those of others look as if they did not exist. */
export function revokeZugriffstoken(call: Call, id: string) {
  return revoke(call, id, call.person.id)
}

/** Revokes anybody's token. */
export function revokeHausZugriffstoken(call: Call, id: string) {
  return revoke(call, id, null)
}
