/** What lies in the store: its key, its size, and when it came there by the store's own clock. */
export interface StoredObject {
  readonly key: string
  readonly bytes: number
  readonly changed: Temporal.Instant
}

/** Bytes under keys of our own making. What they mean stands in the database; here nobody asks whose they are. */
export interface Storage {
  /** Bytes as a whole, or as they come: all of them are there afterwards, durably, or none. Answers how many. */
  put(key: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<number>
  /** Null when nothing is there. Whoever takes the stream reads or cancels it. */
  get(key: string): Promise<ReadableStream<Uint8Array> | null>
  /** Those that are not there are not missed. */
  remove(keys: readonly string[]): Promise<void>
  /** Everything whose key begins with `prefix`, a folder that ends in a slash; null is all that lies there, of others too where they share the store. */
  list(prefix: string | null): AsyncIterable<StoredObject>
  /** @throws Error in a sentence for people when the store cannot be used. */
  check(): Promise<void>
  close(): void
}

const KEY = /^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)+(?:\.[a-z0-9]{1,8})?$/
const LONGEST_KEY = 200

export const isKey = (text: string): boolean => text.length <= LONGEST_KEY && KEY.test(text)

/** Keys are generated: one that is none of ours is a fault of the program, whoever typed it. */
export function checkedKey(key: string): string {
  if (!isKey(key)) throw new Error('a key of the store is generated, never typed')
  return key
}

const PREFIX = /^(?:[a-z0-9][a-z0-9-]*\/)+$/

export function checkedPrefix(prefix: string): string {
  if (prefix.length > LONGEST_KEY || !PREFIX.test(prefix))
    throw new Error('a prefix of the store is a folder of keys')
  return prefix
}
