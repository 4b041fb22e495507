import { build } from '../../platform/database/sql.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import { removeBytes } from '../datei/removeBytes.ts'
import { readFilesOf } from './queries.ts'

/** Everything that was brought for a plan goes with it: records now, bytes once that is committed. */
export async function deleteBilder(call: Call, grundrissId: string): Promise<void> {
  const { tx } = call
  const files = await readFilesOf(tx, grundrissId)
  if (files.length === 0) return
  const ids = files.map(({ id }) => id)
  await tx.run(
    build.deleteFrom('datei').where('datei.mandant_id', '=', tx.scope.mandantId).where('id', 'in', ids),
  )
  removeBytes(
    call,
    files.map(({ schluessel }) => schluessel),
  )
}
