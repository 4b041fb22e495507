/** Seconds for which a display shows a code. */
const TURN_SECONDS = 30

/**
 * Turns in which a code is accepted, including the one in which it is shown: 90 seconds from when it was
 * first shown.
 */
const ACCEPTED = 3

/** The current turn, counted since the epoch. */
export function turnOf(now: Temporal.Instant): number {
  return Math.floor(now.epochMilliseconds / 1000 / TURN_SECONDS)
}

/** When the next turn begins. */
export function nextTurn(now: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds((turnOf(now) + 1) * TURN_SECONDS * 1000)
}

/** Whether a code of this turn is accepted now; codes of future turns are not. */
export function isAccepted(turn: number, now: Temporal.Instant): boolean {
  const running = turnOf(now)
  return turn <= running && turn > running - ACCEPTED
}
