import type { tokenCreateSchema } from '@platzwart/contract/zugriffstoken'
import { TOKENS_MOST } from '@platzwart/domain/zugriffstoken/umfang'
import type { z } from 'zod'
import { record } from '../../platform/database/record.ts'
import { ready } from '../../platform/database/tx.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { newGeheimnis, pruefwertOf } from '../../platform/sitzung/geheimnis.ts'
import { formatToken } from '../../platform/sitzung/zugriffstoken.ts'
import { presentToken, readOwn, type TokenRow } from './queries.ts'

const LOCK = 'select id from benutzer where mandant_id = $1 and id = $2 for no key update'

const INSERT = `
  insert into zugriffstoken (mandant_id, id, benutzer_id, name, pruefwert, umfang, angelegt, ablauf)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`

/** Creates an API token for oneself. The answer has the token itself, which nobody can read again. */
export async function createZugriffstoken(
  call: Call,
  { name, umfang: given, tage }: z.output<typeof tokenCreateSchema>,
) {
  const { tx, deps, person, now } = call
  if (!person.einstellungen['system.apiToken'].value)
    return refuse({ status: 403, code: 'token.nichtErlaubt' })
  const { mandantId } = tx.scope
  // Two requests at once must not exceed the limit together.
  await tx.run(ready(LOCK, mandantId, person.id))
  const own = await readOwn(tx, person.id)
  if (own.length >= TOKENS_MOST)
    return refuse({ status: 409, code: 'token.zuViele', data: { max: TOKENS_MOST } })
  if (own.some((one) => one.name === name)) {
    const issues = [{ code: 'feld.vergeben', field: 'name', data: {} }] as const
    return refuse({ status: 422, code: 'feld.vergeben', issues })
  }
  const umfang = [...new Set(given)].toSorted()
  const row: TokenRow = {
    id: uuidv7(),
    benutzer_id: person.id,
    name,
    umfang,
    angelegt: now,
    ablauf: now.add({ hours: tage * 24 }),
    benutzt: null,
  }
  const token = { mandantId, benutzerId: person.id, id: row.id, geheimnis: newGeheimnis() }
  await tx.run(
    ready(
      INSERT,
      mandantId,
      row.id,
      person.id,
      name,
      pruefwertOf(token.geheimnis),
      umfang,
      row.angelegt.toString(),
      row.ablauf.toString(),
    ),
  )
  record(tx, {
    aktion: 'createZugriffstoken',
    objekt: 'zugriffstoken',
    objektId: row.id,
    nachher: { name, umfang, ablauf: row.ablauf.toString() },
  })
  const view = presentToken(tx.scope, row, now)
  return {
    status: 201,
    body: { geheim: formatToken(token, deps.secret), token: view },
    kept: { geheim: null, token: view },
  } as const
}
