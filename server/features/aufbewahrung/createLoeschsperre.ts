import type { loeschsperreSaveSchema } from '@platzwart/contract/aufbewahrung'
import type { z } from 'zod'
import { record } from '../../platform/database/record.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { findWho, readSperren } from './queries.ts'

const INSERT = `insert into loeschsperre (mandant_id, id, benutzer_id, fahrzeug_id, grund, erstellt_von)
  values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning id`

/** Holds a person, or all vehicles that have had a plate: from the commit on no job deletes anything of them because of its age. */
export async function createLoeschsperre(
  { tx, person }: Call,
  { kennung, grund }: z.output<typeof loeschsperreSaveSchema>,
) {
  const who = await findWho(tx, kennung)
  if (who.length === 0) {
    const code = 'aufbewahrung.unbekannt'
    return refuse({ status: 404, code, issues: [{ code, data: {}, field: 'kennung' }] })
  }
  const ids: string[] = []
  for (const { benutzerId, fahrzeugId } of who) {
    const id = uuidv7()
    const { rows } = await tx.raw(INSERT, [tx.scope.mandantId, id, benutzerId, fahrzeugId, grund, person.id])
    if (rows.length === 0) continue
    ids.push(id)
    record(tx, {
      aktion: 'createLoeschsperre',
      objekt: 'loeschsperre',
      objektId: id,
      nachher: { benutzerId, fahrzeugId, grund },
    })
  }
  if (ids.length === 0) {
    const code = 'aufbewahrung.schonGesperrt'
    return refuse({ status: 409, code, issues: [{ code, data: {}, field: 'kennung' }] })
  }
  const body = (await readSperren(tx, ids)).find(({ id }) => id === ids[0])
  if (body === undefined) throw new Error('a hold that was just made is not there')
  return { status: 201, body: { ...body, anzahl: ids.length } } as const
}
