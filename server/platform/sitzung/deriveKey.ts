import type { Argon2Parameters } from 'node:crypto'
import { availableParallelism } from 'node:os'
import type { Piscina } from 'piscina'

/** More threads would only share the same cores. */
const THREADS = availableParallelism()
/** Added niceness: beside a thread that serves requests each gets a sixth of a core, and a whole one when idle. */
const NICER = 8
/** Idle time after which a thread's memory is released. */
const IDLE_MS = 60_000

let threads: Promise<Piscina> | undefined

/**
 * Derives a key with Argon2id (RFC 9106) in low-priority worker threads, so that a rush of sign-ins does not
 * slow down signed-in users.
 *
 * @param order memory in KiB, key length in bytes
 * @throws for parameters that Argon2id does not accept
 */
export async function deriveKey(order: Argon2Parameters): Promise<Uint8Array> {
  threads ??= begin()
  return (await threads).run(order, { name: 'keyThread' })
}

async function begin(): Promise<Piscina> {
  const { Piscina } = await import('piscina')
  return new Piscina({
    filename: new URL('./keyThread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: THREADS,
    idleTimeout: IDLE_MS,
    niceIncrement: NICER,
  })
}
