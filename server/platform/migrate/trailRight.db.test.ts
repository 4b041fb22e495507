import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emptyDatabase, TEST_SECRET, type TestDatabase } from '../../testing/database.ts'
import { prepareDatabase } from './prepareDatabase.ts'
import { withClient } from './session.ts'

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url))
const idOf = (haus: number, nr: number) => `01980000-0000-7000-8000-00000000${haus}00${nr}`

let database: TestDatabase
let before: string

beforeAll(async () => {
  database = await emptyDatabase()
  before = mkdtempSync(join(tmpdir(), 'platzwart-before-'))
  for (const name of readdirSync(MIGRATIONS))
    if (name < '0188') cpSync(join(MIGRATIONS, name), join(before, name))
})

afterAll(async () => {
  rmSync(before, { recursive: true })
  await database.drop()
})

it('lets those who granted permissions keep reading the trail, by the same means, in every Mandant, and nobody else', async () => {
  await prepareDatabase(database.adminUrl, TEST_SECRET, before)
  await withClient(database.adminUrl, async (admin) => {
    for (const haus of [1, 2]) {
      const [mandant, anna, grants, other] = [0, 1, 2, 3].map((nr) => idOf(haus, nr))
      await admin.query('insert into mandant (id, name) values ($1, $2)', [mandant, 'Haus'])
      await admin.query(
        `insert into benutzer (mandant_id, id, anmeldung_id, vorname, nachname, email)
           values ($1, $2, 'b' || $3::text, 'Anna', 'A', 'anna@haus.example')`,
        [mandant, anna, haus],
      )
      await admin.query(
        "insert into rolle (mandant_id, id, name) values ($1, $2, 'Vergibt'), ($1, $3, 'Anderes')",
        [mandant, grants, other],
      )
      await admin.query(
        `insert into rolle_berechtigung (mandant_id, rolle_id, berechtigung, wert) values
           ($1, $2, 'berechtigungs_pflege', 'true'), ($1, $2, 'objekt_pflege', 'true'), ($1, $3, 'benutzer_pflegen', 'true')`,
        [mandant, grants, other],
      )
      await admin.query(
        "insert into benutzer_berechtigung (mandant_id, benutzer_id, berechtigung, wert) values ($1, $2, 'berechtigungs_pflege', 'false')",
        [mandant, anna],
      )
    }
  })
  await prepareDatabase(database.adminUrl, TEST_SECRET)
  await withClient(database.adminUrl, async (admin) => {
    const given = async (table: string, holder: string) => {
      const { rows } = await admin.query(
        `select mandant_id as haus, ${holder} as wer, wert from ${table} where berechtigung = 'protokoll_einsicht' order by 1`,
      )
      return rows
    }
    expect(await given('rolle_berechtigung', 'rolle_id')).toEqual([
      { haus: idOf(1, 0), wer: idOf(1, 2), wert: 'true' },
      { haus: idOf(2, 0), wer: idOf(2, 2), wert: 'true' },
    ])
    expect(await given('benutzer_berechtigung', 'benutzer_id')).toEqual([
      { haus: idOf(1, 0), wer: idOf(1, 1), wert: 'false' },
      { haus: idOf(2, 0), wer: idOf(2, 1), wert: 'false' },
    ])
    const forced = await admin.query(
      "select relname from pg_class where relname in ('rolle_berechtigung', 'benutzer_berechtigung') and relforcerowsecurity",
    )
    expect(forced.rows).toHaveLength(2)
  })
})
