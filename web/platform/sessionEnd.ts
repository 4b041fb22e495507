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

let held = 0

/** Something is shown this once, and would be lost with the page. @returns lets the page go */
export function holdPage(): () => void {
  held += 1
  return () => {
    held -= 1
  }
}

export function isHeld(): boolean {
  return held > 0
}
