/** The source of the current time. Injected, so that tests can choose it; nothing else reads the system clock. */
export interface Clock {
  now(): Temporal.Instant
}

export const systemClock: Clock = { now: () => Temporal.Now.instant() }

/** A clock that stands at `instant` or, with `ticking`, runs on from there. */
export function clockAt(instant: Temporal.Instant, ticking = false): Clock {
  const started = Temporal.Now.instant()
  return {
    now: () => (ticking ? instant.add(Temporal.Now.instant().since(started)) : instant),
  }
}
