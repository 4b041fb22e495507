import { argon2Sync } from 'node:crypto'

/** Memory in KiB, the length of the key in bytes. */
export interface KeyOrder {
  readonly message: string
  readonly nonce: Uint8Array
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
  readonly tagLength: number
}

/** Runs in a thread of `deriveKey`. */
export function keyThread(order: KeyOrder): Uint8Array {
  return argon2Sync('argon2id', order)
}
