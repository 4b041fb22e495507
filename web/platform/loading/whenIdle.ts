const LONGEST_MS = 2_000
/** For browsers that do not say when they are idle. */
const GUESSED_MS = 300

/** Resolves when the browser has nothing to do for what is on the screen, or after two seconds: for what comes beside it. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') {
      requestIdleCallback(() => resolve(), { timeout: LONGEST_MS })
    } else setTimeout(resolve, GUESSED_MS)
  })
}
