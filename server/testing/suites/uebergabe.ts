import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { type TestApp, testApp } from '../app.ts'
import { createCar } from '../fahrzeug.ts'
import type { TestPerson } from '../mandant.ts'
import { fahrten, flotte, flotteSuite } from './flotte.ts'
import { app, haus, MONDAY } from './haus.ts'

/** From and until when the trips of these suites are booked, on the day after; instants. */
export const VON = '2026-11-24T08:00:00Z'
const BIS = '2026-11-24T10:00:00Z'

/** A second server on the same database. */
export let second: TestApp
/** A car of the test's own, that nobody has. */
export let car: string

/** Like `flotteSuite`, with a car that is free before every test. */
export function uebergabeSuite(): void {
  flotteSuite(MONDAY, { fremd: true })

  beforeAll(async () => {
    second = await testApp(MONDAY, { database: app.database })
    await second.deps.domains.refresh()
  })

  afterAll(() => second.close())

  beforeEach(async () => {
    setClock(MONDAY)
    await fahrten.rows(
      "update fahrzeug_buchung set status = 'storniert', gehalten_bis = null, gehalten_status = null",
    )
    car = await createCar(haus)
  })
}

/** On both servers. */
export function setClock(now: string): void {
  app.clock.set(now)
  second.clock.set(now)
}

export const booked = (person: TestPerson, body: object = {}) =>
  fahrten.booked(person, { fahrzeugId: car, von: VON, bis: BIS, ...body })

/** A trip that has begun at its start. */
export async function underWay(person: TestPerson = flotte.fahrerin, body: object = {}): Promise<string> {
  const id = await booked(person, body)
  setClock(VON)
  const answer = await fahrten.checkIn(person, id)
  expect([answer.status, answer.json.status]).toEqual([200, 'aktiv'])
  return id
}

/** A picture that the driver has sent before. */
export async function uploaded(): Promise<string> {
  const id = uuidv7()
  await fahrten.rows(
    `insert into datei (mandant_id, id, bucket, dateiname, schluessel, inhaltstyp, bytes, sha256, benutzer_id)
       values ($1, $2, 'fahrzeuge', $3, $3, 'image/png', 10, repeat('a', 64), $4)`,
    [haus.id, id, `${id}.png`, flotte.fahrerin.id],
  )
  return id
}
