import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestAnswer, type TestApp, testApp } from '../../testing/app.ts'
import { createTestFlotte, fahrzeugDriver, type TestFlotte } from '../../testing/fahrzeug.ts'
import { leseraumDriver } from '../../testing/leseraum.ts'
import { createTestMandant, type TestMandant } from '../../testing/mandant.ts'
import { noteTrips, type Sent } from '../../testing/wire/noteTrips.ts'

// A Monday, 09:00 in Berlin (UTC+1).
const NOW = '2026-11-23T08:00:00Z'

let app: TestApp
let haus: TestMandant
let flotte: TestFlotte
const trips: Sent[][] = []

beforeAll(async () => {
  app = await testApp(NOW, { connections: 1 })
  app.deps.appPool.on('connect', (client) => noteTrips(client, trips))
  haus = await createTestMandant(app, 'haus')
  flotte = await createTestFlotte(app, haus)
})

afterAll(() => app.close())

const seats = leseraumDriver(
  () => app,
  () => haus,
)
const cars = fahrzeugDriver(
  () => app,
  () => haus,
  () => flotte,
)
const key = () => ({ 'idempotency-key': crypto.randomUUID() })

/** Round trips and statements of a successful request. */
async function costOf(answer: Promise<TestAnswer>) {
  const { status, json } = await answer
  return { status, id: String(json.id), von: String(json.von), cost: [trips.length, trips.flat().length] }
}

async function seatLife() {
  const booked = await costOf(seats.bookAs(haus.anna, { leseraumId: haus.seats[0], ...seats.slot() }, key()))
  const cancelled = await costOf(seats.post(haus.anna, booked.id, 'cancel'))
  const undone = await costOf(seats.post(haus.anna, booked.id, 'undo-cancel'))
  return { book: booked.cost, cancel: cancelled.cost, undo: undone.cost, status: undone.status }
}

async function tripLife(kilometerstand: number) {
  const booked = await costOf(cars.bookAs(flotte.fahrerin, {}, key()))
  const cancelled = await costOf(cars.post(flotte.fahrerin, booked.id, 'cancel'))
  const undone = await costOf(cars.post(flotte.fahrerin, booked.id, 'undo-cancel'))
  app.clock.set(booked.von)
  const begun = await costOf(cars.checkIn(flotte.fahrerin, booked.id, { kilometerstand }))
  const ended = await costOf(
    cars.checkOut(flotte.fahrerin, booked.id, { kilometerstand: kilometerstand + 50 }),
  )
  app.clock.set(NOW)
  const handovers = { checkIn: begun.cost, checkOut: ended.cost, status: ended.status }
  return { book: booked.cost, cancel: cancelled.cost, undo: undone.cost, ...handovers }
}

it('bounds the round trips and statements of a seat booking with a warm cache', async () => {
  await seatLife()
  expect(await seatLife()).toEqual({ book: [2, 16], cancel: [2, 13], undo: [3, 13], status: 200 })
})

it('bounds the round trips and statements of a trip booking with a warm cache', async () => {
  await tripLife(10_000)
  expect(await tripLife(10_050)).toEqual({
    book: [2, 18],
    cancel: [2, 13],
    undo: [3, 13],
    checkIn: [3, 23],
    checkOut: [2, 24],
    status: 200,
  })
})
