/** Where "now" comes from. Injected, so that tests can stand at any moment; nobody else reads the system's clock. */
export interface Clock {
  now(): Temporal.Instant
}

export const systemClock: Clock = { now: () => Temporal.Now.instant() }

/** A clock that stands still at `instant` or, with `ticking`, goes on from there. */
export function clockAt(instant: Temporal.Instant, ticking = false): Clock {
  const started = Temporal.Now.instant()
  return {
    now: () => (ticking ? instant.add(Temporal.Now.instant().since(started)) : instant),
  }
}
