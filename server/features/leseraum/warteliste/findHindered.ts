import { ownIssuesOf } from '@platzwart/domain/leseraum/limits'
import type { Configured } from '../../../platform/konfiguration/konfiguration.ts'
import type { OpenQueue } from '../../warteliste/art.ts'
import type { SeatWaiting } from './art.ts'
import type { PlatzRow } from './queries.ts'
import { readFacts } from './readFacts.ts'

/**
 * Whose own bookings by now keep them from what they are offered: they booked something else meanwhile. Held for them any longer, it would keep a
 * seat from all others that they cannot have.
 *
 * @param offered places of those who are offered something
 * @returns ids of places in the queue
 */
export async function findHindered(
  here: Configured,
  { ort: plan, tag }: OpenQueue<SeatWaiting>,
  offered: readonly PlatzRow[],
  now: Temporal.Instant,
): Promise<ReadonlySet<string>> {
  const people = offered.map(({ benutzer_id }) => benutzer_id)
  const factsOf = await readFacts(here, { plan, tag, people }, { now, withOffers: false })
  const isHindered = ({ benutzer_id, angebot_zeitraum }: PlatzRow) =>
    angebot_zeitraum !== null &&
    ownIssuesOf(angebot_zeitraum, benutzer_id, { ...factsOf(benutzer_id), belegungen: [] }).length > 0
  return new Set(offered.filter(isHindered).map(({ id }) => id))
}
