/**
 * Calls back once when this process is asked to end: by a signal, or because the program that started it is gone (the channel to
 * `npm start` closes also when that was killed, and nobody would be left to pass a signal on). A second request ends it at once.
 */
export function onStop(stop: (reason: string) => void): void {
  let asked = false
  const ask = (reason: string) => {
    if (asked) process.exit(1)
    asked = true
    stop(reason)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => ask(signal))
  if (process.channel) process.on('disconnect', () => ask('the starting program ended'))
}
