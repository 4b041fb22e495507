import type { rolleZweitfaktorSchema } from '@platzwart/contract/berechtigung'
import { sql } from 'kysely'
import type { z } from 'zod'
import { record } from '../../platform/database/record.ts'
import { build } from '../../platform/database/sql.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { raiseStand } from '../../platform/konfiguration/mandant.ts'
import { lockRechte } from './lockRechte.ts'
import { readRollen } from './readRollen.ts'

/** Whether whoever has the role needs a second factor; the same again changes nothing. */
export async function changeZweitfaktor(
  call: Call,
  id: string,
  { noetig }: z.output<typeof rolleZweitfaktorSchema>,
) {
  const { tx } = call
  await lockRechte(call, 'berechtigungs_pflege')
  const [before] = await readRollen(tx, id)
  if (!before) return refuse({ status: 404, code: 'nichtGefunden' })
  if (before.zweitfaktor === noetig) return { status: 200, body: before, version: before.version } as const
  await tx.run(
    build
      .updateTable('rolle')
      .where('rolle.mandant_id', '=', tx.scope.mandantId)
      .where('id', '=', id)
      .set({ zweitfaktor: noetig, version: sql`version + 1` }),
  )
  record(tx, {
    aktion: 'changeZweitfaktor',
    objekt: 'rolle',
    objektId: id,
    vorher: { zweitfaktor: before.zweitfaktor },
    nachher: { zweitfaktor: noetig },
  })
  await raiseStand(tx)
  const body = (await readRollen(tx, id))[0] ?? before
  return { status: 200, body, version: body.version } as const
}
