import { type Argon2Parameters, argon2Sync } from 'node:crypto'

/** Runs in a worker thread of `deriveKey`. */
export function keyThread(order: Argon2Parameters): Uint8Array {
  return argon2Sync('argon2id', order)
}
