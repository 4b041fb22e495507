import type { Call } from '../../platform/http/endpoint.ts'
import type { Warteliste, WarteTypes } from './art.ts'
import { readOwnPlaetze } from './queries.ts'

/** Hours for which an ended place is still listed. */
const SHOWN_HOURS = 48

/** Lists the caller's places in queues. */
export async function listWarteplaetze<T extends WarteTypes>(call: Call, liste: Warteliste<T>) {
  const rows = await readOwnPlaetze(call.tx, liste, call.person.id, call.now.subtract({ hours: SHOWN_HOURS }))
  const body: T['view'][] = []
  for (const row of rows) {
    const shown = await liste.present(call, row)
    if (shown) body.push(shown)
  }
  return { status: 200, body } as const
}
