/** Whether an invited person has yet to accept. */
export type EinladungStand = 'keine' | 'offen' | 'abgelaufen'

/** An expired link opens nothing, but the invitation can still be sent again or withdrawn. */
export function einladungOf(bis: Temporal.Instant | null, now: Temporal.Instant): EinladungStand {
  if (bis === null) return 'keine'
  return Temporal.Instant.compare(bis, now) > 0 ? 'offen' : 'abgelaufen'
}
