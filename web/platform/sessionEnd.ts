let ended = false

/** The session ended by itself, and nobody asked for it: the sign-in says so instead of standing there without a word. */
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
