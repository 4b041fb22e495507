/** The outside world of the live client, replaced in tests. */
export interface LiveTools {
  readonly fetch: (input: string, init: RequestInit) => Promise<Response>
  readonly now: () => Temporal.Instant
  readonly setTimer: (run: () => void, milliseconds: number) => () => void
  readonly online: () => boolean
}

export const browserTools: LiveTools = {
  fetch: (input, init) => fetch(input, init),
  now: () => Temporal.Now.instant(),
  setTimer: (run, milliseconds) => {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
  online: () => navigator.onLine,
}
