import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below those that systems hand out by themselves: whoever connects somewhere in the meantime cannot be given it. */
const FIRST = 20_000
const END = 32_000

/** A port that nothing listens on, for a program that is told its own. */
export async function freePort(): Promise<number> {
  const port = randomInt(FIRST, END)
  const probe = createServer()
  probe.listen(port)
  // `once` throws what the probe says when somebody else has the port.
  const isFree = await once(probe, 'listening').then(
    () => true,
    () => false,
  )
  if (!isFree) return freePort()
  probe.close()
  await once(probe, 'close')
  return port
}
