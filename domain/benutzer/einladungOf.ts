/** Whether somebody who was invited has not come yet. */
export type EinladungStand = 'keine' | 'offen' | 'abgelaufen'

/** A link that nobody used in time opens nothing, and is still to be sent again or withdrawn. */
export function einladungOf(bis: Temporal.Instant | null, now: Temporal.Instant): EinladungStand {
  if (bis === null) return 'keine'
  return Temporal.Instant.compare(bis, now) > 0 ? 'offen' : 'abgelaufen'
}
