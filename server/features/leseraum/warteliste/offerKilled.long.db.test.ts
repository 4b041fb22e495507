import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../../testing/app.ts'
import { untilWaiting } from '../../../testing/database.ts'
import { createTestMandant, type TestMandant } from '../../../testing/mandant.ts'
import { waitingIn } from '../../../testing/people/waiting.ts'
import { type ServerProcess, startProcess } from '../../../testing/serverProcess.ts'
import { freePort } from '../../../testing/wire/freePort.ts'

const SEATS = 6
/** More than there are seats. */
const WAITING = 10
const DAYS = 5
const STUCK = 2

/** The next Monday to Friday but one: the programs that run here live in our time. */
const monday = () => {
  const today = Temporal.Now.plainDateISO('Europe/Berlin')
  return today.add({ days: 15 - today.dayOfWeek })
}
const dayOf = (nr: number) => monday().add({ days: nr }).toString()

let app: TestApp
let haus: TestMandant
let admin: pg.Client
let folder: string
const started: ServerProcess[] = []
const { rows, held, seatsAlone, numbered, wait, offeredOn } = waitingIn(() => haus)

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'platzwart-test-'))
  app = await testApp(Temporal.Now.instant().toString())
  haus = await createTestMandant(app, 'haus')
  admin = new pg.Client({ connectionString: app.database.adminUrl })
  await admin.connect()
  await seatsAlone(SEATS)
})

afterAll(async () => {
  for (const { child, end } of started)
    if (child.exitCode === null && child.signalCode === null) await end('SIGKILL')
  await admin.end()
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

/** The program itself, which looks for what came free as it does anywhere. */
async function start(): Promise<ServerProcess> {
  const server = startProcess(folder, await freePort(), { DATABASE_URL: app.database.adminUrl })
  started.push(server)
  await server.serving()
  return server
}

/** Of each day ten people wait for any of six seats, which nobody has; the first of them came first. */
async function waitOnAllDays(): Promise<void> {
  const yesterday = Temporal.Now.instant().subtract({ hours: 24 }).toString()
  for (let day = 0; day < DAYS; day++) {
    const people = await numbered(WAITING, `d${day}w`)
    await wait(people, `${dayOf(day)}T09:00:00Z`, `${dayOf(day)}T11:00:00Z`, yesterday)
  }
}

const FIRST = Array.from({ length: SEATS }, (_, n) => n + 1)

it('offers each seat to one person, whose server was killed while it offered, and tells each once', async () => {
  await waitOnAllDays()
  // Somebody else holds what one of the days needs: there the first server stands when it is killed.
  await admin.query('begin')
  await admin.query('select from warteplatz where mandant_id = $1 and tag = $2::date for update', [
    haus.id,
    dayOf(STUCK),
  ])
  const first = await start()
  const isWaiting = () =>
    untilWaiting(app.database).then(
      () => true,
      () => false,
    )
  await expect.poll(isWaiting, { timeout: 60_000 }).toBe(true)
  expect(await first.end('SIGKILL')).toBe('SIGKILL')
  expect(await offeredOn(dayOf(STUCK))).toEqual([])
  const before = await Promise.all(Array.from({ length: STUCK }, (_, day) => offeredOn(dayOf(day))))
  // What it had done stays, and of what it was at nothing is left.
  expect(before).toEqual([FIRST, FIRST])
  await admin.query('rollback')

  await start()
  for (let day = 0; day < DAYS; day++)
    await expect.poll(() => offeredOn(dayOf(day)), { timeout: 60_000 }).toEqual(FIRST)
  const holds = await held()
  expect(holds).toHaveLength(SEATS * DAYS)
  expect(new Set(holds.map(({ benutzer1_id }) => benutzer1_id)).size).toBe(SEATS * DAYS)
  const told = await rows<{ objekt_id: string }>(
    "select objekt_id from benachrichtigung where mandant_id = $1 and typ = 'wartelisteAngebot'",
    haus.id,
  )
  expect(told).toHaveLength(SEATS * DAYS)
  expect(new Set(told.map(({ objekt_id }) => objekt_id)).size).toBe(SEATS * DAYS)
}, 180_000)
