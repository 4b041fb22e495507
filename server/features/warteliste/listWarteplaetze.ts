import type { WarteplatzView } from '@platzwart/contract/leseraum/warteliste'
import type { Call } from '../../platform/http/endpoint.ts'
import { presentPlatz } from './present.ts'
import { readOwnPlaetze } from './queries.ts'

/** Hours for which somebody is shown what became of their waiting. */
const SHOWN_HOURS = 48

/** One's own places in queues, each with where one stands and why. */
export async function listWarteplaetze(call: Call) {
  const rows = await readOwnPlaetze(call.tx, call.person.id, call.now.subtract({ hours: SHOWN_HOURS }))
  const body: WarteplatzView[] = []
  for (const row of rows) {
    const shown = await presentPlatz(call, row)
    if (shown) body.push(shown)
  }
  return { status: 200, body } as const
}
