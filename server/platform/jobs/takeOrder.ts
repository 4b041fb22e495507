import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { ChildFault } from './ownProcess.ts'

const STDOUT = 1

type Put = (content: AsyncIterable<Uint8Array>) => Promise<void>

/**
 * The other side of `bytesOf`: takes the one order, sends what `work` puts to who gave it, and ends. A fault is told by name and message.
 * When who gave the order is gone, nobody reads any more.
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
