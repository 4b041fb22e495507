/** Seconds that the code of a display is shown. */
const TURN_SECONDS = 30

/** Turns in which it is accepted, the one that it is shown in included: 90 seconds from when it was first shown. */
const ACCEPTED = 3

/** The turn that runs, counted since the epoch. */
export function turnOf(now: Temporal.Instant): number {
  return Math.floor(now.epochMilliseconds / 1000 / TURN_SECONDS)
}

/** When the next one begins. */
export function nextTurn(now: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds((turnOf(now) + 1) * TURN_SECONDS * 1000)
}

/** Whether a code of this turn is still, or already, taken: none of a turn that is to come is. */
export function isAccepted(turn: number, now: Temporal.Instant): boolean {
  const running = turnOf(now)
  return turn <= running && turn > running - ACCEPTED
}
