import type { anzeigegeraetChangeSchema } from '@platzwart/contract/anzeigegeraet'
import type { z } from 'zod'
import { record } from '../../platform/database/record.ts'
import { ready } from '../../platform/database/tx.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { lockAnzeigegeraet, showAnzeigegeraete } from './queries.ts'

const CHANGE = 'update anzeigegeraet set name = $3, version = version + 1 where mandant_id = $1 and id = $2'

/** Calls a screen by another name. */
export async function changeAnzeigegeraet(
  call: Call,
  id: string,
  version: number,
  { name }: z.output<typeof anzeigegeraetChangeSchema>,
) {
  const { tx } = call
  const row = await lockAnzeigegeraet(tx, id)
  if (!row) return refuse({ status: 404, code: 'nichtGefunden' })
  if (row.version !== version) {
    const [current] = await showAnzeigegeraete(call, [row])
    return refuse({ status: 412, code: 'anfrage.versionVeraltet', current, objektId: id })
  }
  await tx.run(ready(CHANGE, tx.scope.mandantId, id, name))
  record(tx, {
    aktion: 'changeAnzeigegeraet',
    objekt: 'anzeigegeraet',
    objektId: id,
    vorher: { name: row.name },
    nachher: { name },
  })
  const [body] = await showAnzeigegeraete(call, [{ ...row, name, version: version + 1 }])
  if (!body) throw new Error('a screen that was changed is shown')
  return { status: 200, body, version: body.version } as const
}
