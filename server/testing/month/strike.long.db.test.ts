import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { TEST_SECRET, type TestDatabase, testDatabase } from '../database.ts'
import { createHouse, type MonthHouse } from './house.ts'
import { planMonth } from './plan.ts'
import { SteeredProcess } from './steeredProcess.ts'
import { strike } from './strike.ts'

const NOW = Temporal.Instant.from('2026-11-23T10:00:00Z')

let database: TestDatabase
let admin: pg.Client
let house: MonthHouse
let dataFolder: string

beforeAll(async () => {
  database = await testDatabase()
  admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
  dataFolder = await mkdtemp(join(tmpdir(), 'platzwart-test-data-'))
  house = await createHouse(
    database.adminUrl,
    TEST_SECRET,
    planMonth(Temporal.PlainDate.from('2026-11-23'), 1, 1, 1),
  )
})

afterAll(async () => {
  await admin.end()
  await database.drop()
  await rm(dataFolder, { recursive: true, force: true })
})

it('A strike that meets the claim of somebody else comes again until that is free', async () => {
  const { appUrl, authUrl } = database
  const others = { publicUrl: 'http://localhost:3000', smtpUrl: 'smtp://127.0.0.1:9', dataFolder }
  const now = NOW.subtract({ hours: 4 }).toString()
  const server = await SteeredProcess.start({ appUrl, authUrl, secret: TEST_SECRET, ...others, now })
  onTestFinished(() => server.kill())
  const { mandantId, people, cars, ids } = house
  const id = uuidv7()
  await admin.query(
    `insert into fahrzeug_buchung
       (mandant_id, id, fahrzeug_id, benutzer_id, fahrer_id, status, zeitraum, sperrzeitraum, erstellt, gilt_seit)
     values ($1, $2, $3, $4, $4, 'reserviert', tstzrange($5, $6), tstzrange($5, $6), $7, $7)`,
    [
      mandantId,
      id,
      cars[0],
      ids.get(people.fahrer[0] ?? ''),
      NOW.subtract({ hours: 2 }).toString(),
      NOW.add({ hours: 2 }).toString(),
      now,
    ],
  )
  const status = async () =>
    (
      await admin.query('select status from fahrzeug_buchung where mandant_id = $1 and id = $2', [
        mandantId,
        id,
      ])
    ).rows[0]?.status
  // As a server does that was killed in the middle of it, until each machine has noticed.
  const dead = new pg.Client({ connectionString: database.appUrl })
  await dead.connect()
  await dead.query('begin')
  await dead.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`fahrzeug.fristen${mandantId}`])
  const struck = strike(admin, [server], NOW)
  await server.order(NOW, true)
  expect(await status()).toBe('reserviert')
  await dead.end()
  await struck
  expect(await status()).toBe('storniert')
  // What nobody has anything to do for is taken at once.
  await strike(admin, [server], NOW.add({ minutes: 30 }))
}, 120_000)
