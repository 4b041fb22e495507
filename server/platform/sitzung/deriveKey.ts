import type { Argon2Parameters } from 'node:crypto'
import { availableParallelism } from 'node:os'
import type { Piscina } from 'piscina'

/** More at once would only take turns on the same cores. */
const THREADS = availableParallelism()
/** Added to their niceness: beside a thread that has an answer to give each gets a sixth of a core, and all of it where nobody waits. */
const NICER = 8
/** What a thread holds in memory is given back when nobody has signed in for so long. */
const IDLE_MS = 60_000

let threads: Promise<Piscina> | undefined

/**
 * A key by Argon2id (RFC 9106), made in threads of their own that make way for all others: a rush of sign-ins waits for itself, and not those who are
 * signed in for it.
 *
 * @param order its memory in KiB, the key's length in bytes
 * @throws where Argon2id knows no such parameters
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
