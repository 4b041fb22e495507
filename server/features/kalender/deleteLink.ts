import { record } from '../../platform/database/record.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import { refuseUnknown } from './createLink.ts'
import { LINKS } from './keepLinks.ts'
import type { Whose } from './queries.ts'

const DELETE = 'delete from kalender_link where mandant_id = $1 and art = $2 and objekt_id = $3 returning id'

/** Ends an address: here with the commit, on other servers within a second. What is not there has ended. */
export async function deleteLink(call: Call, whose: Whose) {
  const unknown = await refuseUnknown(call, whose)
  if (unknown) return unknown
  const { tx, deps } = call
  const [art, objektId] = whose
  const { mandantId } = tx.scope
  const { rows } = await tx.raw<{ id: string }>(DELETE, [mandantId, art, objektId])
  for (const { id } of rows) {
    const gone = { objekt: 'kalender_link', objektId: id, vorher: { art, objektId } }
    record(tx, { aktion: 'deleteKalenderLink', ...gone })
    tx.afterCommit(() => deps.singleton(LINKS).forget(mandantId, id))
  }
  return { status: 204, body: undefined } as const
}
