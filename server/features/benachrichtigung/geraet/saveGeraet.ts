import { ECDH } from 'node:crypto'
import type { geraetSaveSchema } from '@platzwart/contract/benachrichtigung'
import { isPushDienst } from '@platzwart/domain/benachrichtigung/pushDienst'
import type { z } from 'zod'
import { record } from '../../../platform/database/record.ts'
import { ready } from '../../../platform/database/tx.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { type Call, refuse } from '../../../platform/http/endpoint.ts'
import { forgetGeraet } from './deleteGeraet.ts'
import { readOwn, showGeraete } from './queries.ts'

/** Of one person in one house. */
const MOST = 10

const UNCOMPRESSED = 4

/** Whether a message can be encrypted for it (RFC 8291): a point of the curve, with both of its coordinates. */
function isPoint(schluessel: string): boolean {
  try {
    const point = ECDH.convertKey(schluessel, 'prime256v1', 'base64url')
    return Buffer.isBuffer(point) && Buffer.from(schluessel, 'base64url')[0] === UNCOMPRESSED
  } catch {
    return false
  }
}

const NO_POINT = { code: 'feld.format', field: 'schluessel', data: {} } as const

const FREMD = { code: 'geraet.dienstFremd', field: 'adresse', data: {} } as const

// One browser is one device, whoever sits before it: who switched it on last is told there, and nobody else.
const SAVE = `
  insert into geraet (mandant_id, id, benutzer_id, adresse, schluessel, geheimnis, bezeichnung, erstellt)
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict (mandant_id, adresse) do update
    set benutzer_id = excluded.benutzer_id, schluessel = excluded.schluessel, geheimnis = excluded.geheimnis,
      bezeichnung = excluded.bezeichnung, erstellt = excluded.erstellt
  returning id`

/** Lets a browser be told what cannot wait. Asked twice it is the same device; of more than ten the oldest goes. */
export async function saveGeraet(
  call: Call,
  { adresse, schluessel, geheimnis, bezeichnung }: z.output<typeof geraetSaveSchema>,
) {
  const { tx, deps, person, now } = call
  if (!isPushDienst(adresse, deps.pushDienste))
    return refuse({ status: 422, code: 'geraet.dienstFremd', issues: [FREMD] })
  if (!isPoint(schluessel)) return refuse({ status: 422, code: 'feld.format', issues: [NO_POINT] })
  const { mandantId } = tx.scope
  const row = [mandantId, uuidv7(), person.id, adresse, schluessel, geheimnis, bezeichnung, now.toString()]
  const saved = await tx.first(ready<{ id: string }>(SAVE, ...row))
  record(tx, {
    aktion: 'saveGeraet',
    objekt: 'geraet',
    objektId: String(saved?.id),
    nachher: { bezeichnung },
  })
  const [, ...tooMany] = (await readOwn(tx, person.id)).slice(MOST - 1)
  for (const { id } of tooMany) await forgetGeraet(tx, id)
  return { status: 201, body: await showGeraete(call) } as const
}
