import { later } from '@platzwart/domain/time/zeitraum'
import { roundUp } from '@platzwart/domain/time/zeitschritt'

/** Longer extensions are a matter for the fleet managers. */
const AHEAD_HOURS = 24

/** The possible later ends of a trip under way: on the step, after its own one and in the future. */
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
