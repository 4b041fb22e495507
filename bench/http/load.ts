import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { sized } from '../size.ts'
import type { LoadOrder, LoadResult } from './client.ts'
import { ACTIVE_PEOPLE, type VerbName } from './verbs.ts'

const CLIENT = fileURLToPath(new URL('client.ts', import.meta.url))

/** Sends the order's requests from a process of its own. */
export async function load(order: LoadOrder): Promise<LoadResult> {
  const child = fork(CLIENT, [JSON.stringify(order)])
  const ended = once(child, 'exit')
  const [result] = (await Promise.race([
    once(child, 'message'),
    ended.then(([code]) => {
      throw new Error(`the load client ended with ${code}`)
    }),
  ])) as [LoadResult]
  await ended
  return result
}

let firstFree = 100

/** Numbers that no other run uses: what one run booked is not free for the next. */
export function numbersFor(requests: number): number {
  const first = firstFree
  firstFree += requests
  return first
}

/** As many as no run of some seconds can need. Days are made of them, and those that can be booked must last for all runs. */
export const A_RUN = 20_000

/** As many as no run of some minutes can need. */
export const MANY = 200_000

/** Until compiled, cached and known: everybody looks at a plan once, then the verb itself for a while. */
export async function warmUp(url: string, verb: VerbName): Promise<void> {
  await load({ url, verb: 'http.plan-day', connections: 16, amount: ACTIVE_PEOPLE, first: 0 })
  await load({ url, verb, connections: 16, duration: sized(3, 1), first: numbersFor(A_RUN) })
}
