import { address } from '@platzwart/contract/operation'
import * as raumWire from '@platzwart/contract/operations/leseraum'
import * as wire from '@platzwart/contract/operations/leseraum/warteliste'
import { beforeAll, beforeEach, expect } from 'vitest'
import type { TestPerson } from '../mandant.ts'
import { waitingIn } from '../people/waiting.ts'
import { app, haus, hausSuite, MONDAY } from './haus.ts'

export const { rows, fill, set, held } = waitingIn(() => haus)

export const DAY = '2026-11-24'
export const NINE = `${DAY}T08:00:00Z`
export const ELEVEN = `${DAY}T10:00:00Z`
export const SLOT = { von: NINE, bis: ELEVEN }

const ifMatch = (version: unknown) => (version === undefined ? {} : { 'if-match': `"${version}"` })

export const ask = (
  person: TestPerson,
  method: string,
  path: string,
  body?: object,
  house = haus,
  headers: Record<string, string> = {},
) => app.request(path, { as: person.token, host: house.host, method, headers, ...(body && { body }) })
export const join = (person: TestPerson, body: object = {}) =>
  ask(person, 'POST', wire.joinWarteliste.path, { grundrissId: haus.grundrissId, ...SLOT, ...body })
export const list = async (person: TestPerson) =>
  (await ask(person, 'GET', wire.listWarteplaetze.path)).json as unknown as Record<string, unknown>[]
/** @param version that was read, as If-Match carries it */
export const leave = (person: TestPerson, id: string, version?: unknown) =>
  ask(person, 'DELETE', address(wire.leaveWarteliste, { id }), undefined, haus, ifMatch(version))
export const accept = (person: TestPerson, id: string, body: object = {}, version?: unknown) =>
  ask(person, 'POST', address(wire.acceptAngebot, { id }), body, haus, ifMatch(version))
export const cancel = (id: string) =>
  ask(haus.leitung, 'POST', address(raumWire.cancelLeseraumBuchung, { id }))

export const codes = ({ json }: { json: Record<string, unknown> }) =>
  (json.issues as { code: string }[] | undefined)?.map(({ code }) => code)

/** Seconds since the suite began. */
let seconds = 0

/** Only the clock: nothing comes round. */
export function pass(more: number): Temporal.Instant {
  seconds += more
  const now = Temporal.Instant.from(MONDAY).add({ seconds })
  app.clock.set(now.toString())
  return now
}

/** So many seconds later, and the clock comes round. */
export async function later(more: number): Promise<Temporal.Instant> {
  const now = pass(more)
  await app.jobs.runNow('leseraum.warteliste')
  return now
}

export async function joined(person: TestPerson, body: object = {}): Promise<string> {
  const answer = await join(person, body)
  expect([answer.status, answer.text]).toEqual([201, expect.any(String)])
  return String(answer.json.id)
}

export const statusOf = async (id: string) =>
  (await rows<{ status: string }>('select status from warteplatz where id = $1', id))[0]?.status

/** To be called once at the top of a suite: a house without limits, another one, and before each test nobody waits and nothing is booked. */
export function waitingSuite(): void {
  hausSuite(MONDAY, { fremd: true })

  beforeAll(async () => {
    await set('leseraum.wartelisteEintraege', '50')
    await set('leseraum.maxBuchungenProWoche', '0')
  })

  beforeEach(async () => {
    await rows('delete from warteplatz')
    await rows('delete from leseraum_buchung')
    await rows('delete from benachrichtigung')
    pass(-seconds)
  })
}
