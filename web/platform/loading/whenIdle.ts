const LONGEST_MS = 2_000
/** For browsers without idle callbacks. */
const GUESSED_MS = 300

/** Resolves when the browser is idle, or after two seconds: for work that is not on the critical path. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') {
      requestIdleCallback(() => resolve(), { timeout: LONGEST_MS })
    } else setTimeout(resolve, GUESSED_MS)
  })
}
