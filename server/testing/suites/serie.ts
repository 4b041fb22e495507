import * as raumWire from '@platzwart/contract/operations/leseraum'
import * as wire from '@platzwart/contract/operations/leseraum/serie'
import { beforeAll, beforeEach } from 'vitest'
import type { TestPerson } from '../mandant.ts'
import { waitingIn } from '../people/waiting.ts'
import { app, haus, hausSuite, MONDAY } from './haus.ts'

export const { rows, fill, set } = waitingIn(() => haus)

export interface SeenTermin {
  readonly tag: string
  readonly von: string
  readonly bis: string
  readonly leseraumId: string
  readonly frei: boolean
  readonly gruende: readonly { code: string; detail: string; data: Record<string, unknown> }[]
  readonly vorschlaege: readonly { art: string; leseraumId: string; von: string; bis: string }[]
}

export const ask = (
  person: TestPerson,
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
) => app.request(path, { as: person.token, host: haus.host, method, headers, ...(body && { body }) })

/** On a Tuesday from nine to eleven, five times. */
export function propose(person: TestPerson, query: Record<string, string> = {}) {
  const all = {
    leseraumId: haus.seats[0] ?? '',
    von: '09:00',
    bis: '11:00',
    ab: '2026-11-24',
    wochentage: '2',
    ...(query.bisTag === undefined ? { anzahl: '5' } : {}),
    ...query,
  }
  return ask(person, 'GET', `${wire.proposeSerie.path}?${new URLSearchParams(all)}`)
}

export const termineOf = ({ json }: { json: unknown }) => json as readonly SeenTermin[]

/** What was proposed as it is booked. */
export const wanted = (termine: readonly SeenTermin[]) => ({
  termine: termine.map(({ leseraumId, von, bis }) => ({ leseraumId, von, bis })),
})

export const book = (person: TestPerson, body: object, headers: Record<string, string> = {}) =>
  ask(person, 'POST', wire.bookSerie.path, body, headers)
export const bookOne = (person: TestPerson, body: object) =>
  ask(person, 'POST', raumWire.bookLeseraum.path, body)
export const stornierbar = (person: TestPerson, query = '') =>
  ask(person, 'GET', `${wire.listStornierbare.path}${query}`)
export const cancelAll = (person: TestPerson, ids: readonly unknown[]) =>
  ask(person, 'POST', wire.cancelBuchungen.path, { ids })

export const codesOf = (answer: { json: Record<string, unknown> }) =>
  (answer.json.issues as { code: string }[] | undefined)?.map(({ code }) => code)

/** Five Tuesdays of a person, booked. */
export async function booked(person: TestPerson, query: Record<string, string> = {}) {
  const answer = await book(person, wanted(termineOf(await propose(person, query))))
  if (answer.status !== 201) throw new Error(answer.text)
  const { serieId, gebucht, nicht } = answer.json as unknown as {
    serieId: string
    gebucht: { id: string; von: string; serieId: string; version: number }[]
    nicht: SeenTermin[]
  }
  return { serieId, gebucht, nicht, answer }
}

/** To be called once at the top of a suite: a house in which a year ahead can be booked, as much as one likes. */
export function serieSuite(): void {
  hausSuite(MONDAY, { fremd: true })

  beforeAll(async () => {
    await set('leseraum.tageImVoraus', '365')
  })

  beforeEach(async () => {
    await rows('delete from leseraum_buchung')
    await rows('delete from benachrichtigung')
    await set('leseraum.maxBuchungenProWoche', '0')
    await set('leseraum.mehrerePlaetzeGleichzeitig', 'false')
    app.clock.set(MONDAY)
  })
}

/** To whom and from where a mail of these tests goes. */
export const MAIL = {
  empfaenger: { name: 'Anna Muster', adresse: 'anna@haus.example', sprache: 'de' as const },
  absender: 'platzwart@platzwart.example',
  mandant: { name: 'Haus', zone: 'Europe/Berlin' },
  origin: 'http://haus.localhost:3000',
  now: Temporal.Instant.from('2026-11-23T08:00:12Z'),
}
