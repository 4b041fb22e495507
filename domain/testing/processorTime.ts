/** CPU time in milliseconds that a piece of work takes; the time that other processes take meanwhile does not count. */
export function processorTime(work: () => void): number {
  const started = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(started)
  return (user + system) / 1000
}
