/** npm and the terminal each send a signal for one Ctrl-C. */
const SAME_KEYSTROKE_MS = 1_000

/**
 * Calls back once when this process should end: on a signal, or when its parent is gone. The channel to `npm
 * start` also closes when that was killed and cannot pass a signal on. A second signal, later, ends the
 * process at once.
 */
export function onStop(stop: (reason: string) => void): void {
  let asked: number | undefined
  const ask = (reason: string) => {
    asked = performance.now()
    stop(reason)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (asked === undefined) ask(signal)
      else if (performance.now() - asked > SAME_KEYSTROKE_MS) process.exit(1)
    })
  }
  if (!process.channel) return
  process.on('disconnect', () => {
    if (asked === undefined) ask('the program that started this one has ended')
  })
}
