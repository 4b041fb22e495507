import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { untilWaiting } from '../../testing/database.ts'
import { createTestMandant, type TestMandant } from '../../testing/mandant.ts'
import { waitingIn } from '../../testing/people/waiting.ts'
import { valuesFor } from '../../testing/rows/valuesFor.ts'
import { type ServerProcess, startProcess } from '../../testing/serverProcess.ts'
import { freePort } from '../../testing/wire/freePort.ts'

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
const { rows, held } = waitingIn(() => haus)

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'platzwart-test-'))
  app = await testApp(Temporal.Now.instant().toString())
  haus = await createTestMandant(app, 'haus')
  admin = new pg.Client({ connectionString: app.database.adminUrl })
  await admin.connect()
  await rows('update leseraum set aktiv = false')
  await rows(
    `insert into leseraum (mandant_id, id, grundriss_id, bezeichnung, x, y, breite, hoehe)
     ${valuesFor(SEATS, (n) => `$1, gen_random_uuid(), $2, 'S${n}', 100, 100, 50, 50`)}`,
    ...[haus.id, haus.grundrissId],
  )
  await rows('update mandant set stand = stand + 1 where id = $1', haus.id)
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
  for (let day = 0; day < DAYS; day++) {
    const people = Array.from({ length: WAITING }, () => uuidv7())
    await rows(
      `insert into benutzer (mandant_id, id, anmeldung_id, vorname, nachname, email)
       ${valuesFor(WAITING, (n) => `$1, $${n + 1}, 'd${day}w${n}', 'W', '${n}', 'd${day}w${n}@haus.example'`)}`,
      ...[haus.id, ...people],
    )
    const von = `${dayOf(day)}T09:00:00Z`
    await rows(
      `insert into warteplatz (mandant_id, id, benutzer_id, grundriss_id, tag, zeitraum, mindestens, erstellt)
       ${valuesFor(WAITING, (n) => `$1, gen_random_uuid(), $${n + 2}, $2, '${dayOf(day)}', tstzrange('${von}', '${von}'::timestamptz + interval '2 hours'), 120, now() - interval '1 day' + ${n} * interval '1 second'`)}`,
      ...[haus.id, haus.grundrissId, ...people],
    )
  }
}

const offeredOn = async (day: number) =>
  (
    await rows<{ nr: string }>(
      `select u.nachname as nr from warteplatz w join benutzer u on u.mandant_id = w.mandant_id and u.id = w.benutzer_id
       where w.mandant_id = $1 and w.tag = $2::date and w.status = 'angeboten' order by u.nachname::integer`,
      ...[haus.id, dayOf(day)],
    )
  ).map(({ nr }) => Number(nr))

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
  expect(await offeredOn(STUCK)).toEqual([])
  const before = await Promise.all(Array.from({ length: STUCK }, (_, day) => offeredOn(day)))
  // What it had done stays, and of what it was at nothing is left.
  expect(before).toEqual([FIRST, FIRST])
  await admin.query('rollback')

  await start()
  for (let day = 0; day < DAYS; day++)
    await expect.poll(() => offeredOn(day), { timeout: 60_000 }).toEqual(FIRST)
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
