import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { ChildFault } from './ownProcess.ts'

const STDOUT = 1

type Put = (content: AsyncIterable<Uint8Array>) => Promise<void>

/**
 * The child's side of `bytesOf`: receives the order, sends what `work` puts, and exits. An error is reported
 * by name and message. Exits when the parent is gone.
 */
export async function takeOrder<Order>(work: (order: Order, put: Put) => Promise<void>): Promise<void> {
  process.once('disconnect', () => process.exit(1))
  const [order] = (await once(process, 'message')) as [Order]
  try {
    await work(order, (content) => pipeline(content, createWriteStream('', { fd: STDOUT })))
    process.exit(0)
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error))
    process.send?.({ name, message } satisfies ChildFault, () => process.exit(1))
  }
}
