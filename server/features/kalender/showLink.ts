import type { Call } from '../../platform/http/endpoint.ts'
import { refuseUnknown } from './createLink.ts'
import { findLink, type Whose } from './queries.ts'

/** Whether a calendar has an address, since when and from whom. The address itself nobody knows any more. */
export async function showLink(call: Call, whose: Whose) {
  const unknown = await refuseUnknown(call, whose)
  if (unknown) return unknown
  const row = await findLink(call.tx, whose)
  const link = row ? { erstellt: row.erstellt.toString(), von: row.von } : null
  return { status: 200, body: { link } } as const
}
