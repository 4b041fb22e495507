/** npm and the terminal both send what was one Ctrl-C. */
const SAME_KEYSTROKE_MS = 1_000

/**
 * Calls back once when this process is asked to end: by a signal, or because the program that started it is gone (the channel to
 * `npm start` closes also when that was killed, and nobody would be left to pass a signal on). A second signal, later, ends it at once.
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
