import type { anmeldedienstCreateSchema } from '@platzwart/contract/anmeldedienst'
import { issuerOf } from '@platzwart/domain/anmeldedienst/aussteller'
import type { z } from 'zod'
import { record } from '../../platform/database/record.ts'
import { ready } from '../../platform/database/tx.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { keepDienstSecret } from '../sitzung/dienst/queries.ts'
import { presentDienst } from './present.ts'
import { DIENSTE_MAX, proposeId } from './proposeId.ts'
import { lockDienst, readDienste } from './queries.ts'

const INSERT = `
  insert into anmeldedienst (mandant_id, id, name, aussteller, client_id, geheimnis, bereiche, gruppen_angabe)
  values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning id`

/** Takes a service in; the sign-in does not offer it yet. */
export async function createAnmeldedienst(call: Call, wish: z.output<typeof anmeldedienstCreateSchema>) {
  const { tx, deps } = call
  const { mandantId } = tx.scope
  const id = proposeId(mandantId, await readDienste(tx))
  if (id === null) return refuse({ status: 409, code: 'anmeldedienst.voll', data: { anzahl: DIENSTE_MAX } })
  const aussteller = issuerOf(wish.aussteller)
  if (aussteller === null) return wrongIssuer()
  const geheimnis = await keepDienstSecret(deps.secret, id, wish.geheimnis)
  const values = [
    mandantId,
    id,
    wish.name,
    aussteller,
    wish.clientId,
    geheimnis,
    wish.bereiche,
    wish.gruppenAngabe,
  ]
  await tx.run(ready(INSERT, ...values))
  const row = await lockDienst(tx, id)
  if (!row) return taken()
  record(tx, {
    aktion: 'createAnmeldedienst',
    objekt: 'anmeldedienst',
    objektId: id,
    nachher: { name: row.name, aussteller },
  })
  const body = await presentDienst(call, row)
  return { status: 201, body, version: body.version } as const
}

export const wrongIssuer = () =>
  refuse({
    status: 422,
    code: 'anfrage.ungueltig',
    issues: [{ code: 'feld.format', field: 'aussteller', data: {} }],
  })

export const taken = () =>
  refuse({
    status: 409,
    code: 'feld.vergeben',
    issues: [{ code: 'feld.vergeben', field: 'clientId', data: {} }],
  })
