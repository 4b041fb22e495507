import { later } from '@platzwart/domain/time/zeitraum'
import { roundUp } from '@platzwart/domain/time/zeitschritt'

/** Who needs longer than this asks the fleet managers. */
const AHEAD_HOURS = 24

/** The ends that a trip under way can be moved to: on the step, behind its own one and behind now. */
export function laterEnds(
  bis: Temporal.Instant,
  now: Temporal.Instant,
  { zone, step }: { readonly zone: string; readonly step: number },
): Temporal.Instant[] {
  const from = later(bis, now)
  const until = from.add({ hours: AHEAD_HOURS })
  const ends: Temporal.Instant[] = []
  let end = roundUp(from.add({ seconds: 1 }), step, zone)
  while (Temporal.Instant.compare(end, until) <= 0) {
    ends.push(end)
    end = roundUp(end.add({ seconds: 1 }), step, zone)
  }
  return ends
}
