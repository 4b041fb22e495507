let ended = false

/** Records that the session ended by itself, so that the sign-in can say so. */
export function noteSessionEnd(): void {
  ended = true
}

/** Somebody is signed in again. */
export function forgetSessionEnd(): void {
  ended = false
}

export function hasSessionEnded(): boolean {
  return ended
}

let held = 0

/**
 * Keeps the page open because it shows one-time data that would be lost with it. @returns releases the page
 */
export function holdPage(): () => void {
  held += 1
  return () => {
    held -= 1
  }
}

export function isHeld(): boolean {
  return held > 0
}
