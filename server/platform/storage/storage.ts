/** An object in the store: key, size, and time of its creation by the store's clock. */
export interface StoredObject {
  readonly key: string
  readonly bytes: number
  readonly changed: Temporal.Instant
}

/** An object store with generated keys. The database knows what they mean; access is not checked here. */
export interface Storage {
  /** Stores an object atomically and durably. Returns the number of bytes. */
  put(key: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<number>
  /** Null when the object does not exist. The caller must read or cancel the stream. */
  get(key: string): Promise<ReadableStream<Uint8Array> | null>
  /** Ignores missing keys. */
  remove(keys: readonly string[]): Promise<void>
  /**
   * Lists all keys with a prefix, a folder ending in a slash; null lists everything, including objects of
   * others in a shared store.
   */
  list(prefix: string | null): AsyncIterable<StoredObject>
  /** @throws Error with a sentence for operators when the store is not usable */
  check(): Promise<void>
  close(): void
}

const KEY = /^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)+(?:\.[a-z0-9]{1,8})?$/
const LONGEST_KEY = 200

export const isKey = (text: string): boolean => text.length <= LONGEST_KEY && KEY.test(text)

/** Keys are generated: an invalid one is a bug. */
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
