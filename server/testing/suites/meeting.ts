import { expect } from 'vitest'
import type { TestAnswer } from '../app.ts'
import type { TestMandant, TestPerson } from '../mandant.ts'
import { at } from './twoServers.ts'

/** What somebody asks for; on which of the servers is for the round to say. */
export type Ask = (server: number) => Promise<Pick<TestAnswer, 'status' | 'text'> | undefined>

/** What somebody asks of the house, of whatever stands at its first version. */
export const sendTo =
  (haus: () => TestMandant) =>
  (server: number, who: TestPerson, path: string, body?: object, method = 'POST') =>
    at(server).request(path, {
      as: who.token,
      host: haus().host,
      method,
      headers: { 'if-match': '"1"' },
      ...(body === undefined ? {} : { body }),
    })

/** Of so many rounds in turn the change comes first, in between, and last. */
const STEPS = 4

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

interface Meeting {
  readonly change: Ask
  readonly books: Readonly<Record<string, Ask>>
  readonly rounds: number
  /** Puts there what they meet on. */
  readonly prepare: () => Promise<void>
  /** What nobody may find afterwards. */
  readonly broken: () => Promise<readonly object[]>
}

/** How often something was done, and not. */
export interface Tally {
  changed: number
  booked: number
}

/**
 * Lets everything that books meet a change on two servers, round after round and at staggered moments.
 * @returns how often both were done, so that a test can see that they have met
 */
export async function meetBookings({ change, books, rounds, prepare, broken }: Meeting): Promise<Tally> {
  const tally: Tally = { changed: 0, booked: 0 }
  // As long as a round takes on this machine at this moment: spread over less, the change would meet none but the first or the last of them.
  let lasts = 40
  for (let round = 0; round < rounds; round++) {
    await prepare()
    const began = performance.now()
    const all = Object.values(books)
    const changing = wait(((round % STEPS) / STEPS) * lasts).then(() => change(round))
    const booking = all.map((book, nr) =>
      wait((((nr + round) % all.length) / all.length) * lasts).then(() => book(round + nr + 1)),
    )
    const [changed, ...booked] = await Promise.all([changing, ...booking])
    lasts = (performance.now() - began) / 2
    for (const answer of [changed, ...booked])
      if (answer && answer.status >= 500) expect(answer).toMatchObject({ status: 0 })
    if (changed && changed.status < 300) tally.changed += 1
    tally.booked += booked.filter((answer) => answer && answer.status < 300).length
    expect({ round, broken: await broken() }).toEqual({ round, broken: [] })
  }
  return tally
}
